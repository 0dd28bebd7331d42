// What came of a press for a crew, person by person: first those who were left as they are.

import { hasCollisions } from '#shared/model/collisions.ts';
import { fromWire } from '#shared/time/instant.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { DoneNotice, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import type { Result, Said } from './crew-presses.ts';

const isDone = ({ outcome }: Result): boolean =>
  outcome === 'in' || outcome === 'out' || outcome === 'switched';
/** Done as it was pressed: nothing more is to be said than the name. */
const isPlain = (one: Result): boolean => isDone(one) && !hasCollisions(one) && !one.asked;

export function CrewSaid({ said, onHide }: { readonly said: Said; readonly onHide: () => void }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const { action, at, results } = said;
  const done = results.filter(isDone);
  const others = results.filter((one) => !isPlain(one));
  const Frame = others.length > 0 ? Notice : DoneNotice;
  const time = words.sinceText(serverTimeAt(at));
  return (
    <Frame
      heading={t(`crew.said.${action}`, { count: done.length, time })}
      actions={<Button onClick={onHide}>{t('crew.hide')}</Button>}
    >
      {others.length > 0 && (
        <ul className={styles.entries}>
          {others.map((one) => (
            <li key={one.name}>
              <b>{one.name}</b> <Why result={one} />
            </li>
          ))}
        </ul>
      )}
      {results
        .filter(isPlain)
        .map(({ name }) => name)
        .join(', ')}
    </Frame>
  );
}

/** The entries that a late press met, as the foreman reads it: not their own hours. */
function useMet() {
  const t = useTexts('own-hours');
  const shell = useTexts('shell');
  return (
    { start, starts_after: before, ends_before: after, overlaps: over }: Result,
    clock: (at: string | undefined) => string,
  ): string[] => {
    const end = over?.end_time ? clock(over.end_time) : ` (${shell('overlap.running')})`;
    return [
      ...(before ? [t('crew.startsAfter', { time: clock(start), project: before.project.name })] : []),
      ...(after
        ? [t('crew.endsBefore', { time: clock(after.start_time), project: after.project.name })]
        : []),
      ...(over
        ? [t('crew.overlaps', { times: `${clock(over.start_time)}–${end}`, project: over.project.name })]
        : []),
    ];
  };
}

function Why({ result }: { readonly result: Result }) {
  const { outcome, project = '', start, end, asked, error } = result;
  const met = useMet();
  const t = useTexts('own-hours');
  const words = useWords();
  const { say } = useErrorWords();
  const clock = (at: string | undefined) => words.sinceText(fromWire(at ?? '') ?? 0);
  const question = asked ? [t('crew.asked')] : [];
  if (isDone(result)) return [...met(result, clock), ...question].join(' ');
  // Who was out before may have an entry of the day.
  if (outcome === 'not_in' && end === undefined) return t('crew.notIn');
  if (outcome === 'already_in' || outcome === 'elsewhere' || outcome === 'not_in')
    return end === undefined
      ? t('crew.stays', { project, time: clock(start) })
      : [t('crew.stayed', { project, from: clock(start), to: clock(end) }), ...question].join('. ');
  const code = error ?? '';
  return say(new ApiError(isErrorCode(code) ? code : 'unknown', { status: 409 }));
}
