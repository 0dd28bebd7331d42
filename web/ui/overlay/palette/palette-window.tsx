// Owns the window of the command palette: a field and grouped results, chosen by arrows and Enter or a click.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/style/class-names.ts';
import { useFocusReturn } from '#web/ui/overlay/focus-return.ts';
import { Keys } from '#web/ui/display/keys.tsx';
import { useIsTopLayer } from '#web/ui/overlay/layers.ts';
import { matchedRange } from '#web/ui/overlay/matched-range.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import { foundItems, type PaletteGroup, type PaletteItem } from './palette-search.ts';
import styles from './palette.module.css';
import { useScrollLock } from '#web/ui/overlay/scroll-lock.ts';
import { takeOver } from './take-over.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type PaletteWindowProps = {
  /** The window's name, and its field's placeholder. */
  label: string;
  groups: readonly PaletteGroup[];
  /** The message instead of 'nothing found' while some groups could not be loaded. */
  unread?: string | undefined;
  /** What the keys do, below the list. */
  hints?:
    | { readonly choose: string; readonly run: string; readonly more: string; readonly undo: string }
    | undefined;
  /** Says how many rows are found, to those who do not see them. */
  found: (count: number) => string;
  onClose: () => void;
};

/** Called for the option that becomes the current one. */
const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** What is typed, what it finds, and the current option; arrows, Tab and Enter walk and choose. */
function useTypedPalette(groups: readonly PaletteGroup[], onChoose: (item: PaletteItem) => void) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<string>();
  const id = useId();
  const shown = foundItems(groups, typed, opened);
  const items = shown.flatMap((group) => group.items);
  const current = items[Math.min(at, items.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setAt((before) => (Math.min(before, items.length - 1) + step + items.length) % items.length);
    } else if (event.key === 'Tab' && !event.shiftKey && current?.more && current.id !== opened) {
      // What can be done with the row; a second Tab goes on to the next control.
      event.preventDefault();
      setOpened(current.id);
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return {
    id,
    typed,
    shown,
    items,
    current,
    onKeyDown,
    optionId: (item: PaletteItem) => `${id}-${item.id}`,
    point: (item: PaletteItem) => setAt(items.indexOf(item)),
    onType: (text: string) => {
      setTyped(text);
      setAt(0);
      setOpened(undefined);
    },
  };
}

export function PaletteWindow({ label, groups, unread, hints, found, onClose }: PaletteWindowProps) {
  const texts = useUiTexts();
  const isTop = useIsTopLayer(true);
  useScrollLock(true);
  useFocusReturn(true);
  const choose = (item: PaletteItem) => {
    onClose();
    // After the focus has returned, because a dialog that opens next remembers it as the place to return to.
    setTimeout(() => setTimeout(item.run, 0), 0);
  };
  const palette = useTypedPalette(groups, choose);
  const { id, items, current } = palette;
  return (
    <MantineGround>
      <Modal.Root
        opened
        onClose={onClose}
        size={680}
        closeOnEscape={isTop}
        lockScroll={false}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        classNames={{ content: styles.content ?? '', inner: styles.inner ?? '', overlay: styles.scrim ?? '' }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={label}>
          <div className={styles.ask}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            <Field palette={palette} label={label} />
            <button type="button" className={styles.close} onClick={onClose}>
              <kbd aria-hidden="true">Esc</kbd>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
              <span className="visually-hidden">{texts.close}</span>
            </button>
          </div>
          {items.length > 0 && (
            <div id={id} role="listbox" aria-label={label} className={styles.list}>
              {palette.shown.map((group) => (
                <Group key={group.label} group={group} palette={palette} onChoose={choose} />
              ))}
            </div>
          )}
          <p className={items.length === 0 ? styles.nothing : 'visually-hidden'} role="status">
            {items.length === 0
              ? (unread ?? texts.nothingFound)
              : palette.typed === ''
                ? ''
                : found(items.length)}
          </p>
          {hints && <Hints hints={hints} hasMore={current?.more !== undefined} />}
        </Modal.Content>
      </Modal.Root>
    </MantineGround>
  );
}

type Palette = ReturnType<typeof useTypedPalette>;

function Field({ palette, label }: { readonly palette: Palette; readonly label: string }) {
  const { id, items, current } = palette;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current);
  }, []);
  return (
    <input
      ref={field}
      data-autofocus
      className={styles.field}
      role="combobox"
      aria-expanded={items.length > 0}
      aria-autocomplete="list"
      aria-controls={items.length > 0 ? id : undefined}
      aria-activedescendant={current && palette.optionId(current)}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={palette.typed}
      onChange={(event) => palette.onType(event.currentTarget.value)}
      onKeyDown={palette.onKeyDown}
    />
  );
}

type GroupProps = {
  readonly group: PaletteGroup;
  readonly palette: Palette;
  readonly onChoose: (item: PaletteItem) => void;
};

function Group({ group, palette, onChoose }: GroupProps) {
  const { current, optionId, point, onKeyDown, typed } = palette;
  return (
    <div role="group" aria-label={group.label}>
      <div className={styles.head} aria-hidden="true">
        {group.label}
      </div>
      {group.items.map((item) => (
        <div
          key={item.id}
          ref={item === current ? bringIntoView : undefined}
          id={optionId(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item === current}
          className={classNames(styles.option, item === current && styles.current)}
          onPointerMove={() => point(item)}
          onClick={() => onChoose(item)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
          <span className={styles.label}>
            {group.isUnmarked ? item.label : <Marked text={item.label} typed={typed} />}
          </span>
          {item.detail && <span className={styles.detail}>{item.detail}</span>}
          {item.picture && <span className={styles.picture}>{item.picture}</span>}
          {item.keys && <Keys keys={item.keys} />}
        </div>
      ))}
    </div>
  );
}

/** The label, with the letters underlined that match what is typed. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const range = matchedRange(text, typed);
  if (!range) return text;
  const [from, to] = range;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

type HintsProps = { readonly hints: NonNullable<PaletteWindowProps['hints']>; readonly hasMore: boolean };

const Hints = ({ hints, hasMore }: HintsProps) => (
  <div className={styles.hints} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {hints.choose}
    </span>
    <span>
      <kbd>Enter</kbd> {hints.run}
    </span>
    {hasMore && (
      <span>
        <kbd>Tab</kbd> {hints.more}
      </span>
    )}
    <span className={styles.undo}>{hints.undo}</span>
  </div>
);
