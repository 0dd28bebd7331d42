// Owns keyboard shortcuts of a page: one listener, off while somebody types or a layer is open.
import { useEffect, useRef } from 'react';
import { isTypedInto } from '#web/ui/overlay/held-keys.ts';
import { isAnyLayerOpen } from '#web/ui/overlay/layers.ts';
import { onDevice } from './storage.ts';
import { makeStore } from '#web/ui/style/store.ts';

/**
 * Keys and their action. Keys are written as they are pressed: 'n', '?', 'g o' one after the other, 'mod+k' with Ctrl,
 * or ⌘ on a Mac.
 */
export type Shortcut = { keys: string; run: () => void };

type Held = { current: readonly Shortcut[] };

const held = new Set<Held>();
let begun: string | null = null;

const place = 'stund-single-keys';
const choice = makeStore(0);

/** Keys without Ctrl can be switched off, because speech input or a tremor may press them by accident (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => onDevice.get(place) !== 'off';

export function switchSingleKeys(on: boolean): void {
  if (on) onDevice.remove(place);
  else onDevice.set(place, 'off');
  choice.set(choice.get() + 1);
}

export function useSingleKeysOn(): boolean {
  choice.use();
  return areSingleKeysOn();
}

/** Adds shortcuts as long as the component is mounted; the last added ones come first. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const own = useRef(shortcuts);
  useEffect(() => {
    own.current = shortcuts;
  });
  useEffect(() => {
    if (held.size === 0) document.addEventListener('keydown', onKeyDown);
    held.add(own);
    return () => {
      held.delete(own);
      if (held.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const isWithMod = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.altKey || event.isComposing || isAnyLayerOpen()) return;
  if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
  if (!isWithMod && (isTypedInto(event.target) || !areSingleKeysOn())) return;
  const pressed = `${isWithMod ? 'mod+' : ''}${event.key.toLowerCase()}`;
  const before = begun;
  begun = null;
  const found = (before === null ? undefined : shortcutFor(`${before} ${pressed}`)) ?? shortcutFor(pressed);
  if (found) {
    event.preventDefault();
    found.run();
  } else if (beginsOne(pressed)) {
    begun = pressed;
  }
}

function shortcutFor(keys: string): Shortcut | undefined {
  return [...held]
    .toReversed()
    .flatMap(({ current }) => current)
    .find((one) => one.keys === keys);
}

const beginsOne = (pressed: string): boolean =>
  [...held].some(({ current }) => current.some(({ keys }) => keys.startsWith(`${pressed} `)));

/** The names of keys as on the person's keyboard: 'Ctrl K' or '⌘ K'. */
export function keyNames(keys: string): readonly string[] {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return keys.split(' ').flatMap((one) => one.split('+').map((key) => nameOf(key, mod)));
}

const named: Readonly<Record<string, string>> = {
  delete: 'Del',
  space: 'Space',
  enter: 'Enter',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};

function nameOf(key: string, mod: string): string {
  if (key === 'mod') return mod;
  return named[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
