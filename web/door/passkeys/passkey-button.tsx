// A button that opens the account by a passkey; the part that talks to the device is fetched by the press.

import { useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from '#web/forms/form.module.css';
import { NoPasskey } from './possible.ts';

type Props = {
  readonly label: string;
  /** Said when the device gave no passkey. */
  readonly none: string;
  readonly open: () => Promise<Session>;
  /** Asked about every other refusal first; true: it has been dealt with. */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Also where the browser has no passkeys, because the build draws it into the page: its press then says so. */
export function PasskeyButton({ label, none, open, onRefused }: Props) {
  const { enter, explain } = useSigningIn();
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState<string>();
  const press = async (): Promise<void> => {
    setAsking(true);
    setMessage(undefined);
    try {
      await enter(await open());
    } catch (error) {
      if (error instanceof NoPasskey) setMessage(none);
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
