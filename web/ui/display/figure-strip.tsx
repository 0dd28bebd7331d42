// Owns the strip of figures on top of an overview: label, figure, explanation.
import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

export type Figure = {
  label: string;
  figure: ReactNode;
  /** Dimmed, after the figure: 'h', 'entries'. */
  unit?: ReactNode;
  /** Small, under the figure. */
  below?: ReactNode;
  /** At the right end: bars, a link. */
  beside?: ReactNode;
};

export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {figures.map((item) => (
        <li key={item.label} className={styles.cell}>
          <div className={styles.words}>
            <p className={styles.label}>{item.label}</p>
            <p className={styles.line}>
              <span
                className={`big ${styles.figure}`}
                data-long={(typeof item.figure === 'string' && item.figure.length > 7) || undefined}
              >
                {item.figure}
              </span>
              {item.unit && <span className={styles.unit}>{item.unit}</span>}
            </p>
            {item.below && <div className={styles.below}>{item.below}</div>}
          </div>
          {item.beside && <div className={styles.beside}>{item.beside}</div>}
        </li>
      ))}
    </ul>
  );
}

export type SmallBarsProps = {
  /** One bar each: its letter and how far it reaches. */
  bars: readonly { letter: string; value: number }[];
  /** The bars in words, for screen readers. */
  label: string;
};

/** Small bars for the days of a week, beside a figure. */
export function SmallBars({ bars, label }: SmallBarsProps) {
  const most = Math.max(...bars.map((bar) => bar.value), 0);
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map((bar, index) => (
        // A week has two T's, so the place is part of the key.
        <span key={`${index}-${bar.letter}`} className={styles.column}>
          <span
            className={styles.bar}
            style={{ height: most > 0 ? Math.round((bar.value / most) * 30) : 0 }}
          />
          <span className={styles.letter}>{bar.letter}</span>
        </span>
      ))}
    </div>
  );
}
