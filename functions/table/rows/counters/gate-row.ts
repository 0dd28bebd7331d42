// The gates of a company's hours: changes by hand pass one gate, closing days takes all of them.

import { gateShards, keys } from '#functions/table/keys.ts';
import { count, record } from '#functions/table/row.ts';
import type { Change, Item } from '#functions/table/write.ts';

/** How many changes passed the gate, and the company's `closedVersion` when it was last shut. */
export const gateRow = record({ passed: count('n'), closedVersion: count('cdv') });

/**
 * A change of hours by hand passes one gate: refused when days were closed or opened since `closedVersion` was read,
 * and counted, so that someone closing days at the same moment counts the hours again.
 */
export const passGate = (companyId: string, closedVersion: number): Change => ({
  update: keys.hoursGate(companyId, Math.floor(Math.random() * gateShards)),
  ...gateRow.add({ passed: 1 }),
  when: gateRow.is({ closedVersion }),
});

export const gateKeys = (companyId: string) =>
  Array.from({ length: gateShards }, (_, shard) => keys.hoursGate(companyId, shard));

/** Refused when anything passed a gate since `gates` were read, in the order of `gateKeys`. */
export const shutGates = (
  companyId: string,
  gates: readonly (Item | undefined)[],
  closedVersion: number,
): Change[] =>
  gateKeys(companyId).map((key, shard) => ({
    update: key,
    ...gateRow.set({ closedVersion }),
    when: gateRow.is({ passed: gateRow.from(gates[shard] ?? {}).passed }),
  }));
