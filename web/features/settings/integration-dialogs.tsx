// The dialogs of a payroll integration: adding one, switching it, deleting it after confirmation.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type IntegrationKey, integrationNames } from './integration-names.ts';
import styles from './settings.module.css';

const { changeIntegration, deleteIntegration } = companies.endpoints;

function useIntegrationChange(onDone: () => void) {
  const words = useErrorWords();
  const { renew } = useSession();
  const change = useChange(changeIntegration);
  const removal = useChange(deleteIntegration);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setError(undefined);
    try {
      await act();
      await renew();
    } catch (refused) {
      setError(words.say(refused));
      return;
    }
    showToast({ message: done });
    onDone();
  };
  return { change, removal, error, attempt };
}

type AddProps = { readonly choices: readonly IntegrationKey[]; readonly onClose: () => void };

export function AddIntegration({ choices, onClose }: AddProps) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { change, error, attempt } = useIntegrationChange(onClose);
  const [chosen, setChosen] = useState('');
  const key = choices.find((one) => one === chosen);
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('addIntegration')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!key || change.isPending) return;
        void attempt(() => change.mutateAsync({ path: { key }, body: { active: true } }), t('saved'));
      }}
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={change.isPending} disabled={!key}>
            {shell('add')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{error}</ErrorAlert>}
        <SelectField
          label={t('integration')}
          value={chosen}
          onChange={setChosen}
          placeholder={t('chooseIntegration')}
          groups={[
            {
              label: t('integrations'),
              options: choices.map((one) => ({ value: one, label: integrationNames[one] })),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}

type EditProps = {
  readonly integrationKey: IntegrationKey;
  readonly isActive: boolean;
  readonly onClose: () => void;
};

export function EditIntegration({ integrationKey: key, isActive, onClose }: EditProps) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { change, removal, error, attempt } = useIntegrationChange(onClose);
  const [active, setActive] = useState(isActive);
  const remove = async (): Promise<void> => {
    const question = {
      heading: shell('areYouCertain'),
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
      title={integrationNames[key]}
      onSubmit={(event) => {
        event.preventDefault();
        if (active === isActive || change.isPending) return;
        void attempt(() => change.mutateAsync({ path: { key }, body: { active } }), t('saved'));
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
          <Button type="submit" variant="primary" loading={change.isPending} disabled={active === isActive}>
            {shell('save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{error}</ErrorAlert>}
        <SwitchField label={t('integrationActive')} checked={active} onChange={setActive} />
      </div>
    </Dialog>
  );
}
