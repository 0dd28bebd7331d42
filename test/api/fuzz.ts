// Sends broken requests to every endpoint and watches what comes back: no accident, nothing undeclared, nothing changed.

import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { commonErrors, type ErrorCode } from '#shared/errors.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { type Tenant, timeClocks } from '#test/kit/system/tenant.ts';
import { ask, fingerprint, settledFingerprint, type Answer } from './asking.ts';
import { endpoints, requestOf, tokenFor } from './every-endpoint.ts';
import { broken, type Broken, diceOf } from './mutations.ts';
import { roleOf } from './who-may.ts';

export type FuzzCount = { sent: number; refused: number; taken: number; states: number };
type Ground = { readonly system: RunningSystem; readonly admin: string; fresh: () => Promise<Tenant> };

const atOnce = 10;

/** What is wrong with an answer, or nothing. */
function complaint(endpoint: Endpoint, { status, text, code }: Answer): string | undefined {
  if (status >= 500) return `${status}`;
  if (/node_modules|\n\s+at |\.ts:\d/.test(text)) return 'a stack trace';
  if (status < 400) return undefined;
  // What no route matches is the gateway's to refuse, by its own words.
  if (code === '' && (status === 404 || status === 413)) return undefined;
  const declared: readonly string[] = [
    ...endpoint.errors,
    ...commonErrors,
    'route_missing',
  ] satisfies ErrorCode[];
  return declared.includes(code)
    ? undefined
    : `${status} ${code || text.slice(0, 80)}, which is not declared`;
}

/** Ends the session, the account or the tenant's own use: its random forms would only test being logged out. */
const isEnding = ({ path }: Endpoint): boolean => path.endsWith('/logout');

/** `perRoute` broken requests to every endpoint; throws the first complaint with what it takes to see it again. */
export async function fuzz(ground: Ground, perRoute: number, seed: number): Promise<FuzzCount> {
  const count: FuzzCount = { sent: 0, refused: 0, taken: 0, states: 0 };
  const rounds: { endpoint: Endpoint; tenant: Tenant }[] = [];
  // All companies first: broken log-ins use up what this address may guess.
  for (const endpoint of endpoints)
    if (!isEnding(endpoint)) rounds.push({ endpoint, tenant: await ground.fresh() });
  for (const { endpoint, tenant } of rounds) {
    const roll = diceOf(seed ^ hashOf(routeKey(endpoint)));
    const good = requestOf(endpoint);
    const token = tokenFor(endpoint, tenant, ground.admin);
    const walls =
      roleOf(endpoint) === 'COMPANY_TIME_CLOCK'
        ? await timeClocks(ground.system, tenant.id, Math.ceil(perRoute / atOnce))
        : [];
    let before = await settledFingerprint(ground.system);
    for (let done = 0; done < perRoute; done += atOnce) {
      const batch: Broken[] = Array.from({ length: Math.min(atOnce, perRoute - done) }, () =>
        broken(good(tenant.ids, tenant), roll, endpoint.method !== 'GET'),
      );
      const wall = walls.pop();
      const answers = await Promise.all(
        batch.map(({ sent, headers }) => ask(ground.system.api, endpoint, sent, wall ?? token, headers)),
      );
      const shown = (at: number) =>
        `${routeKey(endpoint)}, seed ${seed}, ${batch[at]?.how} ${JSON.stringify(batch[at]?.sent).slice(0, 400)}`;
      for (const [at, one] of answers.entries()) {
        const says = complaint(endpoint, one);
        if (says) throw new Error(`${says}: ${shown(at)}: ${one.text.slice(0, 300)}`);
        count.sent += 1;
        if (one.status >= 400) count.refused += 1;
        else count.taken += 1;
      }
      const isAllRefused = answers.every(({ status }) => status >= 400);
      // What was taken goes on working for a while: mails, exports.
      const after = await (isAllRefused ? fingerprint : settledFingerprint)(ground.system);
      count.states += 1;
      if (isAllRefused && after !== before) {
        const batched = batch.map((_, at) => `${answers[at]?.status} ${shown(at)}`).join('\n');
        throw new Error(`something changed though all were refused:\n${batched}`);
      }
      before = after;
    }
  }
  return count;
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}
