// Owns the chart of hours with axes: its heading, its legend, its table, and the place that its picture is fetched into.

import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './chart.module.css';
import { type ChartWords, type Climb, type HourBar, kindsOf, type PictureProps } from './hour-bar.ts';
import { HourTable } from './hour-table.tsx';

const barsPixels = 160;
const climbPixels = 176;

export type HourChartProps = {
  readonly title: string;
  /** The level of the heading; 2 by itself. */
  readonly level?: 2 | 3 | undefined;
  /** Dimmed, beside the heading: 'at 106 h a week'. */
  readonly detail?: ReactNode;
  /** Oldest first. */
  readonly bars: readonly HourBar[];
  /** What the bars are, over the table's first column: 'Week'. */
  readonly of: string;
  /** The picture in a sentence, for people who cannot see it: 'Hours by week, 37 to 48, highest 128 in week 41'. */
  readonly sentence: string;
  /** From `useChartWords()` of `web/words`. */
  readonly words: ChartWords;
  /** A dashed line through all bars, in seconds, and its word in the legend: 'usual 45'. */
  readonly usual?: { readonly seconds: number; readonly text: string } | undefined;
  /** The hours as they add up, over the bars. */
  readonly climb?: Climb | undefined;
  /** The height of the bars with their axis. */
  readonly pixels?: number | undefined;
};

const Picture = late<PictureProps>(async () => (await import('./hour-picture.tsx')).HourPicture);

/**
 * Standing bars of hours: normal, overtime and lunch from the base, expected hours dashed, and above them, if asked,
 * the line of the hours as they add up to a budget. Lengths are in seconds. The library that draws it is fetched late;
 * its place is as high as the picture. A press shows the same figures as a table.
 */
export function HourChart(props: HourChartProps) {
  const { title, level = 2, detail, bars, words, usual, climb, pixels = barsPixels } = props;
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles.chart}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading id={id}>{title}</Heading>
          {detail && <span className="dim">{detail}</span>}
        </div>
        <Legend bars={bars} words={words} usual={usual?.text} />
        <span data-no-print="" className={styles.toggle}>
          <IconButton
            label={isTable ? words.showPicture : words.showTable}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <IconChartBar size={18} stroke={1.75} /> : <IconTable size={18} stroke={1.75} />}
          </IconButton>
        </span>
      </div>
      {isTable ? (
        <HourTable bars={bars} of={props.of} words={words} title={title} climb={climb} />
      ) : (
        <div className={styles.place} style={{ minHeight: pixels + (climb ? climbPixels : 0) }}>
          <Picture
            bars={bars}
            sentence={props.sentence}
            words={words}
            usual={usual}
            climb={climb}
            barsPixels={pixels}
            climbPixels={climbPixels}
          />
        </div>
      )}
    </section>
  );
}

/** Names what is drawn; bars of normal hours alone need no name. */
function Legend({
  bars,
  words,
  usual,
}: {
  readonly bars: readonly HourBar[];
  readonly words: ChartWords;
  readonly usual: string | undefined;
}) {
  const kinds = kindsOf(bars);
  const shown = kinds.length > 1 ? kinds : [];
  if (shown.length === 0 && usual === undefined) return null;
  return (
    <ul className={styles.legend}>
      {shown.map((kind) => (
        <li key={kind}>
          <span aria-hidden="true" className={classNames(styles.swatch, styles[kind])} />
          {words[kind]}
        </li>
      ))}
      {usual !== undefined && (
        <li>
          <span aria-hidden="true" className={styles.dash} />
          {usual}
        </li>
      )}
    </ul>
  );
}
