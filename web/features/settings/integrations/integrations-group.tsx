// The payroll integrations of an Icelandic company: which there are, and whether each is active.

import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { integrationKeys } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { SettingRow } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';

const AddIntegration = lateDialog(async () => (await import('./add-integration.tsx')).AddIntegration);
const EditIntegration = lateDialog(async () => (await import('./edit-integration.tsx')).EditIntegration);

export function IntegrationsGroup({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('settings');
  const { country } = useSignedIn();
  const { integrations } = editor;
  const [opened, setOpened] = useState<PayrollSystem | 'add'>();
  if (country !== 'IS') return null;
  const present = integrationKeys.filter((key) => integrations[key]);
  const absent = integrationKeys.filter(
    (key) => !integrations[key] && (key !== 'dk' || integrations.temp_can_see_dk),
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <RowGroup title={t('integrations')}>
        {present.map((key) => (
          <SettingRow
            key={key}
            label={systemNames[key]}
            value={
              integrations[key]?.active ? (
                <Badge tone="good" icon={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
                  {t('active')}
                </Badge>
              ) : (
                <Badge>{t('off')}</Badge>
              )
            }
            mayWrite={mayWrite}
            onOpen={() => setOpened(key)}
          />
        ))}
        {present.length === 0 && <StillRow label={t('noIntegrations')} />}
        {absent.length > 0 && mayWrite && (
          <GoRow
            label={t('addIntegration')}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setOpened('add')}
          />
        )}
      </RowGroup>
      {opened === 'add' && <AddIntegration editor={editor} choices={absent} onClose={close} />}
      {opened !== undefined && opened !== 'add' && (
        <EditIntegration integrationKey={opened} editor={editor} onClose={close} />
      )}
    </>
  );
}
