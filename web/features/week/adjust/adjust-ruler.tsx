// The day whose in or out time is being corrected, drawn large: by dragging, arrow keys or typed digits.

import { IconFlag, IconMagnet } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { segmentOn } from '#web/entry/entry-times.ts';
import { useTexts } from '#web/text.ts';
import { Keys } from '#web/ui/display/keys.tsx';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { useIsTopLayer } from '#web/ui/overlay/layers.ts';
import { classNames } from '#web/ui/style/class-names.ts';
import {
  adjusted,
  type AdjustedEntry,
  type AdjustInput,
  atOf,
  changesOf,
  clockTyped,
  dayInView,
  nextStep,
  steppedBy,
  stepSeconds,
  typedAt,
} from './adjust.ts';
import { type End, minuteOn } from './holds.ts';
import styles from './adjust-ruler.module.css';

/** Of the drawn picture: a pixel is two minutes. A drag that began in a cell goes by it too. */
const secondsPerPixel = 120;
const ends = ['start', 'end'] as const;

export type AdjustRulerProps = {
  readonly hand: AdjustedEntry;
  readonly input: AdjustInput;
  /** The entries of the same person, for the day around the one in hand. */
  readonly entries: readonly WorkLog[];
  /** Where a pointer took the end in a cell; undefined for a key. */
  readonly pressedAt: number | undefined;
  /** Distance of the row's lower edge from the top of the sheet. */
  readonly top: number;
  readonly onMove: (hand: AdjustedEntry) => void;
  /** Saves what has moved. */
  readonly onLetGo: (hand: AdjustedEntry) => void;
  readonly onPutBack: () => void;
};

export function AdjustRuler(props: AdjustRulerProps) {
  const { hand, input, top } = props;
  const t = useTexts('adjust');
  const shell = useTexts('shell');
  const { time, now } = input;
  const panel = useRef<HTMLDivElement>(null);
  useIsTopLayer(true);
  const drag = useDrag(props, panel);
  useElsewhere(props, panel);
  const onKeyDown = useAdjustKeys(props);
  const day = dayInView(time, hand);
  const after = adjusted(time, hand);
  const secondsOf = (one: WorkLog) => one.total_time ?? now - time.seconds(one.start_time);
  const isMoved = changesOf(time, hand) !== undefined;
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t('label', { name: hand.entry.employee.name, day: time.longDay(day) })}
      className={styles.panel}
      style={{ top }}
      data-adjust=""
    >
      <p className={styles.head}>
        <span>
          <b className={styles.name}>{hand.entry.employee.name}</b>{' '}
          <span className="dim">
            {time.longDay(day)} · {hand.entry.project.name}
          </span>
        </span>
        <span className="num">
          {isMoved && <s className="dim">{time.hours(secondsOf(hand.entry))}</s>}{' '}
          <b className={styles.name}>
            {time.hours(secondsOf(after))} {shell('hoursShort')}
          </b>
        </span>
      </p>
      <div className={styles.room}>
        <Ruler label="off" size="xl" hours={3} segments={segmentsOf(props, after)} {...nowLine(input, day)} />
        {ends.map((end) => (
          <Handle key={end} {...props} end={end} day={day} drag={drag} onKeyDown={onKeyDown} />
        ))}
      </div>
      <Hints hand={hand} input={input} />
    </div>
  );
}

function nowLine({ time, now }: AdjustInput, day: string): { nowMinute?: number } {
  return time.dayAt(now) === day ? { nowMinute: time.minuteAt(now) } : {};
}

/** The day with the entry as it would be; what is added to it is dashed. */
function segmentsOf({ hand, input, entries }: AdjustRulerProps, after: WorkLog): RulerSegment[] {
  const { time, now } = input;
  const day = dayInView(time, hand);
  const others = entries.filter(({ id }) => id !== hand.entry.id);
  const drawn = others.flatMap((entry) => segmentOn(time, entry, day, now) ?? []);
  const whole = segmentOn(time, after, day, now);
  if (!whole) return drawn;
  const before = segmentOn(time, hand.entry, day, now);
  const from = Math.max(whole.fromMinute, before?.fromMinute ?? whole.toMinute);
  const to = Math.min(whole.toMinute, before?.toMinute ?? whole.toMinute);
  const ghost = (fromMinute: number, toMinute: number): RulerSegment[] =>
    toMinute > fromMinute ? [{ fromMinute, toMinute, kind: 'ghost' }] : [];
  return [
    ...drawn,
    ...ghost(whole.fromMinute, Math.min(from, whole.toMinute)),
    ...(to > from ? [{ ...whole, fromMinute: from, toMinute: to }] : []),
    ...ghost(Math.max(to, whole.fromMinute), whole.toMinute),
  ];
}

