// The audit of the platform and of all companies, searched by company, actor, event, time and words.

import { IconBuilding, IconListDetails, IconSearch, IconUser } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { platform } from '#shared/api/platform.ts';
import { auditTextMax } from '#shared/limits.ts';
import { auditAuthors, type AuditEvent, auditEvents } from '#shared/model/audit.ts';
import { type PlatformAuditEntry } from '#shared/model/company/audit-entry.ts';
import { runFrom } from '#shared/model/run-record.ts';
import { queryKey, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChipRow } from '#web/ui/form/chip.tsx';
import { TallTable } from '#web/features/platform/tall-table.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { AdminFrame } from '#web/features/platform/admin-frame.tsx';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { useCompanyName, useRunWords } from '#web/features/platform/scripts/run-words.ts';
import { useScriptName } from '#web/features/platform/scripts/script-words.ts';
import { useAuditWords } from '#web/words/audit-words.ts';
import styles from './trail.module.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '#web/api/client.ts';

const platformItself = 'platform';
/** The search waits this long after the last typed letter, because every search reads all companies' audits. */
const restMilliseconds = 400;

export function Screen() {
  const t = useTexts('administration');
  const { query, filters } = useFilters();
  const read = useTrail(query);
  const rows = read.data?.pages.flatMap((page) => page.rows) ?? [];
  const columns = useColumns();
  return (
    <AdminFrame here="adminAudit">
      <PageHead title={t('trail.title')} detail={t('trail.detail')} />
      {filters}
      {read.error && <ReadFailed error={read.error} isTrying={read.isFetching} onTry={read.refetch} />}
      <TallTable
        caption={t('trail.title')}
        columns={columns}
        rows={rows}
        rowId={(row) => `${row.company?.id ?? platformItself} ${row.id}`}
        loading={read.isPending}
        compactRow={(row) => <CompactRow row={row} columns={columns} />}
        empty={read.error ? undefined : <EmptyState heading={t('trail.none')} />}
      />
      {read.hasNextPage && (
        <div>
          <Button loading={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('trail.older')}
          </Button>
        </div>
      )}
      <p className={styles.dim}>{t('trail.utc')}</p>
    </AdminFrame>
  );
}

function useFilters() {
  const t = useTexts('administration');
  const [company, setCompany] = useState<readonly string[]>([]);
  const [by, setBy] = useState<readonly string[]>([]);
  const [event, setEvent] = useState<readonly string[]>([]);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim().slice(0, auditTextMax));
  const given = {
    company_id: company[0],
    by: by[0],
    event: event[0],
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    text,
  };
  const query: TrailQuery = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
  const filters = (
    <div className={styles.tools}>
      <div className={styles.find}>
        <TextField
          label={t('trail.find')}
          type="search"
          value={typed}
          onChange={setTyped}
          before={<IconSearch size={16} stroke={1.75} />}
        />
      </div>
      <DateField label={t('trail.from')} value={from} onChange={setFrom} />
      <DateField label={t('trail.to')} value={to} onChange={setTo} />
      <Chips {...{ company, setCompany, by, setBy, event, setEvent }} />
    </div>
  );
  return { query, filters };
}

type Chosen = readonly string[];
type ChipsProps = {
  readonly company: Chosen;
  readonly setCompany: (chosen: Chosen) => void;
  readonly by: Chosen;
  readonly setBy: (chosen: Chosen) => void;
  readonly event: Chosen;
  readonly setEvent: (chosen: Chosen) => void;
};

function Chips({ company, setCompany, by, setBy, event, setEvent }: ChipsProps) {
  const t = useTexts('administration');
  const audit = useTexts('audit');
  const eventOf = useEventWords();
  const companies = useRead(platform.endpoints.listCompanies, {}).data ?? [];
  const named = companies.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }));
  return (
    <ChipRow label={t('trail.filters')}>
      <SelectFilter
        icon={<IconBuilding size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('trail.anyCompany')}
        clearLabel={t('trail.clearCompany')}
        groups={[{ label: '', options: [{ value: platformItself, label: t('trail.platform') }, ...named] }]}
        value={company}
        onChange={setCompany}
      />
      <SelectFilter
        icon={<IconUser size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('trail.anyActor')}
        clearLabel={t('trail.clearActor')}
        groups={[
          { label: '', options: auditAuthors.map((value) => ({ value, label: audit(`by.${value}`) })) },
        ]}
        value={by}
        onChange={setBy}
      />
      <SelectFilter
        icon={<IconListDetails size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('trail.anyEvent')}
        clearLabel={t('trail.clearEvent')}
        groups={[{ label: '', options: auditEvents.map((value) => ({ value, label: eventOf(value) })) }]}
        value={event}
        onChange={setEvent}
      />
    </ChipRow>
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The typed text, once typing has paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(rested);
}

