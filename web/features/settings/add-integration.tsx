// The dialog that adds a payroll integration; whoever uses another system is told to write to us.

import { useState } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { supportEmail } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { systemNames } from '#web/work/payroll-systems.ts';
import { FormDialog } from '#web/work/form-dialog.tsx';
import { useIntegrationChange } from './use-integration-change.ts';

type Props = { readonly choices: readonly PayrollSystem[]; readonly onClose: () => void };

const other = 'other';

export function AddIntegration({ choices, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { change, error, attempt } = useIntegrationChange(onClose);
  const [chosen, setChosen] = useState('');
  const key = choices.find((one) => one === chosen);
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('addIntegration')}
      onSubmit={() => {
        if (!key || change.isPending) return;
        const input = { path: { key }, query: {}, body: { active: true } };
        void attempt(() => change.mutateAsync(input), t('integrationAdded', { name: systemNames[key] }));
      }}
      submit={shell('add')}
      typed={chosen}
      isSending={change.isPending}
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
      {key && <p className="dim small">{t('integrationAddText')}</p>}
      {chosen === other && (
        <Notice actions={<ButtonLink href={`mailto:${supportEmail}`}>{t('writeUs')}</ButtonLink>}>
          {t('otherSystemText')}
        </Notice>
      )}
    </FormDialog>
  );
}
