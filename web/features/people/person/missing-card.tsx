// Days of the month that are usual and have no hours: each is answered with one press.

import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { type DayNoteKind, dayNoteKinds } from '#shared/model/day-note.ts';
import { useNoteDays } from '#web/entry/day-notes/note-days.ts';
import { useAddPlanned } from '#web/entry/days/add-planned.ts';
import { begunIn, type Opened } from '#web/entry/days/opened.ts';
import type { WeekCell, WeekRow } from '#web/entry/days/week-model.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import type { PersonMonth } from './person-model.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

/** Missing days that are listed, the newest first; the calendar shows all. */
const daysListed = 3;

type Props = {
  readonly row: WeekRow;
  readonly month: PersonMonth;
  readonly show: PersonShow;
  readonly onOpen: (opened: Opened) => void;
};

export function MissingCard({ row, month, show, onOpen }: Props) {
  const t = useTexts('person');
  const id = useId();
  const days = month.missing.toReversed();
  if (days.length === 0 || !show.mayWrite) return null;
  const more = days.length - daysListed;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('missingTitle')} detail={show.time.number(days.length)} />
      <ul className={styles.missing}>
        {days.slice(0, daysListed).map((cell) => (
          <Missing key={cell.day} cell={cell} row={row} show={show} onOpen={onOpen} />
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('moreMissing', { count: more })}</p>}
    </Card>
  );
}

const adds = { size: 's', icon: <IconPlus size={16} stroke={2} /> } as const;

function Missing({ cell, row, show, onOpen }: Omit<Props, 'month'> & { readonly cell: WeekCell }) {
  const t = useTexts('person');
  const notes = useTexts('day-notes');
  const { note, isSending } = useNoteDays();
  const planned = useAddPlanned();
  const plan = planned.planOf(row, cell);
  const open = () => onOpen({ kind: 'add', begun: begunIn(row, cell) });
  const { person } = row;
  const day = show.time.longDay(cell.day);
  const answer = (kind: DayNoteKind): void => {
    const change = { employee_id: person.id, date: cell.day, kind, was: null };
    void note([change], notes('noted', { name: person.name, day, kind: notes(`kinds.${kind}`) }));
  };
  return (
    <li>
      <span className={styles.missingDay}>{show.time.shortDay(cell.day)}</span>
      <span role="group" aria-label={day} className={styles.answers}>
        {plan && (
          <Button {...adds} loading={planned.isAdding} onClick={() => void planned.add(plan)}>
            {notes('addClock', { clock: plan.clock })}
          </Button>
        )}
        {!plan && (
          <Button {...adds} aria-haspopup="dialog" onClick={open}>
            {t('addEntry')}
          </Button>
        )}
        {dayNoteKinds.map((kind, at) => (
          <span key={kind} className={styles.answer}>
            <Button size="s" disabled={isSending} onClick={() => answer(kind)}>
              {notes(`kinds.${kind}`)}
            </Button>
            {plan && at === dayNoteKinds.length - 1 && (
              <IconButton label={notes('otherHours')} onClick={open}>
                <IconPencil size={18} stroke={1.75} />
              </IconButton>
            )}
          </span>
        ))}
      </span>
    </li>
  );
}
