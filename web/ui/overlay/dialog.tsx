// Owns the dialog as screens use it: nothing until it is first opened, then its window, fetched beforehand when idle.
import { useEffect } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';

export type { DialogProps } from './dialog-window.tsx';

const fetchWindow = () => import('./dialog-window.tsx');

const DialogWindow = lateDialog(async () => (await fetchWindow()).DialogWindow);

export function Dialog(props: DialogProps) {
  useEffect(() => {
    // Safari has no idle callback; a second after the screen stands is as good.
    const timer = setTimeout(() => {
      // Offline, say: opening it asks again, and then the error shows.
      fetchWindow().catch((error: unknown) =>
        console.warn('The dialog could not be fetched beforehand', error),
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return props.open ? <DialogWindow {...props} /> : null;
}
