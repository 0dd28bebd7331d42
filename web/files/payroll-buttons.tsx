// Buttons for the payroll files of the company's active integrations, for the range on the screen.

import { useMutation } from '@tanstack/react-query';
import type { Reply } from '#shared/api/endpoint.ts';
import { payroll } from '#shared/api/payroll.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { call } from '#web/api/client.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { useHolds } from '#web/api/holds.ts';
import { ExportButton } from './export-button.tsx';
import { ExportProgress } from './export-progress.tsx';
import styles from './export.module.css';
import { activeSystems, systemNames } from './payroll-systems.ts';
import { useExport } from './use-export.ts';

type Props = {
  readonly filters: ExportFilters;
  /** The screen shows only a part, or counts by other rules: a payroll file of it would pay people wrong. */
  readonly isPart: boolean;
};

export function PayrollButtons({ filters, isPart }: Props) {
  const { integrations } = useSignedIn();
  const active = activeSystems(integrations);
  const t = useTexts('exporting');
  const shell = useTexts('shell');
  const { from, to } = filters;
  const mayMake = useHolds('payroll.make');
  if (active.length === 0 || !mayMake) return null;
  return (
    <div className={styles.payroll} data-no-print="">
      {isPart && <p className="dim">{t('wholeOnly')}</p>}
      {!isPart &&
        active.map((system) => (
          <PayrollFile key={`${system} ${from} ${to}`} system={system} filters={filters} />
        ))}
      <ButtonLink variant="quiet" href={placeHref('payroll', new URLSearchParams({ from, to }))}>
        {shell('nav.payroll')}
      </ButtonLink>
    </div>
  );
}

/** Checks first: without warnings the file starts at once, else after a confirmation. A blocked file's call gives the reason. */
function useCheckedFile(system: PayrollSystem, filters: ExportFilters) {
  const t = useTexts('exporting');
  const running = useExport({ kind: system, filters, options: {} });
  const { from, to, employee_id, project_id } = filters;
  const asked = { system, from, to, employee_id, project_id };
  const check = useMutation({ mutationFn: () => call(payroll.endpoints.check, { query: asked }) });
  const makeAsFound = async ({ findings }: Reply<typeof payroll.endpoints.check>): Promise<void> => {
    const count = findings.filter(({ severity }) => severity === 'warns').length;
    const isBarred = findings.some(({ severity }) => severity === 'blocks');
    const question = {
      heading: t('warned.heading'),
      message: t('warned.found', { count }),
      yes: t('warned.yes'),
    };
    if (count === 0 || isBarred || (await confirm(question))) running.start();
  };
  return {
    ...running,
    error: running.error ?? check.error,
    isStarting: running.isStarting || check.isPending,
    // Not called once this button is gone: other days on the screen have buttons of their own.
    start: () => check.mutate(undefined, { onSuccess: (found) => void makeAsFound(found) }),
  };
}

function PayrollFile({ system, filters }: { system: PayrollSystem; filters: ExportFilters }) {
  const t = useTexts('exporting');
  const running = useCheckedFile(system, filters);
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
