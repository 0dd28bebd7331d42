// The names: a search that takes any typed letter, buttons of first letters, tiles from A to Ö or clocked-in people first.

import { IconArrowUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
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
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const names = useNames(people);
  const { shown, sections, letters, forget } = names;
  useTypingGoesTo(search);
  useEffect(() => {
    const before = last && list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(last)}"]`);
    if (before) before.focus();
    // Not on a touch screen, where the focus would open the on-screen keyboard.
    else if (window.matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, [last]);
  return (
    <>
      <Search people={people} names={names} field={search} list={list} onChoose={onChoose} />
      {letters.length > 1 && <Letters names={names} />}
      <p className="visually-hidden" role="status">
        {names.isNarrowed ? t('namesShown', { count: shown.length }) : ''}
      </p>
      <div ref={list} className={styles.list}>
        {!isPending && people.length === 0 && (
          <EmptyState heading={t('noEmployees')}>{t('noEmployeesHint')}</EmptyState>
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
        {names.isInFirst ? (
          sections.map(({ heading, some }) => (
            <section key={heading} className={styles.section}>
              <h2 className={styles.heading}>{heading}</h2>
              <Tiles people={some} onChoose={onChoose} />
            </section>
          ))
        ) : (
          <Tiles people={shown} onChoose={onChoose} />
        )}
      </div>
    </>
  );
}

type Names = ReturnType<typeof useNames>;

/** The names that are shown: the search, the first letter, and whether clocked-in people come first. */
function useNames(people: readonly Standing[]) {
  const t = useTexts('kiosk');
  const language = currentLanguage();
  const [text, setText] = useState('');
  const [letter, setLetter] = useState<string>();
  const [isInFirst, setInFirst] = useState(() => onDevice.get(storedOrder) !== null);
  const forget = () => {
    setText('');
    setLetter(undefined);
  };
  useIdle(kioskReturnSeconds, text !== '' || letter !== undefined, forget);
  const shown = found(people, { text, letter }, language);
  const sections = [
    { heading: t('atWorkNow'), some: shown.filter(({ open }) => open) },
    { heading: t('notAtWork'), some: shown.filter(({ open }) => !open) },
  ].filter(({ some }) => some.length > 0);
  return {
    text,
    setText,
    letter,
    setLetter,
    isNarrowed: text.trim() !== '' || letter !== undefined,
    isInFirst,
    changeOrder: () => {
      if (isInFirst) onDevice.remove(storedOrder);
      else onDevice.set(storedOrder, '1');
      setInFirst(!isInFirst);
    },
    forget,
    letters: people.length > lettersFrom ? firstLetters(people, language) : [],
    shown,
    sections,
    first: isInFirst ? sections[0]?.some[0] : shown[0],
  };
}

type SearchProps = Pick<Props, 'people' | 'onChoose'> & {
  names: Names;
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
};

function Search({ people, names, field, list, onChoose }: SearchProps) {
  const t = useTexts('kiosk');
  const { text, first, forget } = names;
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && first) onChoose(first.id);
      }}
    >
      <TextField
        ref={field}
        label={t('find')}
        hideLabel
        type="search"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t('find')}
        before={<IconSearch size={24} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={names.setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') forget();
          if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
        }}
      />
      <button
        type="button"
        className={styles.count}
        aria-pressed={names.isInFirst}
        onClick={names.changeOrder}
      >
        <b>{people.filter(({ open }) => open).length}</b> <span>{t('atWork', { count: people.length })}</span>{' '}
        <span className="visually-hidden">{t('inFirst')}</span>
        <IconArrowUp size={20} stroke={2} aria-hidden="true" />
      </button>
    </form>
  );
}

function Letters({ names: { letters, letter, setLetter } }: { names: Names }) {
  const t = useTexts('kiosk');
  return (
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
  );
}

const Tiles = ({ people, onChoose }: Pick<Props, 'people' | 'onChoose'>) => (
  <ul className={styles.tiles}>
    {people.map((person) => (
      <li key={person.id}>
        <Tile person={person} onChoose={() => onChoose(person.id)} onKeyDown={moveByArrows} />
      </li>
    ))}
  </ul>
);

/** A typed letter goes into the search, wherever the focus is. */
function useTypingGoesTo(search: RefObject<HTMLInputElement | null>): void {
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
