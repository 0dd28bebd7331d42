// The unsent presses, each with its time. A refused one can be sent again or discarded.

import { fromWire } from '#shared/time/instant.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { isPunch, type Press } from './presses.ts';
import styles from '#web/features/phone/phone.module.css';
import type { Clock } from '#web/features/phone/use-clock.ts';
import { useWords } from '#web/features/phone/use-words.ts';

type Props = { readonly presses: readonly Press[]; readonly clock: Clock };

export function WaitingList({ presses, clock }: Props) {
  const t = useTexts('phone');
  return (
    <ul className={styles.waiting} aria-label={t('waiting.list')}>
      {presses.map((press) => (
        <WaitingRow key={press.id} press={press} clock={clock} />
      ))}
    </ul>
  );
}

function WaitingRow({ press, clock }: { press: Press; clock: Clock }) {
  const t = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  const { refusal, kind, tries } = press;
  const isLeft = kind === 'left';
  // A photo waits too if its entry's start is unsent.
  const isBehind = clock.conflict !== undefined && (isPunch(press) || isLeft || 'startedBy' in press.entry);
  const takesBack = isLeft && press.end === null;
  const moment = words.sinceText((isLeft && fromWire(press.end ?? '')) || serverTimeAt(press.at));
  // An answer that has been sent may have arrived although no reply came: the server is asked to take it back.
  const undo = () =>
    tries === 0
      ? clock.outbox.drop(press.id)
      : clock.outbox.alter(press.id, (one) => (one.kind === 'left' ? { ...one, end: null } : one));
  // A press without a problem needs no words here: the notice above the list covers it.
  const state = refusal
    ? say(new ApiError(refusal.code, refusal))
    : isBehind
      ? t('waiting.behind')
      : undefined;
  const about = 'project' in press ? press.project.name : press.kind === 'comment' ? press.text : undefined;
  return (
    <li className={styles.waitingRow}>
      <div>
        <b>{takesBack ? t('assumed.takenBack') : t(`waiting.${kind}`, { time: moment })}</b>
        {about && <div className={styles.cut}>{about}</div>}
        {state !== undefined && <div className={styles.dim}>{state}</div>}
        {isLeft && !takesBack && clock.waiting.at(-1) === press && (
          <div className={styles.more}>
            <Button onClick={() => void undo()}>{t('assumed.undo')}</Button>
          </div>
        )}
        {refusal && !isPunch(press) && (
          <div className={styles.more}>
            <Button onClick={() => void clock.outbox.again(press.id)}>{t('waiting.again')}</Button>
            <DiscardPress press={press} clock={clock} />
          </div>
        )}
      </div>
      {tries > 0 && <span className={styles.dim}>{t('waiting.tries', { count: tries })}</span>}
    </li>
  );
}

/** The button that discards an unsent press, after a question, because it cannot be undone. */
export function DiscardPress({ press, clock }: { press: Press; clock: Clock }) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const letGo = async () => {
    const question = {
      heading: shell('areYouCertain'),
      message: t('waiting.letGoText'),
      yes: t('waiting.letGo'),
    };
    if (await confirm({ ...question, danger: true })) await clock.outbox.drop(press.id);
  };
  return (
    <Button variant="danger-quiet" onClick={() => void letGo()}>
      {t('waiting.letGo')}
    </Button>
  );
}
