// A window beside a figure is in sight as a whole: below it, above it, or over it where neither has room.

import { expect, it } from 'vitest';
import { placedHeight } from '#web/ui/overlay/anchored/place-beside.ts';

const inWindow = { windowHeight: 900 };

it('stands below the figure where it has room', () => {
  expect(placedHeight({ ...inWindow, top: 100, bottom: 120, height: 500 })).toEqual({ top: 126, most: 762 });
});

it('turns upwards where there is room only above', () => {
  const { top } = placedHeight({ ...inWindow, top: 700, bottom: 720, height: 500 });
  expect(top).toBe(194);
});

it('takes the side with more room where neither has enough, and scrolls inside', () => {
  const up = placedHeight({ ...inWindow, top: 500, bottom: 520, height: 2000 });
  expect(up).toEqual({ top: 12, most: 482 });
  const down = placedHeight({ ...inWindow, top: 300, bottom: 320, height: 2000 });
  expect(down).toEqual({ top: 326, most: 562 });
});

it('covers the figure in a low window', () => {
  const over = placedHeight({ windowHeight: 400, top: 190, bottom: 210, height: 300 });
  expect(over.top + 300).toBe(388);
});

it('is never higher than the window, also of a figure that is out of sight', () => {
  const { top, most } = placedHeight({ ...inWindow, top: 1500, bottom: 1520, height: 2000 });
  expect(most).toBe(876);
  expect(top).toBe(1500 - 6 - 876);
});
