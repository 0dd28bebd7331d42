// Owns the dropdown of every select; until it is first opened, only its control is loaded.
import { closed, type DropdownProps, useLateWindow } from './late-window.tsx';

const load = async () => (await import('./dropdown-window.tsx')).DropdownWindow;

export function Dropdown(props: DropdownProps) {
  const [DropdownWindow, begin] = useLateWindow(load);
  if (DropdownWindow) return <DropdownWindow {...props} />;
  return closed(props.control({ open: false, toggle: () => begin() }), 'listbox', load);
}
