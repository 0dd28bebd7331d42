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
  const editor = useSettings();
  const mayWrite = useMayWrite();
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          <AccountGroups />
          {editor && <GeneralGroup editor={editor} mayWrite={mayWrite} />}
          <YourDataGroup />
        </div>
        <div className={styles.groups}>
          {editor && <RulesGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <PeriodsGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <IntegrationsGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <MonthlyReportGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <SecurityGroups editor={editor} mayWrite={mayWrite} />}
        </div>
      </div>
    </>
  );
}
