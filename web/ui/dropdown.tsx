// Owns the dropdown behind every select: until it is opened for the first time, only its control is there.
import { lazy, Suspense, startTransition, useState } from 'react';
import { closed, type DropdownProps } from './late-window.tsx';

const load = () => import('./dropdown-window.tsx');
const DropdownWindow = lazy(async () => ({ default: (await load()).DropdownWindow }));

export function Dropdown(props: DropdownProps) {
  const [isLoaded, setLoaded] = useState(false);
  // In a transition the control stays, with the focus on it, until the window can be drawn.
  const open = () => startTransition(() => setLoaded(true));
  return (
    <Suspense>
      {isLoaded ? (
        <DropdownWindow {...props} />
      ) : (
        closed(props.control({ open: false, toggle: open }), 'listbox', load)
      )}
    </Suspense>
  );
}
