// The filters of the list as chips: employee, project, days with the usual ranges, approval.

import { IconCheck, IconFlag, IconFolder, IconLayersIntersect, IconUser } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { Chip, ChipRow } from '#web/ui/form/chip.tsx';
import { RangePicker } from '#web/ui/date/range-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useEmployeeGroups, useProjectGroups } from '#web/entry/searched-options.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { deskKeys } from '#web/desk/desk-shortcuts.ts';
import { distinctRanges, usualRanges, weeksAndMonths } from '#web/files/usual-ranges.ts';
import styles from './entries.module.css';
import { ColumnChoice } from './column-choice.tsx';
import { defaultSort, type EntryQuery } from './entry-query.ts';

type Props = {
  readonly time: CompanyTime;
  readonly query: EntryQuery;
  readonly onChange: (part: Partial<EntryQuery>) => void;
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
  readonly isApprovalOn: boolean;
  /** How many of the rows overlap another entry of the same employee. */
  readonly overlapping: number;
  readonly hasEdited: boolean;
  readonly mayEdit: boolean;
};

export function EntryFilters(props: Props) {
  const { time, query, onChange, isApprovalOn, hasEdited } = props;
  const t = useTexts('entries');
  const employeeGroups = useEmployeeGroups(props.employees);
  const projectGroups = useProjectGroups(props.projects);
  const { settings } = useSignedIn();
  const rule = settings?.pay_periods;
  const ranges = distinctRanges(
    ['today', 'yesterday', ...weeksAndMonths(rule), 'lastThirty'],
    usualRanges(time.today(), rule),
  );
  const { employees, projects, range, approved } = query;
  const isFiltered =
    employees.length > 0 ||
    projects.length > 0 ||
    range !== undefined ||
    approved !== undefined ||
    query.overlapping;
  const filters = useRef<HTMLDivElement>(null);
  useShortcuts([{ keys: deskKeys.find, run: () => filters.current?.querySelector('button')?.click() }]);
  return (
    <div ref={filters} className={styles.filters}>
      <ChipRow label={t('filters')}>
        <SelectFilter
          several
          icon={<IconUser size={16} stroke={1.75} aria-hidden="true" />}
          allLabel={t('allEmployees')}
          clearLabel={t('clearEmployees')}
          searchLabel={t('findEmployee')}
          groups={employeeGroups}
          value={employees}
          onChange={(next) => onChange({ employees: next })}
        />
        <SelectFilter
          several
          icon={<IconFolder size={16} stroke={1.75} aria-hidden="true" />}
          allLabel={t('allProjects')}
          clearLabel={t('clearProjects')}
          searchLabel={t('findProject')}
          groups={projectGroups}
          value={projects}
          onChange={(next) => onChange({ projects: next })}
        />
        <RangePicker
          label={t('range')}
          clearLabel={t('clearRange')}
          value={range ?? null}
          onChange={(next) => onChange({ range: next ?? undefined })}
          shown={({ from, to }) => time.rangeText(from, to)}
          presets={ranges.map(({ name, range: days }) => ({
            label: t(name === 'thisMonth' ? 'range' : name),
            range: days,
          }))}
        />
        {isApprovalOn && (
          <ChipFilter
            icon={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
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
        )}
        {(props.overlapping > 0 || query.overlapping) && (
          <Chip
            icon={<IconLayersIntersect size={16} stroke={1.75} aria-hidden="true" />}
            on={query.overlapping}
            aria-pressed={query.overlapping}
            onClear={() => onChange({ overlapping: false })}
            clearLabel={t('clearOverlapping')}
            onClick={() => onChange({ overlapping: !query.overlapping })}
          >
            {t('overlapping', { count: props.overlapping, shown: time.number(props.overlapping) })}
          </Chip>
        )}
        <ColumnChoice
          hidden={query.hidden}
          mayEdit={props.mayEdit}
          onChange={(hidden) => onChange({ hidden })}
        />
        {isFiltered && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              // The pressed button disappears with the filters.
              filters.current?.querySelector('button')?.focus();
              onChange({
                employees: [],
                projects: [],
                range: undefined,
                approved: undefined,
                overlapping: false,
                sort: defaultSort,
              });
            }}
          >
            {t('clearFilters')}
          </Button>
        )}
      </ChipRow>
      {hasEdited && (
        <span className={styles.legend}>
          <IconFlag size={14} stroke={1.75} aria-hidden="true" />
          {t('editedNote')}
        </span>
      )}
    </div>
  );
}
