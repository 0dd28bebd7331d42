// The filters of the week as chips: employee, project, approval, what needs a look; and the order of the rows.

import { IconAlertTriangle, IconArrowsSort } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { deskKeys } from '#web/desk/desk-shortcuts.ts';
import { ApprovalFilter, EmployeeAndProjectFilters } from '#web/entry/filter-chips.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { Chip, ChipRow } from '#web/ui/form/chip.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekSums } from '#web/entry/days/week-model.ts';
import type { WeekQuery } from './week-query.ts';
import styles from './week.module.css';

type Props = {
  readonly query: WeekQuery;
  readonly onChange: (part: Partial<WeekQuery>) => void;
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
  readonly isApprovalOn: boolean;
  /** How many rows need a look. */
  readonly looks: number;
  /** Undefined while the hours are being read. */
  readonly sums: WeekSums | undefined;
  readonly time: CompanyTime;
};

const iconOf = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function WeekFilters(props: Props) {
  const { query, onChange, isApprovalOn, looks, sums, time } = props;
  const t = useTexts('week');
  const entries = useTexts('entries');
  const row = useRef<HTMLDivElement>(null);
  useShortcuts([{ keys: deskKeys.find, run: () => row.current?.querySelector('button')?.click() }]);
  return (
    <div ref={row} className={styles.filters}>
      <ChipRow label={entries('filters')}>
        <EmployeeAndProjectFilters {...props} />
        {isApprovalOn && <ApprovalFilter query={query} onChange={onChange} />}
        {(looks > 0 || query.needsLook) && (
          <Chip
            icon={<IconAlertTriangle {...iconOf} className="bad" />}
            on={query.needsLook}
            aria-pressed={query.needsLook}
            onClear={() => onChange({ needsLook: false })}
            clearLabel={t('clearNeedsLook')}
            onClick={() => onChange({ needsLook: !query.needsLook })}
          >
            {t('needsLook')} <b>{time.number(looks)}</b>
          </Chip>
        )}
        <OrderChoice query={query} onChange={onChange} />
      </ChipRow>
      <WeekTotal sums={sums} time={time} />
    </div>
  );
}

function OrderChoice({ query: { order }, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const t = useTexts('week');
  return (
    <ChipFilter
      icon={<IconArrowsSort {...iconOf} />}
      label={t('orderBy', { order: t('orders.name') })}
      value={order === 'name' ? null : t('orderBy', { order: t(`orders.${order}`) })}
      onClear={() => onChange({ order: 'name' })}
      clearLabel={t('clearOrder')}
    >
      <Segmented
        label={t('order')}
        value={order}
        onChange={(next) => onChange({ order: next })}
        options={[
          { value: 'name', label: t('orders.name') },
          { value: 'hours', label: t('orders.hours') },
          { value: 'look', label: t('orders.look') },
        ]}
      />
    </ChipFilter>
  );
}

function WeekTotal({ sums, time }: Pick<Props, 'sums' | 'time'>) {
  const t = useTexts('week');
  const shell = useTexts('shell');
  if (!sums) return <span className="dim small">{shell('loading')}</span>;
  return (
    <span className={styles.total}>
      {sums.running > 0 && `${t('onClock', { count: sums.running, shown: time.number(sums.running) })} · `}
      {t('entries', { count: sums.entries, shown: time.number(sums.entries) })}
      {' · '}
      <b>{`${time.hours(sums.seconds)} ${shell('hoursShort')}`}</b>
    </span>
  );
}
