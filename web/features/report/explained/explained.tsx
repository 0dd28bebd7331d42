// The explanation that a figure asks for.

import { Anchored } from '#web/ui/overlay/anchored/anchored.tsx';
import type { Asked } from '#web/features/report/report-view.ts';
import type { ReportQuery } from '#web/features/report/use-report-query.ts';
import { EmployeeOvertime } from './employee-overtime.tsx';
import { ExplainedDay } from './explained-day.tsx';
import { headingId } from './explained-frame.tsx';
import { ProjectOvertime } from './project-overtime.tsx';

type Props = {
  readonly asked: Asked;
  readonly figure: HTMLElement;
  readonly query: ReportQuery;
  readonly onClose: () => void;
};

export function Explained({ asked, figure, query, onClose }: Props) {
  const given = { query, onClose };
  return (
    <Anchored anchor={figure} labelledBy={headingId} onClose={onClose}>
      {asked.of === 'day' && <ExplainedDay {...asked} {...given} />}
      {asked.of === 'employee' && <EmployeeOvertime id={asked.id} {...given} />}
      {asked.of === 'project' && <ProjectOvertime id={asked.id} onClose={onClose} />}
    </Anchored>
  );
}
