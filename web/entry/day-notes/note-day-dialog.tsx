// A day without hours: they are added, or the day is noted as sick, holiday or off. Each answer is one press.

import { IconPlus } from '@tabler/icons-react';
import { type DayNoteKind, dayNoteKinds } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useNoteDays } from './note-days.ts';
import styles from './note-day.module.css';

type Planned = {
  /** '08:00–16:00' */
  readonly clock: string;
  readonly isAdding: boolean;
  readonly add: () => Promise<boolean>;
};

type Props = {
  readonly person: { readonly id: string; readonly name: string };
  readonly day: Day;
  /** The hours that are offered first; `add` resolves to false if they were refused. */
  readonly planned: Planned | undefined;
  readonly note: DayNoteKind | undefined;
  /** The employee noted it. */
  readonly isOwnNote: boolean;
  /** Opens the form for hours; undefined on a day to come. */
  readonly onAdd: (() => void) | undefined;
  readonly onClose: () => void;
};

const main = {
  variant: 'primary',
  size: 'l',
  fill: true,
  icon: <IconPlus size={20} stroke={2} />,
} as const;

export function NoteDayDialog({ person, day, planned, note, isOwnNote, onAdd, onClose }: Props) {
  const t = useTexts('day-notes');
  const time = useCompanyTime();
  const { note: write, isSending } = useNoteDays();
  const answer = async (kind: DayNoteKind | null): Promise<void> => {
    const words = { name: person.name, day: time.longDay(day) };
    const message = kind === null ? t('removed', words) : t('noted', { ...words, kind: t(`kinds.${kind}`) });
    const change = { employee_id: person.id, date: day, kind, was: note ?? null };
    if (await write([change], message)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={person.name} below={time.longDay(day)} size="s">
      <div className={styles.answers}>
        {planned && (
          <Button
            {...main}
            loading={planned.isAdding}
            onClick={() => void planned.add().then((isAdded) => isAdded && onClose())}
          >
            {t('addClock', { clock: planned.clock })}
          </Button>
        )}
        {onAdd && !planned && (
          <Button {...main} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
        <div role="group" aria-label={t('answers')} className={styles.kinds}>
          {dayNoteKinds.map((kind) => (
            <Button
              key={kind}
              size="l"
              fill
              aria-pressed={kind === note}
              disabled={isSending}
              onClick={() => (kind === note ? onClose() : void answer(kind))}
            >
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </div>
        {onAdd && planned && (
          <Button size="l" fill onClick={onAdd}>
            {t('otherHours')}
          </Button>
        )}
        {note && (
          <Button size="l" fill disabled={isSending} onClick={() => void answer(null)}>
            {t('remove')}
          </Button>
        )}
        {note && isOwnNote && <p>{`${t(`kinds.${note}`)}, ${t('byEmployee')}`}</p>}
        <p className="dim small">{t('noPay')}</p>
      </div>
    </Dialog>
  );
}
