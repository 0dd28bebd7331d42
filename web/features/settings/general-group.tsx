// The general settings: approval, language, time zone, overtime, lunch, location.

import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { ControlRow, GoRow, RowGroup } from '#web/ui/row-group.tsx';
import { useCompanyTime } from '#web/work/company-time.ts';
import { languageNames } from './language-names.ts';
import { useRuleWords } from './rule-words.ts';
import type { SettingsHand } from './use-settings.ts';

const LanguageDialog = lazy(async () => ({
  default: (await import('./language-dialog.tsx')).LanguageDialog,
}));
const TimeZoneDialog = lazy(async () => ({
  default: (await import('./time-zone-dialog.tsx')).TimeZoneDialog,
}));
const OvertimeDialog = lazy(async () => ({
  default: (await import('./overtime-dialog.tsx')).OvertimeDialog,
}));
const LunchDialog = lazy(async () => ({ default: (await import('./lunch-dialog.tsx')).LunchDialog }));
const KeptDaysDialog = lazy(async () => ({
  default: (await import('./kept-days-dialog.tsx')).KeptDaysDialog,
}));

type Opened = 'language' | 'timeZone' | 'overtime' | 'lunch' | 'keptDays';

export function GeneralGroup({ hand, mayWrite }: { hand: SettingsHand; mayWrite: boolean }) {
  const t = useTexts('settings');
  const time = useCompanyTime();
  const rules = useRuleWords(time);
  const [opened, setOpened] = useState<Opened>();
  const { settings, isSaving, save } = hand;
  const close = () => setOpened(undefined);
  const open = (which: Opened) => () => {
    if (mayWrite) setOpened(which);
  };
  const isFixed = isSaving || !mayWrite;
  return (
    <>
      <RowGroup title={t('general')}>
        <ControlRow>
          <SwitchField
            label={t('approve')}
            checked={settings.features.approve_work_logs}
            disabled={isFixed}
            onChange={(approve_work_logs) => void save({ features: { approve_work_logs } })}
          />
        </ControlRow>
        <GoRow label={t('language')} value={languageNames[settings.language]} onClick={open('language')} />
        <GoRow label={t('timeZone')} value={settings.time_zone} onClick={open('timeZone')} />
        <GoRow label={t('overtime')} detail={rules.overtime(settings.overtime)} onClick={open('overtime')} />
        <GoRow label={t('lunch')} value={rules.lunch(settings.lunch)} onClick={open('lunch')} />
        <ControlRow>
          <SwitchField
            label={t('locationSwitch')}
            detail={t('locationText')}
            checked={settings.location.enabled}
            disabled={isFixed}
            onChange={(enabled) => void save({ location: { enabled } })}
          />
        </ControlRow>
        {settings.location.enabled && (
          <GoRow
            label={t('keptDays')}
            value={t('days', { count: settings.location.kept_days })}
            onClick={open('keptDays')}
          />
        )}
      </RowGroup>
      <Suspense fallback={null}>
        {opened === 'language' && <LanguageDialog hand={hand} onClose={close} />}
        {opened === 'timeZone' && <TimeZoneDialog hand={hand} onClose={close} />}
        {opened === 'overtime' && <OvertimeDialog hand={hand} onClose={close} />}
        {opened === 'lunch' && <LunchDialog hand={hand} onClose={close} />}
        {opened === 'keptDays' && <KeptDaysDialog hand={hand} onClose={close} />}
      </Suspense>
    </>
  );
}
