// The export button: starts a file, stops a running one. `ExportProgress` draws the progress.

import { IconDownload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useHolds } from '#web/api/holds.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import type { useExport } from './use-export.ts';

type Props = {
  readonly running: ReturnType<typeof useExport>;
  readonly label?: string | undefined;
  readonly icon?: ReactNode;
  readonly variant?: 'primary';
  readonly disabled?: boolean;
  /** Its word is its name alone, in a line of small buttons. */
  readonly isIcon?: boolean;
};

export function ExportButton({ running, label, icon, variant, disabled, isIcon }: Props) {
  const t = useTexts('exporting');
  const mayMake = useHolds('export.make');
  const state = running.job?.state;
  const isRunning = state === 'queued' || state === 'running';
  const word = isRunning ? t('button.stop') : (label ?? t('button.export'));
  const sign = isRunning ? (
    <IconX size={18} stroke={1.75} />
  ) : (
    (icon ?? <IconDownload size={18} stroke={1.75} />)
  );
  const press = isRunning ? running.stop : running.start;
  if (!mayMake) return null;
  if (isIcon)
    return (
      <IconButton label={word} disabled={disabled} loading={running.isStarting} onClick={press}>
        {sign}
      </IconButton>
    );
  return (
    <Button
      icon={sign}
      variant={isRunning ? undefined : variant}
      disabled={!isRunning && disabled}
      loading={!isRunning && running.isStarting}
      onClick={press}
    >
      {word}
    </Button>
  );
}
