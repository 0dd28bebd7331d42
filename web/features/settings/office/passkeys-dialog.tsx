// The passkeys of a person's own login: which there are, adding one for this device, and removing one.

import * as z from 'zod/mini';
import { passkeys } from '#shared/api/passkeys.ts';
import { passkeysMax } from '#shared/limits.ts';
import type { Passkey } from '#shared/model/company/passkey.ts';
import { name } from '#shared/model/fields.ts';
import { call } from '#web/api/client.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { makeOnDevice } from '#web/door/passkeys/ask-device.ts';
import { mayHavePasskeys, NoPasskey } from '#web/door/passkeys/possible.ts';
import { deviceName } from '#web/door/passkeys/use-passkey.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { StillRow } from '#web/ui/table/row-group.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import formStyles from '#web/forms/form.module.css';
import styles from './office.module.css';

const { listPasskeys, orderPasskey, addPasskey, removePasskey } = passkeys.endpoints;

type Props = { readonly mayAdd: boolean; readonly onClose: () => void };

export function PasskeysDialog({ mayAdd, onClose }: Props) {
  const t = useTexts('office');
  const shell = useTexts('shell');
  const read = useRead(listPasskeys, {});
  const fault = faultOf(read);
  return (
    <Dialog
      open
      size="s"
      title={t('passkeys.title')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{shell('close')}</Button>}
    >
      <p className="dim">{t('passkeys.text')}</p>
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      {!fault && !read.data && <SkeletonRows rows={1} />}
      {read.data && <List all={read.data} />}
      {mayAdd && read.data && (
        // A message about the last try goes with the next change of the list.
        <Adding key={read.data.map(({ id }) => id).join(' ')} isFull={read.data.length >= passkeysMax} />
      )}
    </Dialog>
  );
}

function List({ all }: { readonly all: readonly Passkey[] }) {
  const t = useTexts('office');
  if (all.length === 0) return <p>{t('passkeys.none')}</p>;
  return (
    <div className={styles.passkeys}>
      {all.map((one) => (
        <Row key={one.id} passkey={one} isLast={all.length === 1} />
      ))}
    </div>
  );
}

type RowProps = { readonly passkey: Passkey; readonly isLast: boolean };

function Row({ passkey, isLast }: RowProps) {
  const t = useTexts('office');
  const time = useCompanyTime();
  const attempt = useAttempt();
  const hasNoPassword = useSignedIn().manager?.without_password === true;
  const change = useChange(removePasskey);
  const { id, used } = passkey;
  const made = time.momentText(passkey.created);
  const detail =
    used === null
      ? t('passkeys.unused', { made })
      : t('passkeys.used', { made, used: time.momentText(used) });
  const remove = async (): Promise<void> => {
    const message = `${t('passkeys.removeText')}${isLast && hasNoPassword ? ` ${t('passkeys.last')}` : ''}`;
    const heading = t('passkeys.removeTitle', { name: passkey.name });
    if (!(await confirm({ heading, message, yes: t('remove'), danger: true }))) return;
    await attempt(async () => {
      await change.mutateAsync({ path: { id } });
      showToast({ message: t('passkeys.removed') });
    });
  };
  return (
    <StillRow label={passkey.name} detail={detail}>
      <Button variant="danger-quiet" loading={change.isPending} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </StillRow>
  );
}

function Adding({ isFull }: { readonly isFull: boolean }) {
  const t = useTexts('office');
  if (!mayHavePasskeys()) return <p className="dim">{t('passkeys.notHere')}</p>;
  if (isFull) return <p className="dim">{t('passkeys.full', { max: passkeysMax })}</p>;
  return <AddForm />;
}

const schema = z.object({ name });

function AddForm() {
  const t = useTexts('office');
  const words = useErrorWords();
  const change = useChange(addPasskey);
  const form = useSchemaForm({
    schema,
    initialValues: { name: deviceName() },
    translate: words.field,
    explain: (error) =>
      error instanceof NoPasskey
        ? { message: t(error.isHeld ? 'passkeys.held' : 'passkeys.notMade') }
        : words.explain(error),
  });
  const send = form.send(async (typed) => {
    const credential = await makeOnDevice(await call(orderPasskey, {}));
    await change.mutateAsync({ body: { ...typed, credential } });
    showToast({ message: t('passkeys.added') });
  });
  return (
    <form className={formStyles.fields} onSubmit={(event) => void send(event)} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <TextField label={t('passkeys.device')} autoComplete="off" {...form.field('name')} />
      <Button type="submit" variant="primary" fill loading={form.submitting}>
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
