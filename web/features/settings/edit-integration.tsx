// The dialog of a payroll integration: switched, told its pay items, deleted after confirmation.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { type IntegrationKey, integrationNames } from './integration-names.ts';
import {
  changeOf,
  type Integration,
  type IntegrationValues,
  isPayItem,
  usualPayItems,
  valuesOf,
} from './integration-values.ts';
import styles from './settings.module.css';
import { useIntegrationChange } from './use-integration-change.ts';

type Props = {
  readonly integrationKey: IntegrationKey;
  readonly integration: Integration;
  readonly onClose: () => void;
};

export function EditIntegration({ integrationKey: key, integration, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { change, removal, error, attempt } = useIntegrationChange(onClose);
  const [before] = useState(() => valuesOf(integration));
  const [values, setValues] = useState(before);
  const put = (part: Partial<IntegrationValues>) => setValues({ ...values, ...part });
  const wanted = changeOf(key, values);
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(changeOf(key, before));
  const name = integrationNames[key];
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
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={name}
      onSubmit={(event) => {
        event.preventDefault();
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
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={change.isPending} disabled={!wanted || !isChanged}>
            {shell('save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{error}</ErrorAlert>}
        <SwitchField
          label={t('integrationActive')}
          detail={t('integrationActiveText')}
          checked={values.active}
          onChange={(active) => put({ active })}
        />
        <FileFields integrationKey={key} values={values} put={put} />
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  integrationKey: IntegrationKey;
  values: IntegrationValues;
  put: (part: Partial<IntegrationValues>) => void;
};

/** How the file looks: pay items where the system names them, one more column where it does not. */
function FileFields({ integrationKey, values, put }: FieldsProps) {
  const t = useTexts('settings');
  const usual = usualPayItems(integrationKey);
  if (!usual) {
    return (
      <SwitchField
        label={t('eveningColumn')}
        detail={t('eveningText')}
        checked={values.evening}
        onChange={(evening) => put({ evening })}
      />
    );
  }
  const wrong = (text: string) => (isPayItem(text) ? undefined : t('payItemWrong'));
  return (
    <FieldRow minPx={160}>
      <TextField
        label={t('payItemRegular')}
        help={t('payItemUsual', { code: usual.regular })}
        inputMode="numeric"
        numeric
        placeholder={String(usual.regular)}
        value={values.regular}
        onChange={(regular) => put({ regular })}
        error={wrong(values.regular)}
      />
      <TextField
        label={t('payItemOvertime')}
        help={t('payItemUsual', { code: usual.overtime })}
        inputMode="numeric"
        numeric
        placeholder={String(usual.overtime)}
        value={values.overtime}
        onChange={(overtime) => put({ overtime })}
        error={wrong(values.overtime)}
      />
    </FieldRow>
  );
}
