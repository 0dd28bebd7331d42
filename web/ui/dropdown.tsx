// Owns the dropdown behind every select: until it is opened for the first time, only its control is there.
import { lazy, type ReactElement, Suspense, startTransition, useState } from 'react';
import type { Option, OptionGroup } from './option-groups.ts';
import { type ControlProps, closed } from './popup.tsx';

export type DropdownProps = {
  groups: readonly OptionGroup[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  first?: Option | undefined;
  /** Stays open, to choose several. */
  staysOpen?: boolean | undefined;
  /** As wide as the control; a chip's is wider than itself. */
  width?: 'target' | number | undefined;
  /** What the search asks for; the app's word where nothing is given. */
  searchLabel?: string | undefined;
  control: (state: { open: boolean; toggle: () => void }) => ReactElement<ControlProps>;
};

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
