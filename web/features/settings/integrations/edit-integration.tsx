// The dialog of a payroll integration: its switch, its pay items, and its deletion after a confirmation.

import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { changeOf, valuesOf } from './integration-values.ts';
import { PayItemFields } from './pay-item-fields.tsx';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { useIntegrationChange } from './use-integration-change.ts';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import { tiers } from '#shared/model/company/pay-rules.ts';
import type { FieldInWords } from '#web/forms/newer-version.tsx';
import { useRuleWords } from '#web/words/rule-words.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

type Props = SettingDialogProps & { readonly integrationKey: PayrollSystem };

export function EditIntegration({ integrationKey: key, editor, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { put, remove, isRemoving, hasRemovalFailed } = useIntegrationChange();
  const fieldsInWords = useIntegrationInWords(key);
  const { chosen, values, set, perform, isChanged, frame } = useSettingForm({
    editor,
    onClose,
    valuesOf: ({ integrations }) => valuesOf(key, integrations[key] ?? { active: false }),
    fieldsInWords,
    changeOf: (typed) => changeOf(key, typed),
    // The server replaces the whole integration, so that an emptied pay item is removed.
    send: (body) => put({ path: { key }, query: { replace_all: 'true' }, body }),
  });
  const name = systemNames[key];
  const removeCertain = async (): Promise<void> => {
    const question = {
      heading: t('deleteIntegrationTitle', { name }),
      message: t('deleteIntegrationText'),
      yes: t('deleteIntegration'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    const done = t('integrationDeleted');
    await perform((version) => remove({ path: { key }, query: { version: String(version) } }), done);
  };
  // The reply to the deletion was lost, but the renewed session no longer has the integration.
  const isRemoved = hasRemovalFailed && !editor.integrations[key];
  useEffect(() => {
    if (!isRemoved) return;
    showToast({ message: t('integrationDeleted') });
    onClose();
  }, [isRemoved, t, onClose]);
  return (
    <SettingDialog
      {...frame}
      title={name}
      footStart={
        chosen.integrations[key] && (
          <Button
            variant="danger-quiet"
            icon={<IconTrash size={18} stroke={1.75} />}
            label={t('deleteIntegration')}
            loading={isRemoving}
            onClick={() => void removeCertain()}
          >
            {shell('delete')}
          </Button>
        )
      }
      isBlocked={!isChanged}
    >
      <SwitchField
        label={t('integrationActive')}
        detail={t('integrationActiveText')}
        checked={values.active}
        onChange={(active) => set({ active })}
      />
      <PayItemFields system={key} values={values} put={set} />
    </SettingDialog>
  );
}

/** The integration in words; where another manager deleted it, the first line says so. */
function useIntegrationInWords(key: PayrollSystem) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const words = useRuleWords();
  const [tierText, lunchText] =
    key === 'payday'
      ? (['payNameTier', 'payNameLunch'] as const)
      : (['payItemTier', 'payItemLunch'] as const);
  return ({ settings, integrations }: Chosen): readonly FieldInWords[] => {
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
