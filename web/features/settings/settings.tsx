// The settings of the company: account, billing, general, integrations, security, time clock.

import { useTexts } from '#web/text.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { AccountGroups } from './account-groups.tsx';
import { GeneralGroup } from './general/general-group.tsx';
import { IntegrationsGroup } from './integrations/integrations-group.tsx';
import { MonthlyReportGroup } from './monthly-report/monthly-report-group.tsx';
import { PeriodsGroup } from './periods/periods-group.tsx';
import { RulesGroup } from './rules/rules-group.tsx';
import { SecurityGroups } from './security/security-groups.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';
import { YourDataGroup } from './your-data/your-data-group.tsx';

export function Settings() {
  const t = useTexts('settings');
  const hand = useSettings();
  const mayWrite = useMayWrite();
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          <AccountGroups />
          {hand && <GeneralGroup hand={hand} mayWrite={mayWrite} />}
          <YourDataGroup />
        </div>
        <div className={styles.groups}>
          {hand && <RulesGroup hand={hand} mayWrite={mayWrite} />}
          {hand && <PeriodsGroup hand={hand} mayWrite={mayWrite} />}
          {hand && <IntegrationsGroup hand={hand} mayWrite={mayWrite} />}
          {hand && <MonthlyReportGroup hand={hand} mayWrite={mayWrite} />}
          {hand && <SecurityGroups hand={hand} mayWrite={mayWrite} />}
        </div>
      </div>
    </>
  );
}
