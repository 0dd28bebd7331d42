// The setting of pay periods: a row that says how they run, and its dialog.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { RowGroup } from '#web/ui/table/row-group.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { usePeriodsWords } from './periods-words.ts';
import { SettingRow } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';

const PeriodsDialog = lateDialog(async () => (await import('./periods-dialog.tsx')).PeriodsDialog);

export function PeriodsGroup({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('pay-periods');
  const words = usePeriodsWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowGroup title={t('title')}>
        <SettingRow
          label={t('setting')}
          detail={words(editor.settings.pay_periods)}
          mayWrite={mayWrite}
          onOpen={() => setOpen(true)}
        />
      </RowGroup>
      {isOpen && <PeriodsDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}
