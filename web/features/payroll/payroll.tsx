// The payroll screen: pay periods, the findings for a file, the file, and the files made so far.

import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { activeSystems } from '#web/files/payroll-systems.ts';
import { PayrollFile } from './payroll-file.tsx';
import { PayrollRecords } from './payroll-records.tsx';
import styles from './payroll.module.css';
import { Periods, usePeriods } from './periods.tsx';

export function Payroll() {
  const t = useTexts('payroll');
  const { integrations } = useSignedIn();
  const systems = activeSystems(integrations);
  const isLooking = usePeriods().isLooking;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.screen}>
        <Periods />
        {/* Hidden until the list of periods above has loaded, so that buttons do not move under a finger. */}
        <div className={styles.screen} hidden={isLooking}>
          {systems.length > 0 ? (
            <PayrollFile systems={systems} />
          ) : (
            <Card>
              <EmptyState
                heading={t('none')}
                action={<ButtonLink href={placeHref('settings')}>{t('toSettings')}</ButtonLink>}
              >
                {t('noneText')}
              </EmptyState>
            </Card>
          )}
          <PayrollRecords />
        </div>
      </div>
    </>
  );
}
