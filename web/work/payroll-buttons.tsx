// The payroll files of the company's active integrations, for the range on the screen, and the way to their check.

import type { ExportFilters } from '#shared/model/filters.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { placeHref } from './desk-places.ts';
import { ExportButton } from './export-button.tsx';
import { ExportProgress } from './export-progress.tsx';
import styles from './export.module.css';
import { activeSystems, systemNames } from './payroll-systems.ts';
import { useExport } from './use-export.ts';

export function PayrollButtons({ filters }: { filters: ExportFilters }) {
  const { integrations } = useSignedIn();
  const active = activeSystems(integrations);
  const shell = useTexts('shell');
  const { from, to } = filters;
  if (active.length === 0) return null;
  return (
    <div className={styles.payroll} data-no-print="">
      {active.map((system) => (
        <PayrollFile key={system} system={system} filters={filters} />
      ))}
      <ButtonLink variant="quiet" href={placeHref('payroll', new URLSearchParams({ from, to }))}>
        {shell('nav.payroll')}
      </ButtonLink>
    </div>
  );
}

function PayrollFile({ system, filters }: { system: PayrollSystem; filters: ExportFilters }) {
  const t = useTexts('exporting');
  const running = useExport({ kind: system, filters, options: {} });
  const label = t('button.payroll', { system: systemNames[system] });
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
