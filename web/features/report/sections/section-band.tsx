// The sections of all projects or of all employees: the first ones, all of them on request and on paper.

import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import type { Group } from '#web/features/report/report-groups.ts';
import styles from './sections.module.css';
import { type Opened, sectionIdOf } from './use-opened.ts';

const shownAtFirst = 8;
/** A button in the place of fewer lines would save nothing. */
const foldedMin = 3;

type Props = {
  readonly head: string;
  readonly groups: readonly Group[];
  readonly section: (group: Group) => ReactNode;
  readonly opened: Opened;
};

export function SectionBand({ head, groups, section, opened }: Props) {
  const t = useTexts('report');
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  const rest = groups.length < shownAtFirst + foldedMin ? [] : groups.slice(shownAtFirst);
  // An open section is never hidden.
  const isRestOpen = rest.some((group) => opened.isOpen(sectionIdOf(group)));
  const isAll = isWhole || isPrinting || isRestOpen;
  return (
    <>
      <p className={styles.band}>{head}</p>
      <div className={styles.groups}>
        {(isAll ? groups : groups.slice(0, groups.length - rest.length)).map(section)}
      </div>
      {rest.length > 0 && !isRestOpen && (
        <p className={styles.rest} data-no-print="">
          <button type="button" className={styles.way} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('more', { count: rest.length })}
          </button>
        </p>
      )}
    </>
  );
}
