// A punch the network kept back: it says what, with which time, and can be sent again.

import { IconCloudOff } from '@tabler/icons-react';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Unsent } from './unsent-store.ts';
import { useWords } from './use-words.ts';

export function UnsentNotice({ unsent, onAgain }: { unsent: Unsent; onAgain: () => void }) {
  const t = useTexts('phone');
  const words = useWords();
  const { kind, at } = unsent.punch;
  return (
    <Notice
      icon={<IconCloudOff size={24} stroke={1.75} aria-hidden="true" />}
      heading={`${t(`unsent.${kind}`)}: ${t('unsent.title')}`}
      actions={<Button onClick={onAgain}>{t('unsent.retry')}</Button>}
    >
      {t('unsent.text', { time: words.time(fromWire(at) ?? 0) })}
    </Notice>
  );
}
