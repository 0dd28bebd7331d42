// The set-up of a file of tests about people and companies: a world that is new for each test, and a company in it.

import { afterEach } from 'vitest';
import { openPeople, type People } from './people.ts';
import { useRenewed } from './use-site.ts';

/** An empty world. */
export async function usePeople(): Promise<People> {
  const world = await useRenewed(openPeople);
  afterEach(() => world.close());
  return world;
}

/** A world with one company that has set its password. */
export async function useCompany(name = 'Smiðir ehf.') {
  const world = await usePeople();
  return { world, company: await useRenewed(() => world.aCompany(name)) };
}
