// The company's rules of pay: overtime, its tiers, lunch, rounding, public holidays, each a row that says what holds;
// and whether too little rest is warned of.

import { useState } from 'react';
import { holidaysIn } from '#shared/pay/holidays.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { RowGroup } from '#web/ui/table/row-group.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useRulesInWords } from './rules-words.ts';
import { SettingRow, SettingSwitch } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';

const dialogs = {
  overtime: lateDialog(async () => (await import('./rules-overtime-dialog.tsx')).OvertimeDialog),
  tiers: lateDialog(async () => (await import('./rules-tiers-dialog.tsx')).TiersDialog),
  lunch: lateDialog(async () => (await import('./rules-lunch-dialog.tsx')).LunchDialog),
  rounding: lateDialog(async () => (await import('./rules-rounding-dialog.tsx')).RoundingDialog),
  calendar: lateDialog(async () => (await import('./rules-calendar-dialog.tsx')).CalendarDialog),
} as const;
type Opened = keyof typeof dialogs;

export function RulesGroup({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('rule-forms');
  const { sentences } = useRulesInWords();
  const time = useCompanyTime();
  const { country = '' } = useSignedIn();
  const [opened, setOpened] = useState<Opened>();
  const { settings, isSaving, save } = editor;
  const year = Number(time.today().slice(0, 4));
  const count = holidaysIn(country, year, settings.calendar ?? undefined).length;
  const row = (which: Opened) => ({ label: t(which), mayWrite, onOpen: () => setOpened(which) });
  const Opened = opened && dialogs[opened];
  return (
    <>
      <RowGroup title={t('title')}>
        {(['overtime', 'tiers', 'lunch', 'rounding'] as const).map((rule) => (
          <SettingRow key={rule} {...row(rule)} detail={sentences[rule](settings)} />
        ))}
        <SettingRow {...row('calendar')} detail={t('calendarDays', { count, year })} />
        <SettingSwitch
          label={t('lunchWorked')}
          detail={t('lunchWorkedText')}
          checked={settings.worked_through_lunch ?? false}
          disabled={isSaving || !mayWrite}
          onChange={(worked_through_lunch) => void save({ worked_through_lunch })}
        />
        <SettingSwitch
          label={t('restWarnings')}
          detail={t('restWarningsText')}
          checked={settings.rest_warnings ?? false}
          disabled={isSaving || !mayWrite}
          onChange={(rest_warnings) => void save({ rest_warnings })}
        />
      </RowGroup>
      {Opened && <Opened editor={editor} onClose={() => setOpened(undefined)} />}
    </>
  );
}
