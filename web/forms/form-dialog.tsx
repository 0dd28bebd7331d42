// A dialog with a form: fields, error, the button that sends, and a question before typed text is lost.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx';
import { IntoView } from '#web/ui/page/into-view.tsx';
import styles from './form.module.css';

type Props = Pick<DialogProps, 'onClose' | 'title' | 'below' | 'size' | 'footStart' | 'children'> & {
  readonly onSubmit: NonNullable<DialogProps['onSubmit']>;
  /** The fields' values: if they changed since the opening, closing asks first. Undefined never asks. */
  readonly typed: unknown;
  /** The text of the button that sends; 'Save' by default. */
  readonly submit?: string;
  readonly isSending: boolean;
  /** The fields cannot be sent yet, so the button is off. */
  readonly isBlocked?: boolean;
  readonly error?: ReactNode;
  /** Another button, before the one that sends. */
  readonly other?: ReactNode;
  /** Large buttons, for the phone and the time clock. */
  readonly isLarge?: boolean;
};

const sends = { type: 'submit', variant: 'primary' } as const;

export function FormDialog(props: Props) {
  const { onClose, onSubmit, typed, submit, isSending, isBlocked, error, other, isLarge, ...frame } = props;
  const { children, footStart, ...head } = frame;
  const t = useTexts('shell');
  const { isAsking, wayOut, leave, stay } = useDiscardQuestion(typed, isSending, onClose);
  useFocusBack(isSending);
  const size = isLarge ? 'l' : undefined;
  return (
    <Dialog
      open
      {...head}
      onClose={isAsking ? stay : leave}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      footStart={!isAsking && <Held isSending={isSending}>{footStart}</Held>}
      foot={
        <>
          {isAsking && (
            <strong className={styles.question} role="alert">
              {t('discardTitle')}
            </strong>
          )}
          <Button ref={wayOut} size={size} disabled={isSending} onClick={isAsking ? stay : leave}>
            {t(isAsking ? 'keepEditing' : 'cancel')}
          </Button>
          {!isAsking && <Held isSending={isSending}>{other}</Held>}
          {isAsking ? (
            <Button key="discard" size={size} variant="danger-filled" onClick={onClose}>
              {t('discard')}
            </Button>
          ) : (
            <Button key="send" {...sends} size={size} loading={isSending} disabled={isBlocked}>
              {submit ?? t('save')}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <IntoView news={error}>
          <ErrorAlert>{error}</ErrorAlert>
        </IntoView>
      )}
      <Held isSending={isSending}>{children}</Held>
    </Dialog>
  );
}

/** Off while sending: a change made now would be lost when the dialog closes. */
function Held({
  isSending,
  children,
}: {
  readonly isSending: Props['isSending'];
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.held} disabled={isSending}>
      {children}
    </fieldset>
  );
}

/** Returns the focus to the field that lost it by being disabled while the form was sent. */
function useFocusBack(isSending: boolean): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    last.current = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!isSending) return undefined;
    return () => {
      if (document.activeElement === document.body && last.current instanceof HTMLElement)
        last.current.focus();
    };
  }, [isSending]);
}

/** Cancel, × and Esc ask if something is typed. While the question shows, they mean no, so that no quick press discards. */
function useDiscardQuestion(typed: unknown, isSending: boolean, onClose: () => void) {
  const now = typed === undefined ? undefined : JSON.stringify(typed);
  const [opened] = useState(now);
  /** The values at the time of the question: typing on answers it with no. */
  const [asked, setAsked] = useState<string>();
  const isAsking = asked !== undefined && asked === now && !isSending;
  const wayOut = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isAsking) wayOut.current?.focus();
  }, [isAsking]);
  const leave = (): void => {
    // While sending the dialog stays open: the request cannot be taken back, and its answer shows here.
    if (isSending) return undefined;
    if (now === undefined || now === opened) return onClose();
    before.current = document.activeElement;
    return setAsked(now);
  };
  const stay = (): void => {
    setAsked(undefined);
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus();
  };
  return { isAsking, wayOut, leave, stay };
}
