// The tiers of overtime: beyond so many hours, at night, on which days; and what the company calls them.

import { useState } from 'react';
import { tierNameMax } from '#shared/limits.ts';
import { type OvertimeTiers, plainTiers, type Tier, tiers } from '#shared/model/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useRuleWords } from '#web/work/rule-words.ts';
import { draftOfTiers, type TiersDraft, tiersOfDraft } from './rules-tiers-draft.ts';
import { TierField } from './rules-tier-field.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const dayHoursMax = 24;
const weekHoursMax = 168;

export function TiersDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const shell = useTexts('shell');
  const words = useRuleWords();
  const { overtime } = hand.settings;
  const before: OvertimeTiers | null = hand.settings.tiers ?? null;
  const [isOn, setOn] = useState(before !== null);
  const [draft, setDraft] = useState(() => draftOfTiers(before ?? plainTiers));
  const set = (part: Partial<TiersDraft>) => setDraft({ ...draft, ...part });
  const { wanted, wrong } = tiersOfDraft(draft);
  const nameOf = (tier: Tier) => draft.names[tier - 1] || words.tier(null, tier);
  const change = () => {
    if (!isOn) return before === null ? ('unchanged' as const) : { tiers: null };
    if (wanted === undefined) return undefined;
    return JSON.stringify(wanted) === JSON.stringify(before) ? ('unchanged' as const) : { tiers: wanted };
  };
  const tierField = (
    key: 'outside' | 'night' | 'saturdays' | 'sundays' | 'publicHolidays' | 'majorHolidays',
  ) => (
    <TierField
      key={key}
      label={t(key === 'night' ? 'nightTier' : key)}
      value={draft[key]}
      nameOf={nameOf}
      onChange={(tier) => set({ [key]: tier })}
    />
  );
  const step = (which: 'day' | 'week', tier: 2 | 3, most: number) => {
    const key = `${which}${tier}` as const;
    const error = wrong[key];
    return (
      <TextField
        label={t(which === 'day' ? 'stepDay' : 'stepWeek', { tier: nameOf(tier) })}
        inputMode="decimal"
        numeric
        value={draft[key]}
        onChange={(value) => set({ [key]: value })}
        error={
          error === 'number'
            ? shell('numberWrong', { min: 0, max: most })
            : error && t('stepsWrong', { higher: nameOf(3), lower: nameOf(2) })
        }
      />
    );
  };
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      size="m"
      title={t('tiers')}
      below={t('tiersText', { first: nameOf(1) })}
      typed={[isOn, draft]}
      change={change}
    >
      <SwitchField label={t('tiersOn')} checked={isOn} onChange={setOn} />
      {isOn && (
        <>
          <FieldRow minPx={220}>
            {step('day', 2, dayHoursMax)}
            {step('day', 3, dayHoursMax)}
          </FieldRow>
          <FieldRow minPx={220}>
            {step('week', 2, weekHoursMax)}
            {step('week', 3, weekHoursMax)}
          </FieldRow>
          <FieldRow minPx={140}>
            <TimeField
              label={t('nightFrom')}
              value={draft.nightFrom}
              onChange={(nightFrom) => set({ nightFrom })}
              invalid={wrong.night !== undefined}
            />
            <TimeField
              label={t('nightTo')}
              value={draft.nightTo}
              onChange={(nightTo) => set({ nightTo })}
              error={wrong.night && t('nightWrong')}
            />
            {tierField('night')}
          </FieldRow>
          <FieldRow minPx={160}>
            {overtime.day_hours !== null && tierField('outside')}
            {overtime.weekends && (['saturdays', 'sundays'] as const).map(tierField)}
            {overtime.holidays && (['publicHolidays', 'majorHolidays'] as const).map(tierField)}
          </FieldRow>
          <FieldRow minPx={160}>
            {tiers.map((tier) => (
              <TextField
                key={tier}
                label={t('nameOf', { tier: words.tier(null, tier) })}
                placeholder={words.tier(null, tier)}
                maxLength={tierNameMax}
                value={draft.names[tier - 1] ?? ''}
                onChange={(name) =>
                  set({ names: [0, 1, 2].map((at) => (at === tier - 1 ? name : (draft.names[at] ?? ''))) })
                }
              />
            ))}
          </FieldRow>
        </>
      )}
    </SettingDialog>
  );
}
