// The dialog that adds a payroll integration; for a system that is not listed it offers a mail to support.

import { useState } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { site } from '#shared/site.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { newerIn, sendFrom } from '#web/features/settings/send-from.ts';
import { useIntegrationChange } from './use-integration-change.ts';
import type { SettingDialogProps } from '#web/features/settings/use-setting-form.ts';

type Props = SettingDialogProps & { readonly choices: readonly PayrollSystem[] };

const other = 'other';

export function AddIntegration({ editor, choices, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { add, isAdding, error } = useAdd(editor, onClose);
  const [chosen, setChosen] = useState('');
  const key = choices.find((one) => one === chosen);
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('addIntegration')}
      onSubmit={() => {
        if (key && !isAdding) void add(key);
      }}
      submit={shell('add')}
      typed={chosen}
      isSending={isAdding}
      isBlocked={!key}
      error={error}
    >
      <SelectField
        label={t('integration')}
        value={chosen}
        onChange={setChosen}
        placeholder={t('chooseIntegration')}
        groups={[
          {
            label: t('integrations'),
            options: [
              ...choices.map((one) => ({ value: one, label: systemNames[one] })),
              { value: other, label: t('otherSystem') },
            ],
          },
        ]}
      />
      {chosen === other && (
        <Notice actions={<ButtonLink href={`mailto:${site.supportEmail}`}>{t('writeUs')}</ButtonLink>}>
          {t('otherSystemText')}
        </Notice>
      )}
    </FormDialog>
  );
}

function useAdd(editor: Props['editor'], onDone: () => void) {
  const t = useTexts('settings');
  const words = useErrorWords();
  const { learn } = useSession();
  const { put, isPutting } = useIntegrationChange();
  const [error, setError] = useState<string>();
  const add = async (system: PayrollSystem): Promise<void> => {
    const name = systemNames[system];
    const body = { active: true };
    setError(undefined);
    try {
      await sendFrom(
        editor,
        ({ integrations }) => !integrations[system],
        (version) => put({ path: { key: system }, query: {}, body: { ...body, version } }),
      );
    } catch (refused) {
      const now = newerIn(refused);
      setError(now?.integrations[system] ? t('integrationThere', { name }) : words.say(refused));
      if (now) learn(now);
      return;
    }
    showToast({ message: t('integrationAdded', { name }) });
    onDone();
  };
  return { add, isAdding: isPutting, error };
}
