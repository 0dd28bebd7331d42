// The gates of a company's hours: changes by hand pass one gate, closing days takes all of them.

import { gateShards, keys } from '#functions/table/keys.ts';
import { numberOr } from '#functions/table/read.ts';
import { absent, type Change, type Condition, equals, type Item } from '#functions/table/write.ts';

const isStill = (path: string, value: number): Condition =>
  value === 0 ? absent(path) : equals(path, value);

/**
 * A change of hours by hand passes one gate: refused when days were closed or opened since `closedVersion` was read,
 * and counted, so that someone closing days at the same moment counts the hours again.
 */
export const passGate = (companyId: string, closedVersion: number): Change => ({
  update: keys.hoursGate(companyId, Math.floor(Math.random() * gateShards)),
  add: { n: 1 },
  when: isStill('cdv', closedVersion),
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
    set: { cdv: closedVersion },
    when: isStill('n', gates[shard] ? numberOr(gates[shard], 'n', 0) : 0),
  }));
