// The shared time clock: a tile for everyone, A to Ö; whoever is in carries the hi-vis edge.

import { IconLock, IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { timeClock } from '#shared/api/time-clock.ts';
import { productName } from '#shared/limits.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { byName } from '#web/work/alphabet.ts';
import { nowSeconds } from '#web/work/company-time.ts';
import styles from './kiosk.module.css';
import { type Person, sinceText, useKioskTime } from './kiosk-time.ts';
import { PunchDialog } from './punch-dialog.tsx';

const { listEmployees } = timeClock.endpoints;

const refreshSeconds = 20;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function useMinute(): number {
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Screen() {
  const t = useTexts('kiosk');
  const { say } = useErrorWords();
  const { company, settings } = useSignedIn();
  const time = useKioskTime();
  const now = useMinute();
  const {
    data: people = [],
    error,
    isPending,
  } = useRead(listEmployees, {}, { refetchSeconds: refreshSeconds });
  const [wanted, setWanted] = useState('');
  const [shownId, setShownId] = useState<string>();
  const backToNames = useCallback(() => {
    setShownId(undefined);
    setWanted('');
  }, []);
  const shown = people
    .filter((person) => plain(person.name).includes(plain(wanted)))
    .toSorted((a, b) => byName(a.name, b.name));
  const atWork = people.filter((person) => person.open !== null).length;
  const person = people.find((one) => one.id === shownId);
  return (
    <main id="content" className={styles.page}>
      <header className={styles.head}>
        <div>
          <Logo name={productName} />
          <p className={styles.company}>{company?.name}</p>
        </div>
        <p className={styles.clock}>
          <span className={styles.time}>{time.clockAt(now)}</span>
          <span className={styles.date}>{time.dayText(time.dayAt(now))}</span>
        </p>
      </header>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.search}>
        <TextField
          label={t('find')}
          hideLabel
          type="search"
          placeholder={t('find')}
          before={<IconSearch size={24} stroke={1.75} aria-hidden="true" />}
          value={wanted}
          onChange={setWanted}
        />
        <p className={styles.count} role="status">
          <b>{atWork}</b> {t('atWork', { count: people.length })}
        </p>
      </div>
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      {!isPending && people.length === 0 && <EmptyState heading={t('nobody')} />}
      <ul className={styles.tiles}>
        {shown.map((one) => (
          <li key={one.id}>
            <Tile person={one} onChoose={() => setShownId(one.id)} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <IconLock size={20} stroke={1.75} aria-hidden="true" />
        {t(settings?.time_clock.ask_token ? 'hintToken' : 'hint')}
      </p>
      {person && <PunchDialog person={person} onClose={backToNames} />}
    </main>
  );
}

function Tile({ person, onChoose }: { person: Person; onChoose: () => void }) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { open, latest_work_log: latest } = person;
  const isToday = latest !== null && time.dayAt(latest) === time.today();
  return (
    <button type="button" className={styles.tile} data-in={open ? '' : undefined} onClick={onChoose}>
      <b className={styles.name}>{person.name}</b>
      <span className={styles.project}>{open?.project.name}</span>
      {open ? (
        <span>{t('since', { time: sinceText(time, open.start_time) })}</span>
      ) : (
        <span className={styles.dim}>
          {latest === null
            ? t('never')
            : isToday
              ? t('outToday')
              : t('last', { day: time.dayText(time.dayAt(latest)) })}
        </span>
      )}
    </button>
  );
}
