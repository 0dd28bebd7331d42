// The set-up of a file of domain tests: a world of the file's own, and a site that is new for each of its tests.

import { afterAll, beforeEach, expect } from 'vitest';
import type { Company } from '#functions/table/rows/company-row.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { at, openWorld, type World } from './context.ts';
import { aSite } from './site.ts';

/** A world for this file's tests; its clock is set to `startAt` before each of them. */
export async function useWorld(startAt = '2026-11-18T08:00:00Z'): Promise<World> {
  const world = await openWorld(startAt);
  beforeEach(() => {
    world.clock.now = at(startAt);
  });
  afterAll(() => world.close());
  return world;
}

/** The result of `open` under one name for the whole file, made again before each test but the first. */
export async function useRenewed<T extends object>(open: () => Promise<T>): Promise<T> {
  const made = await open();
  let isFresh = true;
  beforeEach(async () => {
    if (!isFresh) Object.assign(made, await open());
    isFresh = false;
  });
  return made;
}

/** After the file's tests the checker must find all written rows consistent. */
export function useChecker(world: World): void {
  afterAll(async () => {
    expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
  });
}

/** The whole set-up of most files: `const { world, site } = await useSite();` makes a checked world, and a new site per test. */
export async function useSite(over: Partial<Company> = {}, startAt?: string) {
  const world = await useWorld(startAt);
  useChecker(world);
  return { world, site: await useRenewed(() => aSite(world, over)) };
}
