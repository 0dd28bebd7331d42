// Owns what opens under a control: until it is opened for the first time, only the control is there.
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { closed, type PopupProps } from './late-window.tsx';

const load = () => import('./popup-window.tsx');
const PopupWindow = lazy(async () => ({ default: (await load()).PopupWindow }));

export function Popup(props: PopupProps) {
  const { open, control } = props;
  const [isLoaded, setLoaded] = useState(false);
  // In a transition the control stays, with the focus on it, until the window can be drawn.
  useEffect(() => {
    if (open) startTransition(() => setLoaded(true));
  }, [open]);
  return <Suspense>{isLoaded ? <PopupWindow {...props} /> : closed(control, 'dialog', load)}</Suspense>;
}
