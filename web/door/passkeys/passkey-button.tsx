// A button that opens the account by a passkey; the part that talks to the device is fetched by the press.

import { useEffect, useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from '#web/forms/form.module.css';
import { NoPasskey } from './possible.ts';

type Props = {
  readonly label: string;
  /** Said when the device gave no passkey. */
  readonly none: string;
  /** Said when the server does not know the passkey, or not any more. */
  readonly refused?: string;
  readonly open: () => Promise<Session>;
  /** Asked about every other refusal first; true: it has been dealt with. */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Also where the browser has no passkeys, because the build draws it into the page: its press then says so. */
export function PasskeyButton({ label, none, refused, open, onRefused }: Props) {
  const { enter, explain } = useSigningIn();
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState<string>();
  // A form beside it that is sent has an answer of its own.
  useEffect(() => {
    if (message === undefined) return undefined;
    const hide = () => setMessage(undefined);
    document.addEventListener('submit', hide);
    return () => document.removeEventListener('submit', hide);
  }, [message]);
  const press = async (): Promise<void> => {
    setAsking(true);
    setMessage(undefined);
    try {
      await enter(await open());
    } catch (error) {
      if (error instanceof NoPasskey) setMessage(none);
      else if (refused && error instanceof ApiError && error.code === 'passkey_refused') setMessage(refused);
      else if (!onRefused?.(error)) setMessage(explain({})(error).message);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={styles.fields}>
      <Button size="l" fill loading={isAsking} onClick={() => void press()}>
        {label}
      </Button>
      {message !== undefined && <ErrorAlert>{message}</ErrorAlert>}
    </div>
  );
}
