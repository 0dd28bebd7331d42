// Moving the site by arrow keys.

import type { Position } from '#shared/model/place.ts';
import { moved } from './sketch-frame.ts';

/** What an arrow key moves the site by. */
export const nudgeMetres = 10;

const ways: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowUp: { east: 0, north: nudgeMetres },
  ArrowDown: { east: 0, north: -nudgeMetres },
  ArrowLeft: { east: -nudgeMetres, north: 0 },
  ArrowRight: { east: nudgeMetres, north: 0 },
};

/** Undefined for any other key. */
export const nudged = (from: Position, key: string): Position | undefined => {
  const way = ways[key];
  return way && moved(from, way);
};
