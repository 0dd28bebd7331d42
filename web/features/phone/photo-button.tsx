// Takes or chooses a photo: a button that opens the phone's camera.

import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './phone.module.css';

export function PhotoButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts('phone');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="l"
        fill
        icon={<IconCamera size={22} stroke={1.75} />}
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
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
