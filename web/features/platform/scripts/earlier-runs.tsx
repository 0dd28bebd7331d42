// The latest runs of scripts, read from the audit: who ran which script, with which parameters and result.

import { IconCheck } from '@tabler/icons-react';
import { platform } from '#shared/api/platform.ts';
import type { PlatformAuditEntry } from '#shared/model/company/audit-entry.ts';
import { runFrom, type RunRecord } from '#shared/model/run-record.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { TallTable } from '#web/features/platform/tall-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { isOutcome, useRunWords } from './run-words.ts';
import { useScriptName } from './script-words.ts';
import styles from './scripts.module.css';

const { audit } = platform.endpoints;
const shownMax = 12;

type Run = {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly isDry: boolean;
  readonly record: RunRecord;
};

/** Undefined for rows without a run, and for the later parts of a run over all companies, which have a cursor `after`. */
function runOf({ id, at, administrator: by, event, detail }: PlatformAuditEntry): Run | undefined {
  const record = runFrom(detail ?? '');
  return record && !record.params.has('after')
    ? { id, at, by, isDry: event === 'script_run_dry', record }
    : undefined;
}

export function EarlierRuns() {
  const t = useTexts('administration');
  const time = useAdminTime();
  const nameOf = useScriptName();
  const real = useRead(audit, { query: { company_id: 'platform', event: 'script_run' } });
  const dry = useRead(audit, { query: { company_id: 'platform', event: 'script_run_dry' } });
  const rows = [...(real.data ?? []), ...(dry.data ?? [])]
    .map(runOf)
    .filter((run) => run !== undefined)
    // Newest first. Of the same second the real runs, listed first, stay above the dry runs they followed.
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, shownMax);
  const by = (row: Run): string => row.by ?? t('scripts.byHand');
  const columns: readonly Column<Run>[] = [
    {
      id: 'script',
      label: t('scripts.earlier'),
      rowHead: true,
      wraps: true,
      width: '180px',
      cell: (row) => nameOf(row.record.script),
    },
    { id: 'by', label: t('scripts.by'), wraps: true, width: '130px', cell: by },
    { id: 'params', label: t('scripts.parameters'), wraps: true, cell: (row) => <Params run={row} /> },
    {
      id: 'result',
      label: t('scripts.result'),
      wraps: true,
      width: '200px',
      cell: (row) => <Result run={row} />,
    },
    {
      id: 'when',
      label: t('scripts.when'),
      width: '150px',
      align: 'end',
      cell: (row) => time.momentText(row.at),
    },
  ];
  return (
    <TallTable
      caption={t('scripts.earlier')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      roomPx={700}
      loading={real.isPending || dry.isPending}
      compactRow={(row) => (
        <div className={styles.compact}>
          <b>{nameOf(row.record.script)}</b>
          <Params run={row} />
          <span>
            <Result run={row} />
          </span>
          <span className={styles.dim}>{`${by(row)} · ${time.momentText(row.at)}`}</span>
        </div>
      )}
      empty={<EmptyState heading={t('scripts.noneEarlier')} />}
    />
  );
}

type RunProps = { readonly run: Run };

function Params({ run: { record } }: RunProps) {
  const words = useRunWords();
  return <span className={styles.dim}>{words.params(record).join(' · ')}</span>;
}

function Result({ run: { record, isDry } }: RunProps) {
  const words = useRunWords();
  return (
    <>
      <Badge
        tone={isOutcome(record.outcome) ? (isDry ? 'neutral' : 'good') : 'bad'}
        icon={isOutcome(record.outcome) && !isDry ? <IconCheck size={14} stroke={2} /> : undefined}
      >
        {words.outcome(record, isDry)}
      </Badge>
      {!isOutcome(record.outcome) && <span className={styles.refusal}>{words.refusal(record)}</span>}
    </>
  );
}
