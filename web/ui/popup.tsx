// Owns what opens under a control: until it is opened for the first time, only the control is there.
import {
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';

export type PopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The control; it must take a ref and a button's attributes. */
  control: ReactElement<ControlProps>;
  children: ReactNode;
  end?: boolean | undefined;
};
/** What a control takes over from the window it opens. */
export type ControlProps = {
  readonly 'aria-haspopup'?: 'dialog' | 'listbox' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly onPointerEnter?: (() => void) | undefined;
};

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

/** A control before its window is loaded; pointing at it is reason enough to begin. */
export const closed = (
  control: ReactElement<ControlProps>,
  opens: 'dialog' | 'listbox',
  begin: () => Promise<unknown>,
): ReactElement =>
  cloneElement(control, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    // Without a network it is tried again by the press itself.
    onPointerEnter: () => void begin().catch(() => undefined),
  });
