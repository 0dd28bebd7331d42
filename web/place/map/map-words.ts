// The words on the map and the site's pin, as elements of the page.

import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { Position, Site } from '#shared/model/place.ts';
import { byNeed, type Mark } from '#web/place/mark.ts';
import { nudged } from '#web/place/nudge.ts';
import { boxesOf } from '#web/place/word-boxes.ts';
import { pointOf } from './circle.ts';
import styles from '#web/place/place-map.module.css';

type Shown = { readonly site: Site | undefined; readonly marks: readonly Mark[] };
type Options = {
  readonly pinLabel: string;
  readonly onMove?: ((to: Position) => void) | undefined;
};

type Tag = { readonly mark: Mark; readonly element: HTMLElement; readonly marker: Marker };

const pinBox = { width: 26, height: 34 } as const;

/** Returns a function that puts the words, marks and pin of `shown` on the map. */
export function wordsOn(map: MapLibre, { pinLabel, onMove }: Options): (shown: Shown) => void {
  let tags: readonly Tag[] = [];
  let pin: Marker | undefined;
  let site: Site | undefined;
  const drop = (): void => {
    const at = pin?.getLngLat();
    if (at) onMove?.({ lat: at.lat, lon: at.lng });
  };
  const nudge = (event: KeyboardEvent): void => {
    const to = site && nudged(site, event.key);
    if (!to) return;
    // The map would move too.
    event.stopPropagation();
    event.preventDefault();
    onMove?.(to);
  };
  const place = (): void => placeTags(map, tags, site);
  map.on('move', place);
  map.on('resize', place);
  return (shown) => {
    ({ site } = shown);
    for (const { marker } of tags) marker.remove();
    tags = byNeed(shown.marks, site).map((mark) => tagOn(map, mark));
    place();
    if (!site) {
      pin?.remove();
      pin = undefined;
      return;
    }
    pin ??= pinOn(map, site, onMove && { label: pinLabel, drop, nudge });
    pin.setLngLat(pointOf(site));
  };
}

function tagOn(map: MapLibre, mark: Mark): Tag {
  const element = written(styles.tag, mark.text);
  if (mark.note !== undefined) element.append(written(styles.tagNote, mark.note));
  return { mark, element, marker: new Marker({ element }).setLngLat(pointOf(mark.place)).addTo(map) };
}

/** Each beside its point, where there is room; the others wait until the map is nearer. */
function placeTags(map: MapLibre, tags: readonly Tag[], site: Site | undefined): void {
  const { offsetWidth: width, offsetHeight: height } = map.getContainer();
  const words = tags.map(({ mark, element }) => ({
    at: map.project(pointOf(mark.place)),
    width: element.offsetWidth,
    height: element.offsetHeight,
  }));
  const pin = site && map.project(pointOf(site));
  const taken = pin ? [{ ...pinBox, x: pin.x - pinBox.width / 2, y: pin.y - pinBox.height }] : [];
  const boxes = boxesOf({ width, height }, words, taken);
  for (const [index, { element, marker }] of tags.entries()) {
    const [box, word] = [boxes[index], words[index]];
    element.style.visibility = box ? 'visible' : 'hidden';
    if (box && word)
      marker.setOffset([box.x + box.width / 2 - word.at.x, box.y + box.height / 2 - word.at.y]);
  }
}

type Hands = {
  readonly label: string;
  readonly drop: () => void;
  readonly nudge: (event: KeyboardEvent) => void;
};

function pinOn(map: MapLibre, site: Site, hands: Hands | undefined): Marker {
  const element: HTMLElement = document.createElement(hands ? 'button' : 'div');
  element.className = styles.pin ?? '';
  if (hands) {
    element.setAttribute('type', 'button');
    element.ariaLabel = hands.label;
    element.addEventListener('keydown', hands.nudge);
  } else element.ariaHidden = 'true';
  const pin = new Marker({ element, anchor: 'bottom', draggable: hands !== undefined })
    .setLngLat(pointOf(site))
    .addTo(map);
  if (hands) pin.on('drag', hands.drop);
  return pin;
}

/** Hidden from screen readers, which have the same words in the list beside the map. */
function written(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.textContent = text;
  element.ariaHidden = 'true';
  return element;
}
