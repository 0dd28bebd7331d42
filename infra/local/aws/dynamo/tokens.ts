/** Client tokens of committed transactions, so that a repeated request has one effect. */
import type { Write } from 'dynalite/db/index.js';
import * as z from 'zod';
import { type DynamoStore, rowsUnder } from './store.ts';

const tokenPrefix = 'token~';
const tokenMilliseconds = 10 * 60 * 1000;

const keptToken = z.object({ hash: z.string(), at: z.number() });
type Kept = z.infer<typeof keptToken>;

export type RepeatTokens = {
  /** The hash of the request that used the token in the last ten minutes. */
  hashOf(token: string): string | undefined;
  /** Remembers the token once `commit` has written it with the transaction. */
  record(token: string, hash: string, commit: (writes: Write[]) => Promise<void>): Promise<void>;
};

/** Tokens are written in the same batch as the data, so a kill cannot separate them. */
export async function openTokens(store: DynamoStore, now: () => number): Promise<RepeatTokens> {
  const read: [string, Kept][] = [];
  for await (const [key, value] of rowsUnder(store.engine, tokenPrefix))
    read.push([key.slice(tokenPrefix.length), keptToken.parse(value)]);
  // oldest first: expired ones are at the front
  const kept = new Map(read.toSorted(([, one], [, other]) => one.at - other.at));

  const isOver = ({ at }: Kept) => now() - at > tokenMilliseconds;
  const tokensOver = () => {
    const over: string[] = [];
    for (const [token, one] of kept) {
      if (!isOver(one)) break;
      over.push(token);
    }
    return over;
  };
  return {
    hashOf: (token) => {
      const found = kept.get(token);
      return found && !isOver(found) ? found.hash : undefined;
    },
    record: async (token, hash, commit) => {
      const over = tokensOver();
      const value = { hash, at: now() };
      await commit([
        ...over.map((name): Write => ({ type: 'del', key: tokenPrefix + name })),
        { type: 'put', key: tokenPrefix + token, value },
      ]);
      for (const name of over) kept.delete(name);
      kept.delete(token);
      kept.set(token, value);
    },
  };
}
