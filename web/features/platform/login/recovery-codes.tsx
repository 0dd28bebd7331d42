// The recovery codes, shown once: to copy, to print, and to say that they are kept.

import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { printPage, usePaperFoot } from '#web/ui/style/printing.ts';
import { useCopy } from '#web/features/platform/copy.ts';
import styles from '#web/features/platform/platform.module.css';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTexts('second-factor');
  const copy = useCopy();
  usePaperFoot(`${productName} · ${t('codesTitle')}`);
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('codesText')}</p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons} data-no-print="">
        <Button icon={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy(codes.join('\n'))}>
          {t('copyCodes')}
        </Button>
        <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => void printPage()}>
          {t('print')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
