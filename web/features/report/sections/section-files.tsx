// Print and files of one section, in its line; what an export is doing stands below the line.

import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { useExport, type WantedExport } from '#web/files/use-export.ts';
import { printAlone } from './printed-alone.ts';
import styles from './sections.module.css';

type Props = {
  readonly id: string;
  readonly wanted: WantedExport | undefined;
  readonly pdf: WantedExport | undefined;
};

export function SectionFiles({ id, wanted, pdf }: Props) {
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
