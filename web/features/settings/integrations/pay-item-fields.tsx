// How a payroll file looks: the pay item of each kind of hours, a number or in Payday a column's name.

import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { useRuleWords } from '#web/words/rule-words.ts';
import {
  type IntegrationValues,
  isPayItem,
  type ItemField,
  tiersShown,
  usualPayItems,
} from './integration-values.ts';

type Props = {
  readonly system: PayrollSystem;
  readonly values: IntegrationValues;
  readonly put: (part: Partial<IntegrationValues>) => void;
};

export function PayItemFields({ system, values, put }: Props) {
  const t = useTexts('settings');
  const rules = useRuleWords();
  const tiers = useSignedIn().settings?.tiers;
  const usual = usualPayItems(system);
  const field = (name: ItemField) => ({
    ...(usual ? ({ inputMode: 'numeric', numeric: true } as const) : {}),
    value: values[name],
    onChange: (typed: string) => put({ [name]: typed }),
    error: isPayItem(system, values[name]) ? undefined : t(usual ? 'payItemWrong' : 'payNameWrong'),
  });
  return (
    <>
      {usual ? (
        <FieldRow minPx={160}>
          <TextField
            label={t('payItemRegular')}
            help={t('payItemUsual', { code: usual.regular })}
            placeholder={String(usual.regular)}
            {...field('regular')}
          />
          <TextField
            label={t('payItemOvertime')}
            help={t('payItemUsual', { code: usual.overtime })}
            placeholder={String(usual.overtime)}
            {...field('overtime')}
          />
        </FieldRow>
      ) : (
        <SwitchField
          label={t('eveningColumn')}
          detail={t('eveningText')}
          checked={values.evening}
          onChange={(evening) => put({ evening })}
        />
      )}
      {tiersShown(tiers, values).map((tier) => (
        <TextField
          key={tier}
          label={t(usual ? 'payItemTier' : 'payNameTier', { tier: rules.tier(tiers, tier) })}
          help={t(usual ? 'payItemTierHelp' : 'payNameHelp')}
          {...field(`tier${tier}`)}
        />
      ))}
      <TextField
        label={t(usual ? 'payItemLunch' : 'payNameLunch')}
        help={t('payItemLunchHelp')}
        {...field('lunch')}
      />
    </>
  );
}
