// The platform administrator's list of companies; the chosen one stands beside it.

import { IconBuilding, IconPlus, IconWorld } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { platform } from '#shared/api/platform.ts';
import { trialWarningDays } from '#shared/limits.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { ChipRow, SwitchChip } from '#web/ui/form/chip.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { plain } from '#web/ui/style/plain.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import type { Column, Sort } from '#web/ui/table/table-model.ts';
import { useIsTight } from '#web/ui/table/use-room.ts';
import { useListFind } from '#web/desk/list-find.ts';
import { useListSort } from '#web/desk/list-sort.ts';
import { byName } from '#web/words/alphabet.ts';
import { ListTools } from '#web/desk/list-tools.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { AdminFrame } from '#web/features/platform/admin-frame.tsx';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { forget, keep, keptOf } from '#web/features/platform/unsent-text.ts';
import { keptNotes } from './notes-form.tsx';
import styles from '#web/features/platform/platform.module.css';
import {
  type Company,
  fits,
  isEnding,
  isStanding,
  orderOf,
  standingOf,
  standings,
  toneOf,
  useStandingWords,
} from './standing.ts';

const { listCompanies } = platform.endpoints;
/** The search field shows for a list of any length. */
const always = Number.POSITIVE_INFINITY;
/** A row holds two lines of a name or of notes; a narrow row everything in the longest language. */
const [rowPx, compactPx] = [46, 216];
const pageRows = 50;
const usualSort = { by: 'created', descending: true };
/** The width that all columns need, and the card's two border lines. */
const [roomPx, cardLinesPx] = [860, 2];

export function Screen() {
  const t = useTexts('administration');
  // A narrow list needs these texts. Loaded here, because loading them when a tablet is turned would empty the page.
  useTexts('people');
  const read = useRead(listCompanies, {});
  const companies = read.data ?? [];
  const fault = faultOf(read);
  const [sort, setSort] = useListSort(usualSort);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useChosen();
  const filters = useFilters(companies);
  const columns = useColumns(companies[0]?.listed_at, chosen, setChosen);
  const list = useRef<HTMLDivElement>(null);
  const found = companies.filter(filters.isFound);
  const isTight = useIsTight(list, roomPx + cardLinesPx);
  const company = companies.find(({ id }) => id === chosen);
  const close = (): void => {
    setChosen(undefined);
    requestAnimationFrame(() => document.getElementById(`company-${chosen}`)?.focus());
  };
  const readAgain = async (): Promise<Company | undefined> =>
    (await read.refetch()).data?.find(({ id }) => id === chosen);
  return (
    <AdminFrame here="adminApp">
      <PageHead
        title={t('companies.title')}
        detail={read.data && t('companies.counts', countsOf(companies))}
        actions={<AddButton onAdd={() => setAdding(true)} />}
      />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      <div className={styles.tools}>
        <ListTools
          count={always}
          findLabel={t('companies.find')}
          find={filters.find}
          onFind={filters.setFind}
          columns={columns.filter(({ sortBy }) => sortBy)}
          sort={sort}
          onSort={setSort}
          isTight={isTight}
        />
        {filters.chips}
      </div>
      <div className={company ? styles.split : styles.whole}>
        {company && (
          <CompanyPanel key={company.id} company={company} onClose={close} onReadAgain={readAgain} />
        )}
        <CompanyTable
          ref={list}
          {...{ found, columns, chosen, sort }}
          onSort={setSort}
          isLoading={read.isPending}
          empty={fault ? undefined : t(companies.length === 0 ? 'companies.none' : 'companies.noneFound')}
        />
      </div>
      {isAdding && <CompanyDialog onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTexts('administration');
  return (
    <Button variant="primary" icon={<IconPlus size={18} stroke={1.75} />} onClick={onAdd}>
      {t('addCompany')}
    </Button>
  );
}

function countsOf(companies: readonly Company[]) {
  const kinds = companies.map((one) => standingOf(one).kind);
  const counted = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    all: companies.length,
    paying: counted('paying'),
    trial: counted('trial'),
    over: counted('over', 'disabled'),
  };
}

type TableProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly found: readonly Company[];
  readonly columns: readonly Column<Company>[];
  readonly chosen: string | undefined;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly isLoading: boolean;
  /** The words of an empty list. */
  readonly empty: string | undefined;
};

