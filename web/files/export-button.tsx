// The export button: starts a file, stops a running one. `ExportProgress` draws the progress.

import { IconDownload, IconX } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { useExport } from './use-export.ts';

type Props = {
  readonly running: ReturnType<typeof useExport>;
  readonly label?: string;
  readonly variant?: 'primary';
  readonly disabled?: boolean;
};

export function ExportButton({ running, label, variant, disabled }: Props) {
  const t = useTexts('exporting');
  const state = running.job?.state;
  if (state === 'queued' || state === 'running') {
    return (
      <Button icon={<IconX size={18} stroke={1.75} />} onClick={running.stop}>
        {t('button.stop')}
      </Button>
    );
  }
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} />}
      variant={variant}
      disabled={disabled}
      loading={running.isStarting}
      onClick={running.start}
    >
      {label ?? t('button.export')}
    </Button>
  );
}
