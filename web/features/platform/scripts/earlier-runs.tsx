// The runs of scripts that the audit tells of: who, with which parameters, and what came of it.

import { platform } from '#shared/api/platform.ts';
import type { PlatformAuditEntry } from '#shared/model/audit.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { useScriptName } from './script-words.ts';
import styles from './scripts.module.css';

const { audit } = platform.endpoints;
const shownMax = 12;

type Run = {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly isDry: boolean;
  readonly script: string;
  readonly params: string;
  readonly outcome: string;
};

const told = /^(\w+)(.*?): ([a-z_]+)(?:, .*)?$/s;
const runOf = ({ id, at, administrator, event, detail }: PlatformAuditEntry): Run => {
  const [, script = '', params = '', outcome = ''] = told.exec(detail ?? '') ?? [];
  return {
    id,
    at,
    by: administrator,
    isDry: event === 'script_run_dry',
    script,
    params: params.trim(),
    outcome,
  };
};
/** The later parts of a run of all companies. */
const isPart = ({ params }: Run): boolean => /(?:^| )after=/.test(params);

const outcomes = ['would_change', 'changed', 'unchanged'] as const;
const isOutcome = (text: string): text is (typeof outcomes)[number] => outcomes.some((one) => one === text);

export function EarlierRuns() {
  const t = useTexts('administration');
  const time = useAdminTime();
  const nameOf = useScriptName();
  const real = useRead(audit, { query: { company_id: 'platform', event: 'script_run' } });
  const dry = useRead(audit, { query: { company_id: 'platform', event: 'script_run_dry' } });
  const rows = [...(real.data ?? []), ...(dry.data ?? [])]
    .map(runOf)
    .filter((run) => !isPart(run))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, shownMax);
  const result = ({ outcome, isDry }: Run) => (
    <Badge tone={isOutcome(outcome) ? (isDry ? 'neutral' : 'good') : 'bad'}>
      {isDry && `${t('scripts.dryRun')}: `}
      {isOutcome(outcome) ? t(`scripts.outcome.${outcome}`) : t('scripts.refused', { code: outcome })}
    </Badge>
  );
  const columns: readonly Column<Run>[] = [
    {
      id: 'script',
      label: t('scripts.earlier'),
      rowHead: true,
      wraps: true,
      cell: (row) => nameOf(row.script),
    },
    { id: 'by', label: t('scripts.by'), wraps: true, cell: (row) => row.by ?? t('scripts.byHand') },
    {
      id: 'params',
      label: t('scripts.parameters'),
      wraps: true,
      cell: (row) => <span className={styles.dim}>{row.params}</span>,
    },
    { id: 'result', label: t('scripts.result'), width: '220px', cell: result },
    {
      id: 'when',
      label: t('scripts.when'),
      width: '150px',
      align: 'end',
      cell: (row) => time.momentText(row.at),
    },
  ];
  return (
    <Card padding="none">
      <DataTable
        caption={t('scripts.earlier')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        roomPx={700}
        loading={real.isPending || dry.isPending}
        compactRow={(row) => (
          <div className={styles.compact}>
            <b>{nameOf(row.script)}</b>
            <span className={styles.dim}>{row.params}</span>
            <span>
              {result(row)} · {row.by ?? t('scripts.byHand')} · {time.momentText(row.at)}
            </span>
          </div>
        )}
        empty={<EmptyState heading={t('scripts.noneEarlier')} />}
      />
    </Card>
  );
}
