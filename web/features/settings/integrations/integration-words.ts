// A payroll integration in words, for whoever is told that somebody else has changed it.

import type { PayrollSystem } from '#shared/model/payroll.ts';
import { tiers } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import type { Told } from '#web/forms/newer.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import { valuesOf } from './integration-values.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

/** A deleted one says so in its first line, and has no pay items. */
export function useIntegrationTold(key: PayrollSystem) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const words = useRuleWords();
  const [tierText, lunchText] =
    key === 'payday'
      ? (['payNameTier', 'payNameLunch'] as const)
      : (['payItemTier', 'payItemLunch'] as const);
  return ({ settings, integrations }: Chosen): readonly Told[] => {
    const kept = integrations[key];
    const values = valuesOf(key, kept ?? { active: false });
    return [
      kept
        ? { label: t('integrationActive'), value: t(kept.active ? 'active' : 'off') }
        : { label: systemNames[key], value: t('integrationGone') },
      { label: t('eveningColumn'), value: shell(values.evening ? 'yes' : 'no') },
      { label: t('payItemRegular'), value: values.regular },
      { label: t('payItemOvertime'), value: values.overtime },
      ...tiers.map((tier) => ({
        label: t(tierText, { tier: words.tier(settings.tiers, tier) }),
        value: values[`tier${tier}`],
      })),
      { label: t(lunchText), value: values.lunch },
    ];
  };
}
