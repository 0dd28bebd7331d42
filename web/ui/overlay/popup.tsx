// Owns a popup under a control; until it is first opened, only the control is loaded.
import { useEffect, useEffectEvent } from 'react';
import { closed, type PopupProps, useLateWindow } from './late-window.tsx';

const load = async () => (await import('./popup-window.tsx')).PopupWindow;

export function Popup(props: PopupProps) {
  const { open, control, onOpenChange } = props;
  const [PopupWindow, begin] = useLateWindow(load);
  const fetchIt = useEffectEvent(() => begin(() => onOpenChange(false)));
  useEffect(() => {
    if (open) fetchIt();
  }, [open]);
  return PopupWindow ? <PopupWindow {...props} /> : closed(control, 'dialog', load);
}
