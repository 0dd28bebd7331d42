// What came of a press for a crew, person by person: first those who were left as they are.

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

export function CrewSaid({ said, onHide }: { readonly said: Said; readonly onHide: () => void }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const { action, at, results } = said;
  const done = results.filter(isDone);
  const others = results.filter((one) => !isDone(one));
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
      {done.map(({ name }) => name).join(', ')}
    </Frame>
  );
}

function Why({ result: { outcome, project = '', start, end, error } }: { readonly result: Result }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const { say } = useErrorWords();
  const clock = (at: string | undefined) => words.sinceText(fromWire(at ?? '') ?? 0);
  if (outcome === 'not_in') return t('crew.notIn');
  if (outcome === 'already_in' || outcome === 'elsewhere')
    return end === undefined
      ? t('crew.stays', { project, time: clock(start) })
      : t('crew.stayed', { project, from: clock(start), to: clock(end) });
  const code = error ?? '';
  return say(new ApiError(isErrorCode(code) ? code : 'unknown', { status: 409 }));
}
