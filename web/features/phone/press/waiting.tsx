// The notice of unsent presses: how many, and why.

import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useErrorWords } from '#web/api/say-error.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import type { Press } from './presses.ts';
import type { Clock } from '#web/features/phone/use-clock.ts';

/** The notice shows only when presses cannot be sent at once. */
const isHeldUp = ({ waiting, fault, isFragile, conflict }: Clock): boolean =>
  isFragile || conflict !== undefined || fault !== undefined || waiting.some(({ tries }) => tries > 1);

export function WaitingNotice({ clock }: { clock: Clock }) {
  const t = useTexts('phone');
  const { say } = useErrorWords();
  const { waiting, fault, isSending, isFragile, conflict } = clock;
  const isDecided = conflict === undefined || fault !== undefined;
  const count = waiting.filter(({ refusal }) => !refusal).length;
  if (count === 0) return null;
  if (!isHeldUp(clock)) return null;
  const isOffline = fault instanceof ApiError && fault.code === 'offline';
  const isCutOff = fault === undefined || (fault instanceof ApiError && fault.status === 0);
  const Icon = isOffline ? IconCloudOff : IconCloudUp;
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} aria-hidden="true" />}
      heading={t('waiting.count', { count })}
      actions={
        isOffline || !isDecided ? undefined : (
          <Button loading={isSending} onClick={() => void clock.outbox.drain()}>
            {t('waiting.now')}
          </Button>
        )
      }
    >
      {isFragile
        ? t('waiting.fragile')
        : !isDecided
          ? t('waiting.decide')
          : isCutOff
            ? t('waiting.safe')
            : say(fault)}
    </Notice>
  );
}

/** The presses to list one by one: every unsent one while the notice shows, otherwise the refused ones. */
export function listedOf(clock: Clock): readonly Press[] {
  const isAll = isHeldUp(clock);
  return clock.waiting.filter(({ id, refusal }) => id !== clock.conflict?.id && (isAll || refusal));
}
