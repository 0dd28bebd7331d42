// The company's rules of pay: overtime, its tiers, lunch, rounding, public holidays, each a row that says what holds.

import { lazy, Suspense, useState } from 'react';
import { noPayRules } from '#shared/model/pay-rules.ts';
import { holidaysIn } from '#shared/time/holidays.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { RowGroup } from '#web/ui/row-group.tsx';
import { useCompanyTime } from '#web/work/company-time.ts';
import { useRuleWords } from '#web/work/rule-words.ts';
import { SettingRow } from './setting-row.tsx';
import type { SettingsHand } from './use-settings.ts';

const dialogs = {
  overtime: lazy(async () => ({ default: (await import('./rules-overtime-dialog.tsx')).OvertimeDialog })),
  tiers: lazy(async () => ({ default: (await import('./rules-tiers-dialog.tsx')).TiersDialog })),
  lunch: lazy(async () => ({ default: (await import('./rules-lunch-dialog.tsx')).LunchDialog })),
  rounding: lazy(async () => ({ default: (await import('./rules-rounding-dialog.tsx')).RoundingDialog })),
  calendar: lazy(async () => ({ default: (await import('./rules-calendar-dialog.tsx')).CalendarDialog })),
} as const;
type Opened = keyof typeof dialogs;

export function RulesGroup({ hand, mayWrite }: { hand: SettingsHand; mayWrite: boolean }) {
  const t = useTexts('rule-forms');
  const words = useRuleWords();
  const time = useCompanyTime();
  const { country = '' } = useSignedIn();
  const [opened, setOpened] = useState<Opened>();
  const { overtime, tiers, lunch, rounding, calendar } = hand.settings;
  const [overtimeSentence, ...tierSentences] = words.sentences({ overtime, tiers, lunch: null }).slice(0, -1);
  const [, lunchSentence] = words.sentences({ ...noPayRules, lunch });
  const roundingSentence = rounding ? words.sentences({ ...noPayRules, rounding }).at(-1) : t('roundingOff');
  const year = Number(time.today().slice(0, 4));
  const count = holidaysIn(country, year, calendar ?? undefined).length;
  const row = (which: Opened) => ({ label: t(which), mayWrite, onOpen: () => setOpened(which) });
  const Opened = opened && dialogs[opened];
  return (
    <>
      <RowGroup title={t('title')}>
        <SettingRow {...row('overtime')} detail={overtimeSentence} />
        <SettingRow {...row('tiers')} detail={tierSentences.join(' ') || t('tiersOff')} />
        <SettingRow {...row('lunch')} detail={lunchSentence} />
        <SettingRow {...row('rounding')} detail={roundingSentence} />
        <SettingRow {...row('calendar')} detail={t('calendarDays', { count, year })} />
      </RowGroup>
      <Suspense fallback={null}>
        {Opened && <Opened hand={hand} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