/** Fifty companies at a time. */
function CompanyTable({ ref, found, columns, chosen, sort, onSort, isLoading, empty }: TableProps) {
  const t = useTexts('administration');
  const [most, setMost] = useState(pageRows);
  return (
    <div ref={ref} className={styles.list}>
      <Card padding="none">
        <DataTable
          caption={t('companies.title')}
          columns={columns}
          rows={found}
          mostRows={most}
          rowPx={rowPx}
          compactPx={compactPx}
          rowId={(row) => row.id}
          look={(row) => ({ chosen: row.id === chosen })}
          sort={sort}
          onSort={onSort}
          roomPx={roomPx}
          loading={isLoading}
          compactRow={(row) => <CompactRow row={row} columns={columns} />}
          empty={empty === undefined ? undefined : <EmptyState heading={empty} />}
        />
        {found.length > most && (
          <div className={styles.more}>
            {t('companies.shown', { shown: most, all: found.length })}
            <Button variant="quiet" size="s" onClick={() => setMost(most + pageRows)}>
              {t('companies.more', { count: pageRows })}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** The company in the panel. It is kept in the tab, so that it and its typed notes are there after another log-in. */
function useChosen() {
  const [chosen, setChosen] = useState(() => keptOf('chosen')?.['id']);
  const choose = (id: string | undefined): void => {
    if (id === undefined) forget('chosen');
    else keep('chosen', { id });
    setChosen(id);
  };
  return [chosen, choose] as const;
}

function useFilters(companies: readonly Company[]) {
  const t = useTexts('administration');
  const [find, setFind] = useListFind();
  const [country, setCountry] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState<readonly string[]>([]);
  const [isNoted, setNoted] = useState(false);
  const [mustEnd, setMustEnd] = useState(false);
  const wanted = plain(find);
  // A kennitala is typed with a hyphen, a blank or neither.
  const digits = /^[\d\s-]+$/.test(find) ? find.replace(/\D/g, '') : '';
  const isNamed = (row: Company): boolean =>
    [row.name, row.email, row.id].some((text) => plain(text).includes(wanted)) ||
    (digits !== '' && (row.kennitala ?? '').includes(digits));
  const isFound = (row: Company): boolean =>
    (wanted === '' || isNamed(row)) &&
    (country.length === 0 || country.includes(row.country)) &&
    plan.filter(isStanding).every((one) => fits(row, one)) &&
    (!mustEnd || isEnding(row)) &&
    (!isNoted || row.notes !== '');
  const countries = [...new Set(companies.map((one) => one.country))].toSorted();
  const chips = (
    <ChipRow label={t('companies.filters')}>
      <SelectFilter
        icon={<IconWorld size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('companies.anyCountry')}
        clearLabel={t('companies.clearCountry')}
        groups={[{ label: '', options: countries.map((value) => ({ value, label: value })) }]}
        value={country}
        onChange={setCountry}
      />
      <SelectFilter
        icon={<IconBuilding size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('companies.anyPlan')}
        clearLabel={t('companies.clearPlan')}
        groups={[{ label: '', options: standings.map((value) => ({ value, label: t(`plan.${value}`) })) }]}
        value={plan}
        onChange={setPlan}
      />
      <SwitchChip on={mustEnd} onChange={setMustEnd}>
        {`${t('plan.ending', { days: trialWarningDays })} ${companies.filter(isEnding).length}`}
      </SwitchChip>
      <SwitchChip on={isNoted} onChange={setNoted}>
        {`${t('companies.withNotes')} ${companies.filter(({ notes }) => notes !== '').length}`}
      </SwitchChip>
    </ChipRow>
  );
  return { find, setFind, isFound, chips };
}

function useColumns(
  listedAt: string | undefined,
  chosen: string | undefined,
  choose: (id: string | undefined) => void,
): readonly Column<Company>[] {
  const t = useTexts('administration');
  const words = useStandingWords();
  const figures = useFigureColumns(listedAt);
  return [
    {
      id: 'name',
      label: t('companies.name'),
      rowHead: true,
      wraps: true,
      cell: (row) => (
        <button
          type="button"
          id={`company-${row.id}`}
          className={styles.open}
          aria-expanded={row.id === chosen}
          onClick={() => choose(row.id)}
        >
          <span className={styles.name}>{row.name}</span>
        </button>
      ),
      sortBy: (row) => row.name,
      compare: byName,
    },
    {
      id: 'country',
      label: t('companies.country'),
      width: '56px',
      cell: (row) => row.country,
      sortBy: (row) => row.country,
    },
    {
      id: 'plan',
      label: t('companies.plan'),
      width: '184px',
      cell: (row) => <Badge tone={toneOf(standingOf(row))}>{words(row)}</Badge>,
      sortBy: orderOf,
    },
    ...figures,
    {
      id: 'notes',
      label: t('companies.notes'),
      width: '150px',
      wraps: true,
      cell: (row) => <Noted row={row} />,
    },
  ];
}

function useFigureColumns(listedAt: string | undefined): readonly Column<Company>[] {
  const t = useTexts('administration');
  const time = useAdminTime();
  const month = listedAt === undefined ? t('companies.thisMonth') : time.monthOf(listedAt);
  const day = (at: string): string => time.dayText(time.dayAt(at));
  return [
    {
      id: 'employees',
      label: t('companies.employees'),
      width: '90px',
      align: 'end',
      firstDescending: true,
      cell: (row) => row.active_employees,
      sortBy: (row) => row.active_employees,
    },
    {
      id: 'month',
      label: month,
      width: '90px',
      align: 'end',
      firstDescending: true,
      cell: (row) => (row.month_seconds === null ? '–' : time.hours(row.month_seconds)),
      sortBy: (row) => row.month_seconds,
    },
    {
      id: 'created',
      label: t('companies.created'),
      width: '112px',
      firstDescending: true,
      cell: (row) => day(row.created),
      sortBy: (row) => row.created,
    },
    {
      id: 'last',
      label: t('companies.lastEntry'),
      width: '112px',
      firstDescending: true,
      cell: (row) => {
        if (row.last_entry === null) return '–';
        const isToday = time.dayAt(row.last_entry) === time.dayAt(row.listed_at);
        return isToday ? <b>{day(row.last_entry)}</b> : day(row.last_entry);
      },
      sortBy: (row) => row.last_entry,
    },
  ];
}

function Noted({ row }: { readonly row: Company }) {
  const t = useTexts('administration');
  const typed = keptNotes(row.id);
  const notes = typed === undefined ? row.notes : t('companies.unsaved', { notes: typed });
  return <span className={styles.noteWords}>{notes}</span>;
}

function CompactRow({
  row,
  columns,
}: {
  readonly row: Company;
  readonly columns: readonly Column<Company>[];
}) {
  const [name, country, plan, employees, month, created, last, notes] = columns;
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        {name?.cell(row)}
        {plan?.cell(row)}
      </div>
      <span className={styles.detail}>
        {country?.cell(row)} · {employees?.label} {employees?.cell(row)} · {month?.label} {month?.cell(row)} ·{' '}
        {created?.label} {created?.cell(row)} · {last?.label} {last?.cell(row)}
      </span>
      {notes?.cell(row)}
    </div>
  );
}
