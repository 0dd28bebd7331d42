// A dialog that sends something: its fields, what went wrong, the button that sends, and the question before typed is lost.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx';
import { IntoView } from '#web/ui/page/into-view.tsx';
import styles from './form.module.css';

type Props = Pick<DialogProps, 'onClose' | 'title' | 'below' | 'size' | 'footStart' | 'children'> & {
  readonly onSubmit: NonNullable<DialogProps['onSubmit']>;
  /** What the fields hold: where it is no longer what they opened with, closing asks first; undefined loses nothing. */
  readonly typed: unknown;
  /** Says what the button does; 'Save' where nothing is said. */
  readonly submit?: string;
  readonly isSending: boolean;
  /** While the fields cannot be sent. */
  readonly isBlocked?: boolean;
  readonly error?: ReactNode;
  /** Another way on, before the button that sends. */
  readonly other?: ReactNode;
  /** Buttons for thumbs and gloves. */
  readonly isLarge?: boolean;
};

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
      footStart={
        !isAsking && (
          <fieldset className={styles.held} disabled={isSending}>
            {footStart}
          </fieldset>
        )
      }
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
          {!isAsking && (
            <fieldset className={styles.held} disabled={isSending}>
              {other}
            </fieldset>
          )}
          {isAsking ? (
            <Button key="discard" size={size} variant="danger-filled" onClick={onClose}>
              {t('discard')}
            </Button>
          ) : (
            <Button
              key="send"
              size={size}
              type="submit"
              variant="primary"
              loading={isSending}
              disabled={isBlocked}
            >
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
      {/* What is changed while the rest is on its way would be gone when the dialog closes. */}
      <fieldset className={styles.held} disabled={isSending}>
        {children}
      </fieldset>
    </Dialog>
  );
}

/** What is off loses the focus: when it is on again and the dialog still there, it has it back. */
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

/** Cancel, × and Esc ask once something is typed; asked again they mean no, so that none of them discards by haste. */
function useDiscardQuestion(typed: unknown, isSending: boolean, onClose: () => void) {
  const now = typed === undefined ? undefined : JSON.stringify(typed);
  const [opened] = useState(now);
  /** What stood in the fields when it was asked: whoever types on has answered. */
  const [asked, setAsked] = useState<string>();
  const isAsking = asked !== undefined && asked === now && !isSending;
  const wayOut = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isAsking) wayOut.current?.focus();
  }, [isAsking]);
  const leave = (): void => {
    // What is on its way can be discarded no more, and its answer belongs here.
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
