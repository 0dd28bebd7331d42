// Notices about presses that met other entries of the same time; each stays until the person closes it.

import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useCollisionText } from '#web/clock/collision-text.ts';
import { serverTimeAt } from '#web/entry/server-time.ts';
import type { useUnread } from '#web/clock/unread-presses.ts';
import { useWords } from '#web/features/phone/use-words.ts';

export function UnreadPresses({ unread: { list, hide } }: { unread: ReturnType<typeof useUnread> }) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const words = useWords();
  const metText = useCollisionText();
  return list.map(({ id, kind, at, hours }) => (
    <Notice
      key={id}
      heading={t(`waiting.${kind}`, { time: words.sinceText(serverTimeAt(at)) })}
      actions={<Button onClick={() => hide(id)}>{shell('hide')}</Button>}
    >
      {metText(hours, (instant) => words.sinceText(fromWire(instant) ?? 0))}
    </Notice>
  ));
}
