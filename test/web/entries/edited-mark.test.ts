// An entry whose end was changed and put back has no mark: there is no other time to show.
import { expect, it } from 'vitest';
import { isEdited } from '#web/entry/entry-times.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

it.each([
  ['2026-11-18T17:00:00Z', '2026-11-18T16:00:00Z', true],
  ['2026-11-18T16:00:00Z', '2026-11-18T16:00:00Z', false],
])('an end at %s that was first %s is marked: %s', (end_time, original_end_time, isMarked) => {
  expect(isEdited(aWorkLog({ end_time, original_end_time }))).toBe(isMarked);
});
