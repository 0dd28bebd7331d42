// A section of the report: a line with its sums, which opens in place. On paper it is open.

import { IconChevronRight, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { useExport, type WantedExport } from '#web/files/use-export.ts';
import type { Sums, Group } from '#web/features/report/report-groups.ts';
import { useIsNear } from '#web/features/report/use-is-near.ts';
import { usePrintedAlone } from '#web/features/report/printed-section.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { NotSplit } from '#web/features/report/tables/not-split.tsx';
import { GroupWhy } from '#web/features/report/tables/why-button.tsx';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import { printAlone } from './printed-alone.ts';
import styles from './sections.module.css';
import { counted } from '#web/words/counted.ts';

const nearPixels = 800;
const rowPixels = 37;

type Props = {
  readonly id: string;
  readonly title: string;
  /** The words beside the title: '9 employees · 23 days'. */
  readonly about: string;
  /** The same on paper, where the section may lie alone: with the days of the report. */
  readonly detail: string;
  readonly sums: Sums & { readonly entries: number };
  /** The project or employee whose overtime the line's figure explains. */
  readonly of?: { readonly kind: 'project' | 'employee'; readonly id: string } | undefined;
  /** A daily rule leaves the figures of projects open. */
  readonly isNotSplit?: boolean;
  readonly note?: ReactNode;
  readonly rows: number;
  /** The whole report is too long for paper: this section can only be printed alone. */
  readonly isTooLong: boolean;
  readonly isOpen: boolean;
  readonly toggle: (id: string) => void;
  /** The section as a spreadsheet; undefined where files are not offered. */
  readonly wanted: WantedExport | undefined;
  /** The section as a PDF; undefined for sections that only the PDF of the whole report contains. */
  readonly pdf?: WantedExport | undefined;
  readonly children: ReactNode;
};

export function ReportSection(props: Props) {
  const { id, title, about, detail, note, isOpen, toggle, sums, of, isNotSplit = false, wanted, pdf } = props;
  const box = useRef<HTMLElement>(null);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  return (
    <section
      id={id}
      ref={box}
      className={styles.section}
      data-section={id}
      data-open={isShown || undefined}
      aria-labelledby={`${id}-title ${id}-detail`}
    >
      <header className={styles.line}>
        <div className={styles.name}>
          <h2 id={`${id}-title`} className={styles.title}>
            {isPrinting ? (
              title
            ) : (
              <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => toggle(id)}>
                <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
                <span>{title}</span>
              </button>
            )}
          </h2>
          <p id={`${id}-detail`} className={styles.detail}>
            {isPrinting ? detail : about}
          </p>
        </div>
        {!isPrinting && <LineFigures sums={sums} of={of} name={title} isNotSplit={isNotSplit} />}
        <SectionFiles id={id} wanted={wanted} pdf={pdf} />
      </header>
      {isShown && note && <div className={styles.note}>{note}</div>}
      {isShown && <Drawn {...props} box={box} />}
    </section>
  );
}

type DrawnProps = Pick<Props, 'id' | 'rows' | 'isTooLong' | 'children'> & {
  readonly box: RefObject<HTMLElement | null>;
};

/**
 * An open section is drawn when it comes near the screen. While printing, every section is drawn, unless another one
 * is printed alone or the report is too long.
 */
function Drawn({ id, rows, isTooLong, children, box }: DrawnProps) {
  const t = useTexts('report');
  const isPrinting = usePrinting();
  const alone = usePrintedAlone();
  const isNear = useIsNear(box, nearPixels);
  if (!isPrinting) return isNear ? children : <div style={{ height: (rows + 2) * rowPixels }} />;
  if (alone !== undefined) return alone === id ? children : null;
  return isTooLong ? <p className={styles.note}>{t('tooLong', counted(rows))}</p> : children;
}

type FiguresProps = {
  readonly sums: Sums & { readonly entries: number };
  readonly of: Pick<Group, 'kind' | 'id'> | undefined;
  readonly name: string;
  readonly isNotSplit: boolean;
};

/** The sums in the line of a folded section. */
function LineFigures({ sums, of, name, isNotSplit }: FiguresProps) {
  const t = useTexts('report');
  const words = useReportWords();
  const { showsLunch } = useReportView();
  const dimmed = (seconds: number, text: string): ReactNode =>
    seconds === 0 ? <span className={styles.zero}>{text}</span> : text;
  const overtime = dimmed(sums.overtime, words.hours(sums.overtime));
  const paid = (figure: ReactNode): ReactNode => (isNotSplit ? <NotSplit /> : figure);
  return (
    <>
      <Figure name="entries" label={t('columns.entries')}>
        {words.number(sums.entries)}
      </Figure>
      <Figure name="hours" label={t('columns.hours')}>
        <b>{words.hours(sums.hours)}</b>
      </Figure>
      <Figure name="normal" label={t('columns.normal')}>
        {paid(dimmed(sums.normal, words.hours(sums.normal)))}
      </Figure>
      <Figure name="overtime" label={t('columns.overtime')}>
        {paid(of ? <GroupWhy of={of} name={name} seconds={sums.overtime} /> : overtime)}
      </Figure>
      {showsLunch && (
        <Figure name="lunch" label={t('columns.lunch')}>
          {paid(dimmed(sums.lunch, words.minus(sums.lunch)))}
        </Figure>
      )}
    </>
  );
}

function Figure({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <span className={styles.figure} data-figure={name}>
      <span className={styles.figureLabel}>{label} </span>
      {children}
    </span>
  );
}

/** Print and files of the section, in its line; what an export is doing stands below the line. */
function SectionFiles({ id, wanted, pdf }: Pick<Props, 'id' | 'wanted' | 'pdf'>) {
  const t = useTexts('report');
  const exporting = useTexts('exporting');
  return (
    <div className={styles.files} data-no-print="">
      <span data-file="print">
        <IconButton label={t('print')} onClick={() => printAlone(id)}>
          <IconPrinter size={18} stroke={1.75} />
        </IconButton>
      </span>
      {pdf && (
        <File
          name="pdf"
          wanted={pdf}
          label={exporting('button.pdf')}
          icon={<IconFileTypePdf size={18} stroke={1.75} />}
        />
      )}
      {wanted && <File name="sheet" wanted={wanted} />}
    </div>
  );
}

type FileProps = { name: string; wanted: WantedExport; label?: string; icon?: ReactNode };

function File({ name, wanted, label, icon }: FileProps) {
  const running = useExport(wanted);
  return (
    <>
      <span data-file={name}>
        <ExportButton running={running} label={label} icon={icon} isIcon />
      </span>
      <div className={styles.progress}>
        <ExportProgress running={running} />
      </div>
    </>
  );
}
