// The address that opens a position in OpenStreetMap.

import type { Position } from '#shared/model/place.ts';

const zoom = 17;

export const mapHref = ({ lat, lon }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`;
