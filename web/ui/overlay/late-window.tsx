// Owns what a control and the window it opens know of each other before the window is loaded.
import { cloneElement, type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { holdKeys } from './held-keys.ts';
import { tellMissing } from '#web/ui/page/late.tsx';
import type { Option, OptionGroup } from '#web/ui/form/option-groups.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

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

export type DropdownProps = {
  groups: readonly OptionGroup[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  first?: Option | undefined;
  /** Stays open, to choose several. */
  staysOpen?: boolean | undefined;
  /** 'target': as wide as the control. A chip's list is wider than the chip. */
  width?: 'target' | number | undefined;
  /** The label of the search field; the app's own word by default. */
  searchLabel?: string | undefined;
  control: (state: { open: boolean; toggle: () => void }) => ReactElement<ControlProps>;
};

/** A control before its window is loaded; pointing at it starts loading. */
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

/** The window once it is there, and how to begin: the control stays, with the focus on it, until it can be drawn. */
export function useLateWindow<Props>(
  load: () => Promise<ComponentType<Props>>,
): readonly [Window: ComponentType<Props> | undefined, begin: (orElse?: () => void) => void] {
  const texts = useUiTexts();
  const [Window, setWindow] = useState<ComponentType<Props>>();
  const begin = (orElse?: () => void): void => {
    const coming = load();
    holdKeys(coming);
    coming.then(
      (Loaded) => setWindow(() => Loaded),
      (error: unknown) => {
        console.warn('A window could not be fetched', error);
        tellMissing(texts);
        orElse?.();
      },
    );
  };
  return [Window, begin];
}
