// The dialog of a payroll integration: switched, told its pay items, deleted after confirmation.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { systemNames } from '#web/work/payroll-systems.ts';
import { FormDialog } from '#web/work/form-dialog.tsx';
import { changeOf, type Integration, type IntegrationValues, valuesOf } from './integration-values.ts';
import { PayItemFields } from './pay-item-fields.tsx';
import { useIntegrationChange } from './use-integration-change.ts';

type Props = {
  readonly integrationKey: PayrollSystem;
  readonly integration: Integration;
  readonly onClose: () => void;
};

export function EditIntegration({ integrationKey: key, integration, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { change, removal, error, attempt } = useIntegrationChange(onClose);
  const [before] = useState(() => valuesOf(key, integration));
  const [values, setValues] = useState(before);
  const put = (part: Partial<IntegrationValues>) => setValues({ ...values, ...part });
  const wanted = changeOf(key, values);
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(changeOf(key, before));
  const name = systemNames[key];
  const remove = async (): Promise<void> => {
    const question = {
      heading: t('deleteIntegrationTitle', { name }),
      message: t('deleteIntegrationText'),
      yes: t('deleteIntegration'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => removal.mutateAsync({ path: { key } }), t('integrationDeleted'));
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={name}
      onSubmit={() => {
        if (!wanted || !isChanged || change.isPending) return;
        // The whole of it, so that an emptied pay item is gone.
        const input = { path: { key }, query: { replace_all: 'true' }, body: wanted } as const;
        void attempt(() => change.mutateAsync(input), t('saved'));
      }}
      footStart={
        <Button
          variant="danger-quiet"
          icon={<IconTrash size={18} stroke={1.75} />}
          label={t('deleteIntegration')}
          loading={removal.isPending}
          onClick={() => void remove()}
        >
          {shell('delete')}
        </Button>
      }
      typed={values}
      isSending={change.isPending}
      isBlocked={!wanted || !isChanged}
      error={error}
    >
      <SwitchField
        label={t('integrationActive')}
        detail={t('integrationActiveText')}
        checked={values.active}
        onChange={(active) => put({ active })}
      />
      <PayItemFields system={key} values={values} put={put} />
    </FormDialog>
  );
}
