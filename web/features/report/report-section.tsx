// The frame of a section: heading, range, print and export. Its content is drawn only when it comes near the screen.

import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { usePrinting } from '#web/ui/style/printing.ts';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { type WantedExport, useExport } from '#web/files/use-export.ts';
import { printAlone, usePrintedAlone } from './printed-alone.ts';
import styles from './report.module.css';

const nearPixels = 800;
const rowPixels = 37;

type Props = {
  id: string;
  title: string;
  detail: string;
  note?: ReactNode;
  rows: number;
  /** The whole report is too long for paper: this section can only be printed alone. */
  isTooLong: boolean;
  /** The section as a spreadsheet; undefined where files are not offered. */
  wanted: WantedExport | undefined;
  /** The section as a PDF; undefined for sections that only the PDF of the whole report contains. */
  pdf?: WantedExport | undefined;
  children: ReactNode;
};

export function ReportSection(props: Props) {
  const { id, title, detail, note, rows, wanted, pdf } = props;
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
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
    <section
      id={id}
      ref={box}
      className={styles.section}
      data-section={id}
      aria-labelledby={`${id}-title ${id}-detail`}
    >
      <Card padding="none">
        <header className={styles.sectionHead}>
          <div>
            <h2 id={`${id}-title`} className={styles.sectionTitle}>
              {title}
            </h2>
            <p id={`${id}-detail`} className={styles.sectionDetail}>
              {detail}
            </p>
          </div>
          {isNear && (
            <div className={styles.sectionActions} data-no-print="">
              <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => printAlone(id)}>
                <PrintWord />
              </Button>
              {pdf && <SectionPdf wanted={pdf} />}
              {wanted && <SectionExport wanted={wanted} />}
            </div>
          )}
        </header>
        {note && <div className={styles.note}>{note}</div>}
        <Drawn {...props} isNear={isNear} placeholder={<div style={{ height: (rows + 2) * rowPixels }} />} />
      </Card>
    </section>
  );
}

const PrintWord = () => useTexts('report')('print');

function SectionPdf({ wanted }: { wanted: WantedExport }) {
  const t = useTexts('exporting');
  const running = useExport(wanted);
  return (
    <>
      <ExportButton running={running} label={t('button.pdf')} />
      <div className={styles.progress}>
        <ExportProgress running={running} />
      </div>
    </>
  );
}

function SectionExport({ wanted }: { wanted: WantedExport }) {
  const running = useExport(wanted);
  return (
    <>
      <ExportButton running={running} />
      <div className={styles.progress}>
        <ExportProgress running={running} />
      </div>
    </>
  );
}

type DrawnProps = Props & { readonly isNear: boolean; readonly placeholder: ReactNode };

/** While printing, every section is drawn, unless another one is printed alone or the report is too long. */
function Drawn({ id, rows, isTooLong, isNear, placeholder, children }: DrawnProps) {
  const t = useTexts('report');
  const isPrinting = usePrinting();
  const alone = usePrintedAlone();
  if (!isPrinting) return isNear ? children : placeholder;
  if (alone !== undefined) return alone === id ? children : null;
  return isTooLong ? <p className={styles.note}>{t('tooLong', { count: rows })}</p> : children;
}
