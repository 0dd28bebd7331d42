// The runs of scripts that the audit tells of: who, with which parameters, and what came of it.

import { IconCheck } from '@tabler/icons-react';
import { platform } from '#shared/api/platform.ts';
import type { PlatformAuditEntry } from '#shared/model/audit.ts';
import { runFrom, type ToldRun } from '#shared/model/script-told.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { isOutcome, useRunWords } from './run-words.ts';
import { useScriptName } from './script-words.ts';
import shared from '#web/features/platform/platform.module.css';
import styles from './scripts.module.css';

const { audit } = platform.endpoints;
const shownMax = 12;

type Run = {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly isDry: boolean;
  readonly told: ToldRun;
};

/** Later parts of a run of all companies are left out. */
function runOf({ id, at, administrator: by, event, detail }: PlatformAuditEntry): Run | undefined {
  const told = runFrom(detail ?? '');
  return told && !told.params.has('after')
    ? { id, at, by, isDry: event === 'script_run_dry', told }
    : undefined;
}

export function EarlierRuns() {
  const t = useTexts('administration');
  const time = useAdminTime();
  const nameOf = useScriptName();
  const words = useRunWords();
  const real = useRead(audit, { query: { company_id: 'platform', event: 'script_run' } });
  const dry = useRead(audit, { query: { company_id: 'platform', event: 'script_run_dry' } });
  const rows = [...(real.data ?? []), ...(dry.data ?? [])]
    .map(runOf)
    .filter((run) => run !== undefined)
    // Of one second, the real run came after its dry one.
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, shownMax);
  const by = (row: Run): string => row.by ?? t('scripts.byHand');
  const params = ({ told }: Run) => <span className={styles.dim}>{words.params(told).join(' · ')}</span>;
  const result = ({ told, isDry }: Run) => (
    <>
      <Badge
        tone={isOutcome(told.outcome) ? (isDry ? 'neutral' : 'good') : 'bad'}
        icon={isOutcome(told.outcome) && !isDry ? <IconCheck size={14} stroke={2} /> : undefined}
      >
        {words.outcome(told, isDry)}
      </Badge>
      {!isOutcome(told.outcome) && <span className={styles.refusal}>{words.refusal(told)}</span>}
    </>
  );
  const columns: readonly Column<Run>[] = [
    {
      id: 'script',
      label: t('scripts.earlier'),
      rowHead: true,
      wraps: true,
      width: '180px',
      cell: (row) => nameOf(row.told.script),
    },
    { id: 'by', label: t('scripts.by'), wraps: true, width: '130px', cell: by },
    { id: 'params', label: t('scripts.parameters'), wraps: true, cell: params },
    { id: 'result', label: t('scripts.result'), wraps: true, width: '200px', cell: result },
    {
      id: 'when',
      label: t('scripts.when'),
      width: '150px',
      align: 'end',
      cell: (row) => time.momentText(row.at),
    },
  ];
  return (
    <div className={shared.tall}>
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
              <b>{nameOf(row.told.script)}</b>
              {params(row)}
              <span>{result(row)}</span>
              <span className={styles.dim}>
                {by(row)} · {time.momentText(row.at)}
              </span>
            </div>
          )}
          empty={<EmptyState heading={t('scripts.noneEarlier')} />}
        />
      </Card>
    </div>
  );
}
