// The frame of a section: heading, range, print and export; its table is drawn once it comes near the screen.

import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { ExportButton } from '#web/work/export-button.tsx';
import { ExportProgress } from '#web/work/export-progress.tsx';
import { type ExportWish, useExport } from '#web/work/use-export.ts';
import styles from './report.module.css';

const nearPixels = 800;
const rowPixels = 37;

type Props = {
  id: string;
  title: string;
  detail: string;
  note?: ReactNode;
  rows: number;
  /** The report as a whole has more rows than anybody prints: this section comes on paper alone only. */
  isTooLong: boolean;
  wish: ExportWish;
  children: ReactNode;
};

/** Prints one section: the others are hidden on paper by this attribute of the page. */
function printOnly(id: string): void {
  document.documentElement.dataset['printSection'] = id;
  const section = document.getElementById(id);
  if (section) section.dataset['printed'] = '';
  const undo = () => {
    delete document.documentElement.dataset['printSection'];
    if (section) delete section.dataset['printed'];
  };
  window.addEventListener('afterprint', undo, {
    once: true,
  });
  window.print();
}

export function ReportSection(props: Props) {
  const { id, title, detail, note, rows, isTooLong, wish, children } = props;
  const t = useTexts('report');
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const isPrinting = usePrinting();
  const isAlone = isPrinting && document.documentElement.dataset['printSection'] === id;
  const isElsewhere =
    isPrinting && !isAlone && document.documentElement.dataset['printSection'] !== undefined;
  const running = useExport(wish);
  useEffect(() => {
    const node = box.current;
    if (!node || isNear) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearPixels}px` },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [isNear]);
  return (
    <section id={id} ref={box} className={styles.section} data-section={id} aria-labelledby={`${id}-title`}>
      <Card padding="none">
        <header className={styles.sectionHead}>
          <div>
            <h2 id={`${id}-title`} className={styles.sectionTitle}>
              {title}
            </h2>
            <p className={styles.sectionDetail}>{detail}</p>
          </div>
          <div className={styles.sectionActions} data-no-print="">
            <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => printOnly(id)}>
              {t('print')}
            </Button>
            <ExportButton running={running} />
          </div>
        </header>
        <div className={styles.progress}>
          <ExportProgress running={running} />
        </div>
        {note && <div className={styles.note}>{note}</div>}
        {isElsewhere ? null : isPrinting && isTooLong && !isAlone ? (
          <p className={styles.note}>{t('tooLong', { count: rows })}</p>
        ) : isNear || isPrinting ? (
          children
        ) : (
          <div style={{ height: (rows + 2) * rowPixels }} />
        )}
      </Card>
    </section>
  );
}