function useColumns(): readonly Column<PlatformAuditEntry>[] {
  const t = useTexts('administration');
  const audit = useTexts('audit');
  const time = useAdminTime();
  const eventOf = useEventWords();
  const detail = useDetail();
  /** The actor's name; for an administrator who was logged in as a company, both. */
  const who = ({ administrator, by, acting_as: as, employee, event }: PlatformAuditEntry): string => {
    if (administrator === null && (event === 'script_run' || event === 'script_run_dry'))
      return t('scripts.byHand');
    const name = administrator ?? (by === 'Employee' ? employee?.name : undefined) ?? audit(`by.${by}`);
    return as === null ? name : t('trail.both', { name, as: audit(`by.${as}`) });
  };
  return [
    {
      id: 'when',
      label: t('trail.when'),
      width: '150px',
      rowHead: true,
      cell: (row) => time.momentText(row.at),
    },
    {
      id: 'company',
      label: t('trail.company'),
      width: '170px',
      wraps: true,
      cell: (row) => row.company?.name ?? t('trail.platform'),
    },
    { id: 'who', label: t('trail.who'), width: '190px', wraps: true, cell: who },
    {
      id: 'what',
      label: t('trail.what'),
      width: '210px',
      wraps: true,
      cell: (row) => [eventOf(row.event), row.count > 1 ? ` (${row.count})` : ''].join(''),
    },
    { id: 'detail', label: t('trail.detailHead'), wraps: true, cell: detail },
    { id: 'address', label: t('trail.address'), width: '140px', cell: (row) => row.address ?? '–' },
  ];
}

/** The texts of some events address the company ('your account'): administrators read other ones. */
function useEventWords(): (event: AuditEvent) => string {
  const t = useTexts('administration');
  const audit = useTexts('audit');
  return (event) =>
    event === 'administrator_logged_in_as' || event === 'notes_changed' || event === 'company_changed'
      ? t(`trail.event.${event}`)
      : audit(`event.${event}`);
}

function useDetail(): (row: PlatformAuditEntry) => ReactNode {
  const words = useAuditWords();
  const runs = useRunWords();
  const scriptName = useScriptName();
  const nameOf = useCompanyName();
  return (row) => {
    const { by, event, detail: said } = row;
    const isDry = event === 'script_run_dry';
    const run = isDry || event === 'script_run' ? runFrom(said ?? '') : undefined;
    if (run) {
      const outcome = [runs.outcome(run, false), runs.refusal(run), ...runs.summary(run)];
      const lines = [[scriptName(run.script)], runs.params(run), outcome.filter(Boolean)];
      return lines
        .filter((line) => line.length > 0)
        .map((line, index) => (
          <span key={index} className={index === 0 ? styles.line : styles.dimLine}>
            {line.join(' · ')}
          </span>
        ));
    }
    // In the platform's own row the detail is 'company id: reason'.
    if (event === 'administrator_logged_in_as' && row.company === null) {
      const [id = '', ...reason] = (said ?? '').split(': ');
      return [nameOf(id), ...(reason.length > 0 ? [reason.join(': ')] : [])].join(', ');
    }
    // The employee is left out of the detail, because the column 'who' has the name.
    return words(by === 'Employee' ? { ...row, employee: null } : row).join(', ');
  };
}

function CompactRow({
  row,
  columns,
}: {
  readonly row: PlatformAuditEntry;
  readonly columns: readonly Column<PlatformAuditEntry>[];
}) {
  const [when, company, who, what, detail, address] = columns;
  return (
    <div className={styles.compact}>
      <b>{what?.cell(row)}</b>
      <span>
        {who?.cell(row)} · {company?.cell(row)}
      </span>
      <span>{detail?.cell(row)}</span>
      <span className={styles.dim}>
        {when?.cell(row)} · {address?.cell(row)}
      </span>
    </div>
  );
}

const { audit } = platform.endpoints;
type TrailQuery = Readonly<Record<string, string>>;

const useTrail = (query: TrailQuery) =>
  useInfiniteQuery({
    queryKey: queryKey(audit, { query }),
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const response = await send(audit, { query: { ...query, cursor } }, { signal });
      return {
        rows: audit.reply.parse(await response.json()),
        next: response.headers.get('x-next-cursor') ?? undefined,
      };
    },
    getNextPageParam: ({ next }) => next,
  });
