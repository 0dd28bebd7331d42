// The map in its frame: loading, drawn, or a sentence for why there is none; its keys and its buttons.

import { IconExternalLink, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import type { DrawnMap } from './draw-map.ts';
import type { Tag } from './map-words.ts';
import styles from './location.module.css';

type State = 'loading' | 'drawn' | 'failed' | 'impossible';
type Props = { readonly tags: readonly Tag[]; readonly label: string };

/** Without WebGL the map cannot be drawn; the places are still in the list above it, as words and links. */
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** Every try mounts a new map, so that a failed one leaves nothing behind. */
export function LocationMap({ tags, label }: Props) {
  const [tries, setTries] = useState(0);
  return <MapTry key={tries} tags={tags} label={label} onRetry={() => setTries(tries + 1)} />;
}

function MapTry({ tags, label, onRetry }: Props & { readonly onRetry: () => void }) {
  const t = useTexts('entries');
  const keysId = useId();
  const { state, box, drawn } = useMap(tags, label, keysId);
  const first = tags[0]?.location;
  return (
    <>
      <div className={styles.frame}>
        <div ref={box} className={styles.map} />
        {state !== 'drawn' && (
          <div className={styles.instead} role="status">
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
          </div>
        )}
        {state === 'drawn' && (
          <div className={styles.zoom}>
            <IconButton label={t('zoomIn')} onClick={() => drawn.current?.zoomIn()}>
              <IconPlus size={18} stroke={1.75} />
            </IconButton>
            <IconButton label={t('zoomOut')} onClick={() => drawn.current?.zoomOut()}>
              <IconMinus size={18} stroke={1.75} />
            </IconButton>
          </div>
        )}
      </div>
      <div className={styles.below}>
        {state === 'drawn' && (
          <span id={keysId} className={styles.keys}>
            {t('mapKeys')}
          </span>
        )}
        {first && (
          <ButtonLink
            variant="quiet"
            size="s"
            target="_blank"
            href={`https://www.openstreetmap.org/?mlat=${first.lat}&mlon=${first.lon}#map=17/${first.lat}/${first.lon}`}
            iconAfter={<IconExternalLink size={16} stroke={1.75} />}
          >
            {t('openMap')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Loads the map's library when a map is opened, because it is large; loading may fail. */
function useMap(tags: readonly Tag[], label: string, keysId: string) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const [state, setState] = useState<State>(() => (hasWebGl() ? 'loading' : 'impossible'));
  const isPossible = state !== 'impossible';
  useEffect(() => {
    if (!isPossible) return undefined;
    let isLeft = false;
    const failed = () => {
      if (!isLeft) setState('failed');
    };
    import('./draw-map.ts')
      .then(({ drawMap }) => {
        if (isLeft || !box.current) return;
        drawn.current = drawMap(box.current, {
          label,
          keysId,
          tags,
          onDrawn: () => setState('drawn'),
          onFailed: failed,
        });
      })
      .catch(failed);
    return () => {
      isLeft = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [tags, label, keysId, isPossible]);
  return { state, box, drawn };
}
