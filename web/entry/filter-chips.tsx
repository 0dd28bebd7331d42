// The filters that the list of entries and the week share: employees, projects, approval.

import { IconCheck, IconFolder, IconUser } from '@tabler/icons-react';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import { useEmployeeGroups, useProjectGroups } from './searched-options.ts';

type Filters = {
  readonly employees: readonly string[];
  readonly projects: readonly string[];
  readonly approved: 'true' | 'false' | undefined;
};
type Props = {
  readonly query: Filters;
  readonly onChange: (part: Partial<Filters>) => void;
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
};

const iconOf = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function EmployeeAndProjectFilters({ query, onChange, employees, projects }: Props) {
  const t = useTexts('entries');
  return (
    <>
      <SelectFilter
        several
        icon={<IconUser {...iconOf} />}
        allLabel={t('allEmployees')}
        clearLabel={t('clearEmployees')}
        searchLabel={t('findEmployee')}
        groups={useEmployeeGroups(employees)}
        value={query.employees}
        onChange={(chosen) => onChange({ employees: chosen })}
      />
      <SelectFilter
        several
        icon={<IconFolder {...iconOf} />}
        allLabel={t('allProjects')}
        clearLabel={t('clearProjects')}
        searchLabel={t('findProject')}
        groups={useProjectGroups(projects)}
        value={query.projects}
        onChange={(chosen) => onChange({ projects: chosen })}
      />
    </>
  );
}

export function ApprovalFilter({ query: { approved }, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const t = useTexts('entries');
  return (
    <ChipFilter
      icon={<IconCheck {...iconOf} />}
      label={t('anyApproval')}
      value={approved === undefined ? null : t(approved === 'true' ? 'approved' : 'notApproved')}
      onClear={() => onChange({ approved: undefined })}
      clearLabel={t('clearApprovalFilter')}
    >
      <Segmented
        label={t('approval')}
        value={approved ?? 'any'}
        // Arrow keys choose while they move, so a choice does not close the list.
        onChange={(value) => onChange({ approved: value === 'any' ? undefined : value })}
        options={[
          { value: 'any', label: t('anyApproval') },
          { value: 'true', label: t('approved') },
          { value: 'false', label: t('notApproved') },
        ]}
      />
    </ChipFilter>
  );
}
