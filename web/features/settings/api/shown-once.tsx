// A secret that is shown once, with a press that copies it.

import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';

type Props = {
  readonly title: string;
  readonly below: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser refuses the clipboard, the field is selected, ready for Ctrl-C. */
  readonly notCopied: string;
  readonly value: string;
  readonly onClose: () => void;
};

export function ShownOnce({ title, below, label, copy, copied, notCopied, value, onClose }: Props) {
  const shell = useTexts('shell');
  const field = useRef<HTMLInputElement>(null);
  const select = () => field.current?.select();
  const toClipboard = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ message: copied });
    } catch {
      select();
      showToast({ tone: 'bad', message: notCopied });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      below={below}
      foot={
        <>
          <Button onClick={onClose}>{shell('close')}</Button>
          <Button
            variant="primary"
            data-autofocus
            icon={<IconCopy size={18} stroke={1.75} />}
            onClick={() => void toClipboard()}
          >
            {copy}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
        onChange={() => undefined}
        onFocus={select}
      />
    </Dialog>
  );
}
