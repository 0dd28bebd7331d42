// The button that opens the phone's camera or its photos, with a message for files that are no photos.

import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from '#web/features/phone/phone.module.css';

/** `onFiles` returns the names of the files that are no photos. */
type Props = { onFiles: (files: readonly File[]) => Promise<readonly string[]> };

export function PhotoButton({ onFiles }: Props) {
  const t = useTexts('phone');
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const read = async (files: readonly File[]) => {
    setReading(true);
    setUnreadable(await onFiles(files));
    setReading(false);
  };
  return (
    <div className={styles.photo}>
      <Button
        size="l"
        fill
        icon={<IconCamera size={22} stroke={1.75} />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.file}
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={({ currentTarget }) => {
          void read([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p role="status" className={styles.problem}>
        {unreadable.map((name) => (
          <span key={name}>{t('photoUnreadable', { name })}</span>
        ))}
      </p>
    </div>
  );
}