type Drag = ReturnType<typeof useDrag>;
type HandleProps = AdjustRulerProps & {
  readonly end: End;
  readonly day: string;
  readonly drag: Drag;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function Handle({ hand, input, end, day, drag, onMove, onKeyDown }: HandleProps) {
  const t = useTexts('adjust');
  const entries = useTexts('entries');
  const button = useRef<HTMLDivElement>(null);
  const isInHand = hand.end === end;
  const focus = useEffectEvent(() => {
    if (isInHand) button.current?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  const at = end === 'start' ? hand.startAt : hand.endAt;
  if (at === undefined) return null;
  const { time } = input;
  const minute = minuteOn(time, day, at);
  // The other end may lie on another day than the one in view.
  if (minute < 0 || minute > minutesPerDay) return null;
  const said = saidOf(hand, input, at, end, t);
  return (
    <div
      ref={button}
      role="slider"
      tabIndex={0}
      aria-label={entries(end === 'start' ? 'in' : 'out')}
      aria-valuenow={minute}
      aria-valuemin={0}
      aria-valuemax={minutesPerDay}
      aria-valuetext={[said.clock, said.more].filter(Boolean).join(', ')}
      className={styles.handle}
      style={{ left: `${(minute / minutesPerDay) * 100}%` }}
      onFocus={() => {
        if (!isInHand) onMove({ ...hand, end, stop: undefined });
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag.begin(event, end)}
    >
      <span
        className={classNames(
          styles.tag,
          isInHand && styles.tagInHand,
          minute > 1080 && styles.tagLeft,
          minute < 180 && styles.tagRight,
        )}
        aria-hidden="true"
      >
        <b>{said.clock}</b> {isInHand && said.more}
      </span>
    </div>
  );
}

type Words = ReturnType<typeof useTexts<'adjust'>>;

/** '16:10 +1' and '+25 min', or what stops it. */
function saidOf(hand: AdjustedEntry, { time }: AdjustInput, at: number, end: End, t: Words) {
  const { entry, stop } = hand;
  const given = end === 'start' ? entry.start_time : (entry.end_time ?? entry.start_time);
  // Of the clocks that are shown, which have no seconds.
  const minutes = Math.floor(at / 60) - Math.floor(time.seconds(given) / 60);
  const isNextDay = end === 'end' && time.dayAt(at) > time.dayAt(hand.startAt);
  const sign = minutes > 0 ? '+' : '−';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const more = { hours: `${sign}${hours}`, minutes: `${hours > 0 ? '' : sign}${Math.abs(minutes) % 60}` };
  const moved =
    minutes === 0 ? '' : t(hours === 0 ? 'minutes' : more.minutes === '0' ? 'hours' : 'hoursMinutes', more);
  return {
    clock: `${time.clockAt(at)}${isNextDay ? ' +1' : ''}`,
    more: [moved, hand.end === end && stop ? t(`stops.${stop}`) : ''].filter(Boolean).join(' · '),
  };
}

function Hints({ hand, input }: { readonly hand: AdjustedEntry; readonly input: AdjustInput }): ReactNode {
  const t = useTexts('adjust');
  const { entry, end } = hand;
  const original =
    end === 'start'
      ? (entry.original_start_time ?? entry.start_time)
      : (entry.original_end_time ?? entry.end_time);
  return (
    <p className={styles.hints}>
      <span>
        <IconMagnet size={15} stroke={1.75} aria-hidden="true" /> {t('hints.snap')} <Keys keys="Alt" />{' '}
        {t('hints.fine')}
      </span>
      <span>
        <Keys keys="←" /> <Keys keys="→" /> {t('hints.step')}
      </span>
      <span>
        {t('hints.type')} <Keys keys="1610" />
      </span>
      <span>
        <Keys keys="enter" /> {t('hints.save')}
      </span>
      <span>
        <Keys keys="Esc" /> {t('hints.back')}
      </span>
      {original !== undefined && (
        <span className={styles.kept}>
          <IconFlag size={15} stroke={1.75} aria-hidden="true" />{' '}
          {t('hints.kept', { clock: input.time.clockAt(original) })}
        </span>
      )}
    </p>
  );
}

function useAdjustKeys({ hand, input, onMove, onLetGo, onPutBack }: AdjustRulerProps) {
  const [digits, setDigits] = useState('');
  return (event: KeyboardEvent): void => {
    const { key } = event;
    const step = event.shiftKey || event.altKey ? stepSeconds.fine : stepSeconds.usual;
    const isForward = key === 'ArrowRight' || key === 'ArrowUp';
    if (isForward || key === 'ArrowLeft' || key === 'ArrowDown') {
      setDigits('');
      onMove(nextStep(input, hand, isForward ? 1 : -1, step));
    } else if (/^\d$/.test(key) && !event.ctrlKey && !event.metaKey) {
      const typed = `${digits.length >= 4 ? '' : digits}${key}`;
      setDigits(typed);
      const clock = clockTyped(typed);
      if (clock !== undefined) onMove(typedAt(input, hand, clock));
    } else if (key === 'Enter') onLetGo(hand);
    else if (key === 'Escape') onPutBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The press that saves an end opens nothing: its click is the next thing after the button is let go, or never comes. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true });
  const forget = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
  window.addEventListener('pointerup', forget, { once: true });
}

type Panel = { readonly current: HTMLDivElement | null };

/** A press elsewhere, or a focus there, saves what has moved. */
function useElsewhere({ hand, input, onLetGo }: AdjustRulerProps, panel: Panel): void {
  /** Returns whether the press has saved, and would open the cell that it hit. */
  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    const isElsewhere = target instanceof Element && panel.current?.contains(target) === false;
    if (!isElsewhere) return false;
    onLetGo(hand);
    return target.closest('[data-column]') !== null && changesOf(input.time, hand) !== undefined;
  });
  useEffect(() => {
    const focused = (event: Event) => onElsewhere(event.target);
    const pressed = (event: Event) => {
      if (onElsewhere(event.target)) swallowClick();
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      document.removeEventListener('focusin', focused);
    };
  }, []);
}

/** A drag of a handle, or one that a press in a cell has begun. Letting go saves. */
function useDrag(props: AdjustRulerProps, panel: Panel) {
  const from = useRef<{ readonly x: number; readonly hand: AdjustedEntry } | undefined>(
    props.pressedAt === undefined ? undefined : { x: props.pressedAt, hand: props.hand },
  );
  const perPixel = (): number => {
    const width = panel.current?.querySelector(`.${styles.room}`)?.clientWidth ?? 0;
    return width === 0 ? secondsPerPixel : 86_400 / width;
  };
  const move = (event: globalThis.PointerEvent): void => {
    if (!from.current) return;
    // The button was let go before this panel was there.
    if ((event.buttons & 1) === 0) {
      from.current = undefined;
      return;
    }
    const { x, hand } = from.current;
    const step = event.altKey ? stepSeconds.fine : stepSeconds.usual;
    if (event.clientX === x) return;
    props.onMove(steppedBy(props.input, hand, (event.clientX - x) * perPixel(), step));
  };
  const end = (): void => {
    const began = from.current;
    from.current = undefined;
    // A press without a move leaves the end in hand, for the keys.
    if (began && atOf(began.hand) !== atOf(props.hand)) props.onLetGo(props.hand);
  };
  const onWindowMove = useEffectEvent((event: globalThis.PointerEvent) => move(event));
  const onWindowUp = useEffectEvent(() => end());
  const onSelecting = useEffectEvent((event: Event) => {
    if (from.current) event.preventDefault();
  });
  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => onWindowMove(event);
    const up = () => onWindowUp();
    // The text that the pointer crosses is not selected meanwhile.
    const selecting = (event: Event) => onSelecting(event);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', up);
    document.addEventListener('selectstart', selecting);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', up);
      document.removeEventListener('selectstart', selecting);
    };
  }, []);
  return {
    begin: (event: PointerEvent<HTMLElement>, which: End): void => {
      if (event.button !== 0) return;
      const hand: AdjustedEntry = { ...props.hand, end: which, stop: undefined };
      from.current = { x: event.clientX, hand };
      props.onMove(hand);
    },
  };
}
