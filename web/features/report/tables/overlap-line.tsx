// The line in a row of the report whose entries overlap others, and the notice above the report that counts them.

import { IconLayersIntersect } from '@tabler/icons-react';
import type { ReportLog } from '#shared/model/report.ts';
import { logAt } from '#shared/report/report-entries.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import type { Overlaps } from './report-overlaps.ts';
import styles from '#web/features/report/report.module.css';
import type { ReportQuery } from '#web/features/report/use-report-query.ts';
import { counted } from '#web/words/counted.ts';

/** In words rather than by a mark alone, because paper has nothing to press. */
export function OverlapLine({ day, logs }: { day: string; logs: readonly ReportLog[] }) {
  const { overlaps } = useReportView();
  const others = new Set(logs.flatMap(({ id }) => overlaps.get(id) ?? []));
  return others.size > 0 && <Line day={day} others={[...others]} />;
}

function Line({ day, others }: { day: string; others: readonly number[] }) {
  const t = useTexts('report');
  const time = useCompanyTime();
  const { entries } = useReportView();
  const said = others.map((at) => {
    const { date, start, end, project } = logAt(entries, at);
    const times = `${time.clockAt(start)}–${time.clockAt(end)} ${project.name}`;
    return date === day ? times : `${time.shortDay(date)} ${times}`;
  });
  return (
    <span className={styles.overlap}>
      <IconLayersIntersect size={14} stroke={1.75} aria-hidden="true" />
      <span>{t('overlaps', { others: said.join(' · ') })}</span>
    </span>
  );
}

export function OverlapNotice({ overlaps, query }: { overlaps: Overlaps; query: ReportQuery }) {
  const t = useTexts('report');
  if (overlaps.size === 0) return null;
  const list = new URLSearchParams({ from: query.from, to: query.to, overlapping: 'true' });
  for (const id of query.employee_id ?? []) list.append('employee_id', id);
  for (const id of query.project_id ?? []) list.append('project_id', id);
  return (
    <div className={styles.overlapNotice}>
      <Notice icon={<IconLayersIntersect size={20} stroke={1.75} aria-hidden="true" />}>
        <span className={styles.noticeLine}>
          {t('overlapping', counted(overlaps.size))}
          <ButtonLink size="s" href={placeHref('entries', list)}>
            {t('showOverlaps')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  );
}
