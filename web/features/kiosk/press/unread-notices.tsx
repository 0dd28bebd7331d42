// Notices from answers that came after the person had left, shown when they open their page again.

import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useCollisionText } from '#web/clock/collision-text.ts';
import type { Unread } from '#web/clock/unread-presses.ts';
import { sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';

type Props = { unread: readonly Unread[]; onHide: (id: string) => void };

export function UnreadNotices({ unread, onHide }: Props) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const time = useKioskTime();
  const metText = useCollisionText();
  return unread.map(({ id, kind, at, project = '', hours }) => (
    <Notice
      key={id}
      heading={t(`waiting.${kind}`, { time: sinceText(time, at), project })}
      actions={
        <Button size="l" onClick={() => onHide(id)}>
          {shell('hide')}
        </Button>
      }
    >
      {kind === 'out' && hours.assumed_end && <p>{t('result.atStart')}</p>}
      {metText(hours, (instant) => sinceText(time, instant))}
    </Notice>
  ));
}
