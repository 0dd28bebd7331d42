// Owns the dialog as screens use it: it draws nothing until it is opened; its window's code is fetched beforehand.
import { useEffect } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';

export type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lateDialog(async () => (await import('./dialog-window.tsx')).DialogWindow);

export function Dialog(props: DialogProps) {
  useEffect(() => {
    // A timer of a second instead of an idle callback, which Safari lacks.
    const timer = setTimeout(() => {
      // Ignored here: opening the dialog fetches it again, and a second failure shows.
      DialogWindow.fetch().catch((error: unknown) =>
        console.warn('The dialog could not be fetched beforehand', error),
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return props.open ? <DialogWindow {...props} /> : null;
}
