// The way to the file: barred, after a word on what was found, or free; then how far it is.

import { useState } from 'react';
import type { PayrollCheck } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import type { useExport } from '#web/files/use-export.ts';
import styles from './payroll.module.css';

type Props = {
  readonly check: PayrollCheck;
  /** Found for other choices than those on the screen. */
  readonly isOld: boolean;
  readonly running: ReturnType<typeof useExport>;
};

export function PayrollStart({ check, isOld, running }: Props) {
  const t = useTexts('payroll');
  const isBlocked = check.findings.some(({ severity }) => severity === 'blocks');
  const warnings = check.findings.filter(({ severity }) => severity === 'warns');
  // A word given for other findings does not count for these.
  const subject = JSON.stringify([check.system, check.from, check.to, warnings]);
  const [confirmed, setConfirmed] = useState('');
  const isConfirmed = warnings.length === 0 || confirmed === subject;
  return (
    <div className={styles.start}>
      {isBlocked && <p className="dim">{t('blocked')}</p>}
      {!isBlocked && warnings.length > 0 && (
        <CheckboxField
          boxed
          label={t('confirm', { count: warnings.length })}
          checked={isConfirmed}
          onChange={(is) => setConfirmed(is ? subject : '')}
        />
      )}
      <div>
        <ExportButton
          running={running}
          label={t('makeFor', { system: systemNames[check.system] })}
          variant="primary"
          disabled={isBlocked || isOld || !isConfirmed}
        />
      </div>
      {(running.job || running.error) && <ExportProgress running={running} isPayroll />}
    </div>
  );
}
