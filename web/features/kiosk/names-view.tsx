// The names: a search that takes any typed letter, buttons of first letters, tiles from A to Ö or clocked-in people first.

import { IconArrowUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { kioskReturnSeconds } from '#shared/limits.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { onDevice } from '#web/ui/page/storage.ts';
import { firstLetters, found } from './find-names.ts';
import styles from './kiosk.module.css';
import type { Standing } from './press/standing.ts';
import { Tile } from './tile.tsx';
import { useIdle } from './use-idle.ts';

/** A list of more names than this has buttons of first letters. */
const lettersFrom = 24;
const storedOrder = 'stund-time-clock-in-first';

type Props = {
  people: readonly Standing[];
  isPending: boolean;
  /** The person whose page was open last: the focus returns to their tile. */
  last: string | undefined;
  onChoose: (id: string) => void;
};

export function NamesView({ people, isPending, last, onChoose }: Props) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const language = currentLanguage();
  const [text, setText] = useState('');
  const [letter, setLetter] = useState<string>();
  const [isInFirst, setInFirst] = useState(() => onDevice.get(storedOrder) !== null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const forget = () => {
    setText('');
    setLetter(undefined);
  };
  useIdle(kioskReturnSeconds, text !== '' || letter !== undefined, forget);
  useTypingGoesTo(search);
  useEffect(() => {
    const before = last && list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(last)}"]`);
    if (before) before.focus();
    // Not on a touch screen, where the focus would open the on-screen keyboard.
    else if (window.matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, [last]);

  const shown = found(people, { text, letter }, language);
  const atWork = people.filter(({ open }) => open).length;
  const letters = people.length > lettersFrom ? firstLetters(people, language) : [];
  const order = () => {
    if (isInFirst) onDevice.remove(storedOrder);
    else onDevice.set(storedOrder, '1');
    setInFirst(!isInFirst);
  };
  const tiles = (some: readonly Standing[]) => (
    <ul className={styles.tiles}>
      {some.map((person) => (
        <li key={person.id}>
          <Tile person={person} onChoose={() => onChoose(person.id)} onKeyDown={moveByArrows} />
        </li>
      ))}
    </ul>
  );
  const sections = [
    { heading: t('atWorkNow'), some: shown.filter(({ open }) => open) },
    { heading: t('notAtWork'), some: shown.filter(({ open }) => !open) },
  ];
  const firstShown = isInFirst ? (sections[0]?.some[0] ?? shown[0]) : shown[0];
  return (
    <>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && firstShown) onChoose(firstShown.id);
        }}
      >
        <TextField
          ref={search}
          label={t('find')}
          hideLabel
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={t('find')}
          before={<IconSearch size={24} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Escape') forget();
            if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          }}
        />
        <button type="button" className={styles.count} aria-pressed={isInFirst} onClick={order}>
          <b>{atWork}</b> <span>{t('atWork', { count: people.length })}</span>{' '}
          <span className="visually-hidden">{t('inFirst')}</span>
          <IconArrowUp size={20} stroke={2} aria-hidden="true" />
        </button>
      </form>
      {letters.length > 1 && (
        <div role="group" aria-label={t('letters')} className={styles.letters}>
          {letters.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.letter}
              aria-pressed={one === letter}
              onClick={() => setLetter(one === letter ? undefined : one)}
            >
              {one}
            </button>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {text.trim() !== '' || letter !== undefined ? t('namesShown', { count: shown.length }) : ''}
      </p>
      <div ref={list} className={styles.list}>
        {!isPending && people.length === 0 && (
          <EmptyState heading={t('nobody')}>{t('nobodyHint')}</EmptyState>
        )}
        {people.length > 0 && shown.length === 0 && (
          <EmptyState
            heading={t('notFound')}
            action={
              <Button size="l" onClick={forget}>
                {shell('clear')}
              </Button>
            }
          />
        )}
        {isInFirst
          ? sections
              .filter(({ some }) => some.length > 0)
              .map(({ heading, some }) => (
                <section key={heading} className={styles.section}>
                  <h2 className={styles.heading}>{heading}</h2>
                  {tiles(some)}
                </section>
              ))
          : tiles(shown)}
      </div>
    </>
  );
}

/** A typed letter goes into the search, wherever the focus is. */
function useTypingGoesTo(search: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      const isLetter = event.key.length === 1 && /\p{L}/u.test(event.key);
      if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return;
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
      if (!isElsewhere) search.current?.focus();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, [search]);
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Left and right move to the neighbour, up and down to the tile in the same column. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const tile = event.currentTarget;
  const list = tile.closest(`.${styles.list}`);
  if (step === undefined || !list) return;
  event.preventDefault();
  const tiles = [...list.querySelectorAll<HTMLElement>('button[data-person]')];
  const { left } = tile.getBoundingClientRect();
  const isSideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  for (let to = tiles.indexOf(tile) + step; tiles[to]; to += step) {
    if (!isSideways && tiles[to]?.getBoundingClientRect().left !== left) continue;
    tiles[to]?.focus();
    return;
  }
}
