// The payroll files of the company's active integrations, for the range on the screen.

import type { ExportFilters } from '#shared/model/filters.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ExportButton } from './export-button.tsx';
import { ExportProgress } from './export-progress.tsx';
import styles from './export.module.css';
import { useExport } from './use-export.ts';

const systems = { payday: 'Payday', regla: 'Regla', dk: 'DK' } as const;
type System = keyof typeof systems;
const order: readonly System[] = ['payday', 'regla', 'dk'];

export function PayrollButtons({ filters }: { filters: ExportFilters }) {
  const { integrations } = useSignedIn();
  const active = order.filter((system) => integrations?.[system]?.active);
  if (active.length === 0) return null;
  return (
    <div className={styles.payroll} data-no-print="">
      {active.map((system) => (
        <PayrollFile key={system} system={system} filters={filters} />
      ))}
    </div>
  );
}

function PayrollFile({ system, filters }: { system: System; filters: ExportFilters }) {
  const t = useTexts('exporting');
  const running = useExport({ kind: system, filters, options: {} });
  const label = t('button.payroll', { system: systems[system] });
  return (
    <>
      <ExportButton running={running} label={label} />
      {(running.job || running.error) && (
        <div className={styles.bar} role="group" aria-label={label}>
          <ExportProgress running={running} isPayroll />
        </div>
      )}
    </>
  );
}
