// Owns the dropdown behind every select: until it is opened for the first time, only its control is there.
import { closed, type DropdownProps, useLateWindow } from './late-window.tsx';

const load = async () => (await import('./dropdown-window.tsx')).DropdownWindow;

export function Dropdown(props: DropdownProps) {
  const [DropdownWindow, begin] = useLateWindow(load);
  if (DropdownWindow) return <DropdownWindow {...props} />;
  return closed(props.control({ open: false, toggle: () => begin() }), 'listbox', load);
}
