// The field for a tier of overtime, by the company's own names for them.

import { type Tier, tiers } from '#shared/model/company/pay-rules.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { asTier } from '#web/words/rule-words.ts';

type Props = {
  readonly label: string;
  readonly value: Tier;
  readonly nameOf: (tier: Tier) => string;
  readonly onChange: (tier: Tier) => void;
};

export function TierField({ label, value, nameOf, onChange }: Props) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      onChange={(chosen) => onChange(asTier(chosen))}
      groups={[{ label, options: tiers.map((tier) => ({ value: String(tier), label: nameOf(tier) })) }]}
    />
  );
}
