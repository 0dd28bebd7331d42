// What is known of a place without a map: the site's circle and the presses around it, to scale and north up.

import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Position, Site } from '#shared/model/place.ts';
import { useTexts } from '#web/text.ts';
import { chartFirstPx } from '#web/ui/chart/chart-scale.ts';
import { useRoomPx } from '#web/ui/table/use-room.ts';
import { classNames } from '#web/ui/style/class-names.ts';
import { useDistanceWords } from './distance-words.ts';
import { byNeed, type Mark } from './mark.ts';
import { nudged } from './nudge.ts';
import { barMetres, type Frame, frameOf, keptInside, pointAt, positionAt } from './sketch-frame.ts';
import styles from './sketch.module.css';
import { type Box, boxesOf, type Point } from './word-boxes.ts';

type Props = {
  readonly site: Site | undefined;
  readonly marks: readonly Mark[];
  /** The picture in a sentence. */
  readonly label: string;
  readonly height: number;
  /** The site can be moved. */
  readonly onMove?: ((to: Position) => void) | undefined;
};

const letterPixels = 7.4;
const wordPaddingPixels = 14;
const wordPixels = 20;
const baselinePixels = 14.5;

export function Sketch({ site, marks, label, height, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useRoomPx(box, chartFirstPx);
  const frame = useFrame(site, marks, { width, height });
  const dragging = useRef(false);
  if (!frame) return null;
  const move = ({ clientX, clientY, currentTarget }: PointerEvent): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onMove?.(positionAt(frame, { x: clientX - left, y: clientY - top }));
  };
  const hands = onMove && {
    role: 'application',
    tabIndex: 0,
    onPointerDown: (event: PointerEvent) => {
      dragging.current = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      move(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging.current) move(event);
    },
    onPointerUp: () => {
      dragging.current = false;
    },
    onPointerCancel: () => {
      dragging.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = site && nudged(site, event.key);
      if (!to) return;
      event.preventDefault();
      onMove(to);
    },
  };
  return (
    <div
      ref={box}
      className={classNames(styles.sketch, onMove && styles.movable)}
      {...hands}
      aria-label={onMove && label}
    >
      <svg
        width={width}
        height={height}
        role={onMove ? undefined : 'img'}
        aria-label={onMove ? undefined : label}
        aria-hidden={onMove ? true : undefined}
      >
        {site && <Circle frame={frame} site={site} />}
        <Presses frame={frame} site={site} marks={marks} />
        <Scale frame={frame} />
      </svg>
    </div>
  );
}

/** The frame stays while the site moves within it, so that it does not run away from the pointer. */
function useFrame(
  site: Site | undefined,
  marks: readonly Mark[],
  { width, height }: { readonly width: number; readonly height: number },
): Frame | undefined {
  const about = JSON.stringify([marks.map(({ place }) => place), width, site?.radius, site === undefined]);
  const fresh = useMemo(
    () => frameOf({ site, places: marks.map(({ place }) => place) }, { width, height }),
    [site, marks, width, height],
  );
  const [kept, setKept] = useState({ about, frame: fresh });
  const isInside = kept.frame && site && !keptInside(kept.frame, pointAt(kept.frame, site)).isOut;
  if (kept.about === about && (isInside || !site)) return kept.frame;
  setKept({ about, frame: fresh });
  return fresh;
}

function Circle({ frame, site }: { readonly frame: Frame; readonly site: Site }) {
  const { x, y } = pointAt(frame, site);
  const radius = site.radius / frame.metresPerPixel;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className={styles.site} />
      <line x1={x} y1={y} x2={x + radius} y2={y} className={styles.radius} />
      <path
        className={styles.pin}
        transform={`translate(${x} ${y})`}
        d="M0 0 C-3 -7 -9 -11 -9 -18 A9 9 0 0 1 9 -18 C9 -11 3 -7 0 0 Z M0 -21 A3.2 3.2 0 0 0 0 -14.6 A3.2 3.2 0 0 0 0 -21 Z"
        fillRule="evenodd"
      />
    </g>
  );
}

/** The box of the site's pin, and of the scale and the arrow, where no words may stand. */
const furniture = (frame: Frame, site: Site | undefined): readonly Box[] => {
  const pin = site && pointAt(frame, site);
  return [
    ...(pin ? [{ x: pin.x - 10, y: pin.y - 28, width: 20, height: 30 }] : []),
    { x: 0, y: frame.height - 26, width: frame.width / 2, height: 26 },
    { x: frame.width - 34, y: 0, width: 34, height: 50 },
  ];
};

type PressesProps = Pick<Props, 'site' | 'marks'> & { readonly frame: Frame };

function Presses({ frame, site, marks }: PressesProps) {
  const shown = marks.map((mark) => ({ ...mark, point: keptInside(frame, pointAt(frame, mark.place)) }));
  const named = byNeed(shown, site);
  const words = named.map(({ text, point }) => ({
    at: point,
    width: text.length * letterPixels + wordPaddingPixels,
    height: wordPixels,
  }));
  const boxes = boxesOf(frame, words, furniture(frame, site));
  const worded = new Set(named.flatMap(({ id }, at) => (boxes[at] ? [id] : [])));
  return (
    <>
      {shown.map(({ id, place, point, event, text }) => (
        <g key={id}>
          {/* Where marks are too close for all their words. */}
          {!worded.has(id) && <title>{text}</title>}
          {place.accuracy !== undefined && !point.isOut && (
            <circle
              cx={point.x}
              cy={point.y}
              r={place.accuracy / frame.metresPerPixel}
              className={styles.exactness}
            />
          )}
          {point.isOut && <Away frame={frame} point={point} />}
          <circle cx={point.x} cy={point.y} r={6} className={event === 'in' ? styles.in : styles.out} />
        </g>
      ))}
      {named.map(({ id, text }, at) => {
        const box = boxes[at];
        return (
          box && (
            <g key={id}>
              <rect {...box} rx={4} className={styles.tag} />
              <text
                x={box.x + box.width / 2}
                y={box.y + baselinePixels}
                textAnchor="middle"
                className={styles.tagText}
              >
                {text}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}

/** The dashed line towards a press that lies beyond the edge. */
function Away({ frame, point }: { readonly frame: Frame; readonly point: Point }) {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return <line x1={middle.x} y1={middle.y} x2={point.x} y2={point.y} className={styles.away} />;
}

function Scale({ frame }: { readonly frame: Frame }) {
  const t = useTexts('place');
  const { distance } = useDistanceWords();
  const metres = barMetres(frame);
  const y = frame.height - 12;
  const end = 12 + metres / frame.metresPerPixel;
  return (
    <g>
      <path d={`M12 ${y - 5} V${y} H${end} V${y - 5}`} className={styles.scale} />
      <text x={end + 6} y={y} className={styles.scaleText}>
        {distance(metres)}
      </text>
      <path
        className={styles.north}
        transform={`translate(${frame.width - 18} 30)`}
        d="M0 -16 L5 0 L0 -4 L-5 0 Z"
      />
      <text x={frame.width - 18} y={44} textAnchor="middle" className={styles.scaleText}>
        {t('north')}
      </text>
    </g>
  );
}
