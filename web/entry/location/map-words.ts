// The words on the map, as elements of the page: beside each point, and the towns around.

import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { Location } from '#shared/model/worklog.ts';
import { positionOf } from './map-circle.ts';
import { type Box, townsShown } from './map-towns.ts';
import styles from './location.module.css';

/** The label beside a point: 'In 07:26', with an optional smaller line. */
export type Tag = { readonly location: Location; readonly text: string; readonly note?: string | undefined };

export const inFirst = <T>(all: readonly T[], of: (one: T) => Location): readonly T[] =>
  all.toSorted((a, b) => of(a).event.localeCompare(of(b).event));

/** Latitudes that are equal to this many decimals count as the same: the clock-in then stands first. */
const seenDecimals = 2;
const northOf = ({ location }: Tag): number => Number(Number(location.lat).toFixed(seenDecimals));

const tagGapPx = 16;

/** The northern point's label stands above it, the southern one's below, so that near points' labels never overlap. */
export function writeTags(map: MapLibre, tags: readonly Tag[]): readonly (() => Box)[] {
  const fromNorth = inFirst(tags, ({ location }) => location).toSorted((a, b) => northOf(b) - northOf(a));
  return fromNorth.map(({ location, text, note }, index) => {
    const isAbove = index === 0;
    const element = written(styles.tag, text);
    if (note !== undefined) element.append(written(styles.tagNote, note));
    new Marker({ element, anchor: isAbove ? 'bottom' : 'top', offset: [0, isAbove ? -tagGapPx : tagGapPx] })
      .setLngLat([...positionOf(location)])
      .addTo(map);
    return () => {
      const { x, y } = map.project([...positionOf(location)]);
      const { offsetWidth: width, offsetHeight: height } = element;
      const top = isAbove ? y - tagGapPx - height : y - tagGapPx;
      return { x: x - width / 2, y: top, width, height: height + tagGapPx * 2 };
    };
  });
}

export function writeTowns(map: MapLibre, taken: readonly (() => Box)[]): void {
  const markers = new Map<string, Marker>();
  const write = (): void => {
    const { offsetWidth: width, offsetHeight: height } = map.getContainer();
    const shown = townsShown(
      ({ lat, lon }) => map.project([lon, lat]),
      { width, height },
      taken.map((box) => box()),
    );
    const names = new Set(shown.map(({ name }) => name));
    for (const [name, marker] of markers) {
      if (names.has(name)) continue;
      marker.remove();
      markers.delete(name);
    }
    for (const { name, lat, lon } of shown) {
      if (!markers.has(name)) markers.set(name, townAt(name, [lon, lat]).addTo(map));
    }
  };
  map.on('moveend', write);
  map.on('resize', write);
  write();
}

const townAt = (name: string, at: [number, number]): Marker =>
  new Marker({ element: written(styles.town, name) }).setLngLat(at);

/** Hidden from screen readers, which have the same words in the list above the map. */
function written(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.textContent = text;
  element.ariaHidden = 'true';
  return element;
}
