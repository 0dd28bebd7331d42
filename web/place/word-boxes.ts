// Where the words of points stand on a map or sketch: beside their point, where there is room.

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };
export type Word = { readonly at: Point; readonly width: number; readonly height: number };

const gap = 11;
const pointRadius = 8;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The first words first: right, left, above or below their point, within the frame, over no other point and nothing
 * `taken`. Undefined where there is no room: the list beside the picture has them all.
 */
export function boxesOf(
  frame: { readonly width: number; readonly height: number },
  words: readonly Word[],
  taken: readonly Box[],
): readonly (Box | undefined)[] {
  const points = words.map(({ at }) => around(at));
  const placed: Box[] = [];
  return words.map((word, index) => {
    const isFree = (box: Box): boolean =>
      box.x >= 0 &&
      box.x + box.width <= frame.width &&
      box.y >= 0 &&
      box.y + box.height <= frame.height &&
      ![...placed, ...taken, ...points.filter((_, at) => at !== index)].some((other) => meets(box, other));
    const box = sidesOf(word).find(isFree);
    if (box) placed.push(box);
    return box;
  });
}

function sidesOf({ at: { x, y }, width, height }: Word): readonly Box[] {
  const [beside, above] = [y - height / 2, x - width / 2];
  const places: readonly Point[] = [
    { x: x + gap, y: beside },
    { x: x - gap - width, y: beside },
    { x: above, y: y - gap - height },
    { x: above, y: y + gap },
  ];
  return places.map((place) => ({ ...place, width, height }));
}

const around = ({ x, y }: Point): Box => ({
  x: x - pointRadius,
  y: y - pointRadius,
  width: pointRadius * 2,
  height: pointRadius * 2,
});
