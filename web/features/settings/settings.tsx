// The settings of the company: account, billing, people in the office, general, integrations, security, time clock.

import { useTexts } from '#web/text.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useSignedIn } from '#web/api/session.tsx';
import { holds } from '#web/api/holds.ts';
import { useMay } from '#web/desk/may.ts';
import { late } from '#web/ui/page/late.tsx';
import { AccountGroups } from './account-groups.tsx';
import { GeneralGroup } from './general/general-group.tsx';
import { IntegrationsGroup } from './integrations/integrations-group.tsx';
import { MonthlyReportGroup } from './monthly-report/monthly-report-group.tsx';
import { OfficeGroup } from './office/office-group.tsx';
import { OwnLoginGroup } from './office/own-login-group.tsx';
import { PeriodsGroup } from './periods/periods-group.tsx';
import { RulesGroup } from './rules/rules-group.tsx';
import { SecurityGroups } from './security/security-groups.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';
import { YourDataGroup } from './your-data/your-data-group.tsx';

/** Few offices use it, so its words and code come apart from the other settings. */
const ApiGroup = late(async () => (await import('./api/api-group.tsx')).ApiGroup);

export function Settings() {
  const t = useTexts('settings');
  const editor = useSettings();
  const mayWrite = useMay('settings.manage');
  const session = useSignedIn();
  const isManaging = holds(session, 'settings.manage');
  const mayUseApi = useMay('api.manage');
  const mayInvite = useMay('manager.manage') && session.acting_for === undefined;
  const { manager } = session;
  if (manager && !holds(session, 'settings.read'))
    return (
      <>
        <PageHead title={t('title')} />
        <OwnLoginGroup manager={manager} />
      </>
    );
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          {manager && <OwnLoginGroup manager={manager} />}
          <AccountGroups />
          {isManaging && <OfficeGroup mayWrite={mayInvite} />}
          {editor && <GeneralGroup editor={editor} mayWrite={mayWrite} />}
          {isManaging && <YourDataGroup />}
        </div>
        <div className={styles.groups}>
          {editor && <RulesGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <PeriodsGroup editor={editor} mayWrite={mayWrite} />}
          {editor && isManaging && <IntegrationsGroup editor={editor} mayWrite={mayWrite} />}
          {isManaging && <ApiGroup mayWrite={mayUseApi} />}
          {editor && isManaging && <MonthlyReportGroup editor={editor} mayWrite={mayWrite} />}
          {editor && <SecurityGroups editor={editor} mayWrite={mayWrite} />}
        </div>
      </div>
    </>
  );
}
