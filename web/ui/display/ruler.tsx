// Owns the day ruler: twenty-four hours (or two days) on which every entry is drawn the same way.
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './ruler.module.css';

/** 'missing': hours that were expected and not worked. 'shared': hours that two entries both count. */
export type RulerKind = 'work' | 'running' | 'ghost' | 'over' | 'over-running' | 'missing' | 'shared';

export type RulerSegment = {
  /** Minutes from the first midnight. */
  fromMinute: number;
  toMinute: number;
  kind: RulerKind;
  /** The upper or the lower half, for entries that overlap. */
  lane?: 1 | 2 | undefined;
};

export type RulerProps = {
  segments: readonly RulerSegment[];
  /** The text alternative; 'off' hides the ruler from screen readers, where the row has the same content. */
  label: string;
  /** The minute of the line of the present time; only for today. */
  nowMinute?: number | undefined;
  days?: 1 | 2 | undefined;
  /** lane 8 px, one of several below each other; s 14 px with six-hour lines, m 14 px, l 24 px, xl 34 px. */
  size?: 'lane' | 's' | 'm' | 'l' | 'xl' | undefined;
  /** Writes the hours underneath, every so many hours. */
  hours?: HourStep | undefined;
  /** One word over each day of a two-day ruler. */
  dayLabels?: readonly string[] | undefined;
};

export type HourStep = 3 | 6 | 12 | 24;

const minutesInDay = 1440;

export function Ruler({ segments, label, nowMinute, days = 1, size = 'm', hours, dayLabels }: RulerProps) {
  const span = days * minutesInDay;
  return (
    <div className={styles.frame} {...alternative(label)}>
      {dayLabels && (
        <div className={styles.days}>
          {dayLabels.slice(0, days).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      )}
      <div className={classNames(styles.ruler, styles[size], days === 2 && styles.two)}>
        {segments.map((segment, index) => (
          // By its place in the list: two entries may have the same times.
          <Segment key={index} segment={segment} span={span} />
        ))}
        {nowMinute !== undefined && nowMinute >= 0 && nowMinute <= span && (
          <span className={styles.now} data-now="" style={{ left: percent(nowMinute, span) }} />
        )}
      </div>
      {hours && <RulerHours every={hours} days={days} />}
    </div>
  );
}

/** The hour scale alone: one in a table's head serves every row below it. */
export function RulerHours({ every, days = 1 }: { every: HourStep; days?: 1 | 2 | undefined }) {
  const span = days * 24;
  const marks = Array.from({ length: span / every + 1 }, (_, index) => index * every);
  return (
    <span className={styles.hours} aria-hidden="true">
      {marks.map((hour) => (
        <span key={hour} style={{ left: percent(hour, span) }}>
          {hourLabel(hour, span)}
        </span>
      ))}
    </span>
  );
}

function Segment({ segment, span }: { segment: RulerSegment; span: number }) {
  const from = clamp(segment.fromMinute, span);
  const to = clamp(segment.toMinute, span);
  if (to <= from) return null;
  return (
    <span
      className={classNames(
        styles.segment,
        styles[segment.kind],
        segment.lane !== undefined && styles[`lane${segment.lane}`],
      )}
      data-kind={segment.kind}
      style={{ left: percent(from, span), width: percent(to - from, span) }}
    />
  );
}

function alternative(label: string) {
  return label === 'off'
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}

function clamp(minute: number, span: number): number {
  return Math.min(Math.max(minute, 0), span);
}

function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(4))}%`;
}

function hourLabel(hour: number, span: number): string {
  const ofDay = hour === span ? 24 : hour % 24;
  return String(ofDay).padStart(2, '0');
}
