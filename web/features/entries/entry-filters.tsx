// The filters of the list as chips: employee, project, days with the usual ranges, approval.

import { IconFlag, IconLayersIntersect } from '@tabler/icons-react';
import { useRef } from 'react';
import { companies } from '#shared/api/company.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Chip, ChipRow } from '#web/ui/form/chip.tsx';
import { RangePicker } from '#web/ui/date/range-picker.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { ApprovalFilter, EmployeeAndProjectFilters } from '#web/entry/filter-chips.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { deskKeys } from '#web/desk/desk-shortcuts.ts';
import { useMay } from '#web/desk/may.ts';
import { distinctRanges, usualRanges, weeksAndMonths } from '#web/files/usual-ranges.ts';
import styles from './entries.module.css';
import { ColumnChoice } from './column-choice.tsx';
import { defaultSort, type EntryQuery } from './entry-query.ts';

type Props = {
  readonly time: CompanyTime;
  readonly query: EntryQuery;
  readonly onChange: (part: Partial<EntryQuery>) => void;
  readonly isApprovalOn: boolean;
  /** How many of the rows overlap another entry of the same employee. */
  readonly overlapping: number;
  readonly hasEdited: boolean;
};

export function EntryFilters(props: Props) {
  const { query, onChange, hasEdited } = props;
  const t = useTexts('entries');
  const employees = useRead(companies.endpoints.listEmployees, {});
  const projects = useRead(companies.endpoints.listProjects, {});
  const mayEdit = useMay('project.manage');
  const filters = useRef<HTMLDivElement>(null);
  const firstFilter = () => filters.current?.querySelector('button');
  useShortcuts([{ keys: deskKeys.find, run: () => firstFilter()?.click() }]);
  return (
    <div ref={filters} className={styles.filters}>
      <ChipRow label={t('filters')}>
        <EmployeeAndProjectFilters
          {...{ query, onChange }}
          employees={employees.data ?? []}
          projects={projects.data ?? []}
        />
        <RangeFilter {...props} />
        {props.isApprovalOn && <ApprovalFilter {...props} />}
        {(props.overlapping > 0 || query.overlapping) && <OverlapFilter {...props} />}
        <ColumnChoice hidden={query.hidden} mayEdit={mayEdit} onChange={(hidden) => onChange({ hidden })} />
        {isFiltered(query) && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              // The pressed button disappears with the filters.
              firstFilter()?.focus();
              onChange(unfiltered);
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

const unfiltered: Partial<EntryQuery> = {
  employees: [],
  projects: [],
  range: undefined,
  approved: undefined,
  overlapping: false,
  sort: defaultSort,
};
const isFiltered = ({ employees, projects, range, approved, overlapping }: EntryQuery): boolean =>
  employees.length > 0 || projects.length > 0 || range !== undefined || approved !== undefined || overlapping;

function RangeFilter({ time, query, onChange }: Props) {
  const t = useTexts('entries');
  const rule = useSignedIn().settings?.pay_periods;
  const ranges = distinctRanges(
    ['today', 'yesterday', ...weeksAndMonths(rule), 'lastThirty'],
    usualRanges(time.today(), rule),
  );
  return (
    <RangePicker
      label={t('range')}
      clearLabel={t('clearRange')}
      value={query.range ?? null}
      onChange={(next) => onChange({ range: next ?? undefined })}
      shown={({ from, to }) => time.rangeText(from, to)}
      presets={ranges.map(({ name, range: days }) => ({
        label: t(name === 'thisMonth' ? 'range' : name),
        range: days,
      }))}
    />
  );
}

function OverlapFilter({ time, query, overlapping: count, onChange }: Props) {
  const t = useTexts('entries');
  return (
    <Chip
      icon={<IconLayersIntersect size={16} stroke={1.75} aria-hidden="true" />}
      on={query.overlapping}
      aria-pressed={query.overlapping}
      onClear={() => onChange({ overlapping: false })}
      clearLabel={t('clearOverlapping')}
      onClick={() => onChange({ overlapping: !query.overlapping })}
    >
      {t('overlapping', { count, shown: time.number(count) })}
    </Chip>
  );
}
