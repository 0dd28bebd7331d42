// The map of a place: streets where the stage has them, else and until then the sketch of what is known.

import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Position, Site } from '#shared/model/place.ts';
import { config, type MapTiles } from '#web/api/config.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useShownScheme } from '#web/ui/style/scheme.ts';
import type { DrawnMap, Zoom } from './map/draw-map.ts';
import type { Mark } from './mark.ts';
import styles from './place-map.module.css';
import { Sketch } from './sketch.tsx';

type Props = {
  readonly site: Site | undefined;
  /** Memoized: another list is drawn again. */
  readonly marks: readonly Mark[];
  /** The picture in a sentence. */
  readonly label: string;
  readonly zoom: Zoom;
  readonly isTall?: boolean;
  /** The site can be moved. */
  readonly onMove?: ((to: Position) => void) | undefined;
};

const heights = { usual: 236, tall: 360 } as const;

/** Without WebGL no map can be drawn. */
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

export function PlaceMap(props: Props) {
  const { map } = config();
  const height = props.isTall ? heights.tall : heights.usual;
  return map ? <Streets {...props} tiles={map} height={height} /> : <Sketch {...props} height={height} />;
}

type StreetsProps = Props & { readonly tiles: MapTiles; readonly height: number };

/** Every try mounts a new map, so that a failed one leaves nothing behind; so does another scheme. */
function Streets(props: StreetsProps) {
  const [tries, setTries] = useState(0);
  const scheme = useShownScheme();
  return <MapTry key={`${tries} ${scheme}`} {...props} scheme={scheme} onRetry={() => setTries(tries + 1)} />;
}

type TryProps = StreetsProps & { readonly scheme: 'light' | 'dark'; readonly onRetry: () => void };

function MapTry(props: TryProps) {
  const { site, marks, label, height, onMove, onRetry } = props;
  const t = useTexts('place');
  const keysId = useId();
  const { state, box, drawn } = useMap(props, keysId);
  return (
    <>
      <div className={styles.frame} style={{ height }}>
        <div ref={box} className={styles.map} inert={state !== 'drawn'} />
        {state !== 'drawn' && (
          <div className={styles.until}>
            <Sketch site={site} marks={marks} label={label} height={height} onMove={onMove} />
          </div>
        )}
        {state === 'drawn' && (
          <>
            <div className={styles.zoom} data-no-print="">
              <IconButton label={t('zoomIn')} onClick={() => drawn.current?.zoomIn()}>
                <IconPlus size={18} stroke={1.75} />
              </IconButton>
              <IconButton label={t('zoomOut')} onClick={() => drawn.current?.zoomOut()}>
                <IconMinus size={18} stroke={1.75} />
              </IconButton>
            </div>
            <a
              className={styles.source}
              href="https://www.openstreetmap.org/copyright"
              target="_blank"
              rel="noreferrer"
            >
              © OpenStreetMap
            </a>
          </>
        )}
      </div>
      {state === 'drawn' ? (
        <p id={keysId} className={onMove ? 'visually-hidden' : styles.keys}>
          {t('mapKeys')}
        </p>
      ) : (
        <p role="status" className={styles.state}>
          {state === 'loading' && t('mapLoading')}
          {state === 'impossible' && t('mapImpossible')}
          {state === 'failed' && (
            <>
              {t('mapFailed')}
              <Button size="s" onClick={onRetry}>
                {t('mapRetry')}
              </Button>
            </>
          )}
        </p>
      )}
    </>
  );
}

type State = 'loading' | 'drawn' | 'failed' | 'impossible';

/** Loads the map's library when a map is shown, because it is large; loading may fail. */
function useMap({ site, marks, label, zoom, tiles, scheme, onMove }: TryProps, keysId: string) {
  const t = useTexts('place');
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const [state, setState] = useState<State>(() => (hasWebGl() ? 'loading' : 'impossible'));
  const isPossible = state !== 'impossible';
  const move = useEffectEvent((to: Position) => onMove?.(to));
  const draw = useEffectEvent(({ drawMap }: typeof import('./map/draw-map.ts'), container: HTMLElement) => {
    drawn.current = drawMap(container, {
      site,
      marks,
      tiles,
      scheme,
      language: currentLanguage(),
      zoom,
      label,
      keysId,
      pinLabel: t('pin'),
      onDrawn: () => setState('drawn'),
      onFailed: () => setState('failed'),
      onMove: onMove && move,
    });
  });
  useEffect(() => {
    if (!isPossible) return undefined;
    let isLeft = false;
    import('./map/draw-map.ts')
      .then((library) => {
        if (!isLeft && box.current) draw(library, box.current);
      })
      .catch(() => {
        if (!isLeft) setState('failed');
      });
    return () => {
      isLeft = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [isPossible]);
  useEffect(() => drawn.current?.show({ site, marks }), [site, marks]);
  return { state, box, drawn };
}
