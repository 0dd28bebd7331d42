// A dialog that sends something: what went wrong, its fields, the way out, and the button that sends.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { IntoView } from '#web/ui/into-view.tsx';

type Props = Pick<DialogProps, 'onClose' | 'title' | 'below' | 'size' | 'footStart' | 'children'> & {
  readonly onSubmit: NonNullable<DialogProps['onSubmit']>;
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
  const { onSubmit, submit, isSending, isBlocked, error, other, isLarge, children, ...frame } = props;
  const t = useTexts('shell');
  const size = isLarge ? 'l' : undefined;
  return (
    <Dialog
      open
      {...frame}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      foot={
        <>
          <Button size={size} onClick={frame.onClose}>
            {t('cancel')}
          </Button>
          {other}
          <Button size={size} type="submit" variant="primary" loading={isSending} disabled={isBlocked}>
            {submit ?? t('save')}
          </Button>
        </>
      }
    >
      {error && (
        <IntoView news={error}>
          <ErrorAlert>{error}</ErrorAlert>
        </IntoView>
      )}
      {children}
    </Dialog>
  );
}
