// The tiers of overtime: beyond so many hours, at night, on which days; and what the company calls them.

import type { ReactNode } from 'react';
import { tierNameMax } from '#shared/limits.ts';
import { plainTiers, type Tier, tiers } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { asTier, useRuleWords } from '#web/words/rule-words.ts';
import { draftOfTiers, tiersOfDraft } from './rules-tiers-draft.ts';
import { useRulesInWords } from './rules-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

const dayHoursMax = 24;
const weekHoursMax = 168;
const valuesOf = ({ settings: { tiers: rule } }: Chosen) => ({
  isOn: rule != null,
  ...draftOfTiers(rule ?? plainTiers),
});

function changeOf({ isOn, ...draft }: ReturnType<typeof valuesOf>) {
  if (!isOn) return { tiers: null };
  const { wanted } = tiersOfDraft(draft);
  return wanted && { tiers: wanted };
}

type Draft = ReturnType<typeof valuesOf>;

export function TiersDialog(props: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const words = useRuleWords();
  const fieldsInWords = useRulesInWords().inWords('tiers');
  const send = props.editor.put;
  const form = useSettingForm({ ...props, send, valuesOf, fieldsInWords, changeOf });
  const { values: draft, set, frame } = form;
  const { overtime } = form.chosen.settings;
  const nameOf = (tier: Tier) => draft.names[tier - 1] || words.tier(null, tier);
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
  return (
    <SettingDialog {...frame} size="m" title={t('tiers')} below={t('tiersText', { first: nameOf(1) })}>
      <SwitchField label={t('tiersOn')} checked={draft.isOn} onChange={(isOn) => set({ isOn })} />
      {draft.isOn && (
        <>
          <FieldRow minPx={220}>
            <Step which="day" tier={2} {...{ draft, set, nameOf }} />
            <Step which="day" tier={3} {...{ draft, set, nameOf }} />
          </FieldRow>
          <FieldRow minPx={220}>
            <Step which="week" tier={2} {...{ draft, set, nameOf }} />
            <Step which="week" tier={3} {...{ draft, set, nameOf }} />
          </FieldRow>
          <NightFields draft={draft} set={set} field={tierField('night')} />
          <FieldRow minPx={160}>
            {overtime.day_hours !== null && tierField('outside')}
            {overtime.weekends && (['saturdays', 'sundays'] as const).map(tierField)}
            {overtime.holidays && (['publicHolidays', 'majorHolidays'] as const).map(tierField)}
          </FieldRow>
          <NameFields names={draft.names} onChange={(names) => set({ names })} />
        </>
      )}
    </SettingDialog>
  );
}

type PartProps = { readonly draft: Draft; readonly set: (part: Partial<Draft>) => void };
type StepProps = PartProps & {
  readonly which: 'day' | 'week';
  readonly tier: 2 | 3;
  readonly nameOf: (tier: Tier) => string;
};

/** After how many hours a tier begins. */
function Step({ which, tier, draft, set, nameOf }: StepProps) {
  const t = useTexts('rule-forms');
  const shell = useTexts('shell');
  const { wrong } = tiersOfDraft(draft);
  const most = which === 'day' ? dayHoursMax : weekHoursMax;
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
}

function NightFields({ draft, set, field }: PartProps & { readonly field: ReactNode }) {
  const t = useTexts('rule-forms');
  const { wrong } = tiersOfDraft(draft);
  return (
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
      {field}
    </FieldRow>
  );
}

type NamesProps = {
  readonly names: readonly string[];
  readonly onChange: (names: string[]) => void;
};

function NameFields({ names, onChange }: NamesProps) {
  const t = useTexts('rule-forms');
  const words = useRuleWords();
  return (
    <FieldRow minPx={160}>
      {tiers.map((tier) => (
        <TextField
          key={tier}
          label={t('nameOf', { tier: words.tier(null, tier) })}
          placeholder={words.tier(null, tier)}
          maxLength={tierNameMax}
          value={names[tier - 1] ?? ''}
          onChange={(name) => onChange([0, 1, 2].map((at) => (at === tier - 1 ? name : (names[at] ?? ''))))}
        />
      ))}
    </FieldRow>
  );
}

type Props = {
  readonly label: string;
  readonly value: Tier;
  readonly nameOf: (tier: Tier) => string;
  readonly onChange: (tier: Tier) => void;
};

/** The field for a tier of overtime, by the company's own names for them. */
function TierField({ label, value, nameOf, onChange }: Props) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      onChange={(chosen) => onChange(asTier(chosen))}
      groups={[{ label, options: tiers.map((tier) => ({ value: String(tier), label: nameOf(tier) })) }]}
    />
  );
}
