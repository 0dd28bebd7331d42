// The general settings: approval, language, country, time zone, forgotten clock-outs, location.

import { useState } from 'react';
import { missingSmsHours } from '#shared/limits.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { RowGroup } from '#web/ui/table/row-group.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { useForgottenWords } from './forgotten-words.ts';
import { usualWeekWords } from '#web/words/usual-week-words.ts';
import { SettingRow, SettingSwitch } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';

const oneField = () => import('./one-field-dialogs.tsx');
const dialogs = {
  language: lateDialog(async () => (await oneField()).LanguageDialog),
  country: lateDialog(async () => (await oneField()).CountryDialog),
  timeZone: lateDialog(async () => (await oneField()).TimeZoneDialog),
  keptDays: lateDialog(async () => (await oneField()).KeptDaysDialog),
  usualWeek: lateDialog(async () => (await import('./usual-week-dialog.tsx')).UsualWeekDialog),
  forgotten: lateDialog(async () => (await import('./forgotten-dialog.tsx')).ForgottenDialog),
} as const;
type Opened = keyof typeof dialogs;

export function GeneralGroup({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('settings');
  const [opened, setOpened] = useState<Opened>();
  const { settings, isSaving } = editor;
  const Opened = opened && dialogs[opened];
  const row = (which: Opened) => ({ mayWrite, onOpen: () => setOpened(which) });
  const isFixed = isSaving || !mayWrite;
  const forgottenWords = useForgottenWords();
  return (
    <>
      <RowGroup title={t('general')}>
        <Features {...{ editor, isFixed }} />
        <SettingRow label={t('language')} value={languageNames[settings.language]} {...row('language')} />
        {settings.country && (
          <SettingRow
            label={t('country')}
            value={countryNames[currentLanguage()][settings.country]}
            {...row('country')}
          />
        )}
        <SettingRow
          label={t('timeZone')}
          value={settings.time_zone.replaceAll('_', ' ')}
          {...row('timeZone')}
        />
        <SettingRow
          label={t('usualWeek')}
          detail={
            settings.usual_week ? usualWeekWords(currentLanguage(), settings.usual_week) : t('usualOff')
          }
          {...row('usualWeek')}
        />
        <SettingRow
          label={t('forgotten')}
          detail={forgottenWords(settings.forgotten_clock_out)}
          {...row('forgotten')}
        />
        <LocationRows {...{ editor, isFixed }} keptDays={row('keptDays')} />
      </RowGroup>
      {Opened && <Opened editor={editor} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type Props = { readonly editor: SettingsEditor; readonly isFixed: boolean };

const features = [
  ['approve_work_logs', 'approve'],
  ['mail_corrections', 'mailCorrections'],
  ['mail_missing', 'mailMissing'],
  ['ask_missing', 'askMissing'],
  ['ask_missing_sms', 'askMissingSms'],
] as const;

function Features({ editor: { settings, save }, isFixed }: Props) {
  const t = useTexts('settings');
  return features.map(([feature, name]) =>
    feature === 'ask_missing_sms' && !settings.features.ask_missing ? null : (
      <SettingSwitch
        key={feature}
        label={t(name)}
        {...(feature === 'ask_missing_sms' && { detail: t('askMissingSmsText', missingSmsHours) })}
        checked={settings.features[feature] ?? false}
        disabled={isFixed}
        onChange={(checked) => void save({ features: { [feature]: checked } })}
      />
    ),
  );
}

type LocationProps = Props & {
  readonly keptDays: { readonly mayWrite: boolean; readonly onOpen: () => void };
};

function LocationRows({ editor: { settings, save }, isFixed, keptDays }: LocationProps) {
  const t = useTexts('settings');
  return (
    <>
      <SettingSwitch
        label={t('locationSwitch')}
        checked={settings.location.enabled}
        disabled={isFixed}
        onChange={(enabled) => void save({ location: { enabled } })}
      />
      {settings.location.enabled && (
        <SettingRow
          label={t('keptDays')}
          value={t('days', { count: settings.location.kept_days })}
          {...keptDays}
        />
      )}
    </>
  );
}
