// The administrator's second factor: a key proven by its first code, single-use codes, recovery codes shown once.

import { createHash, randomInt } from 'node:crypto';
import { recoveryCodes, totp } from '#shared/limits.ts';
import { idAlphabet } from '#shared/model/ids.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { type Administrator, administratorRow } from '#functions/table/rows/administrator-row.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import { all, any, below, type Change, type Condition, present } from '#functions/table/write.ts';
import { seal, type Sealing, unseal } from '#functions/domain/sealed/sealed.ts';
import { stepOf } from './totp.ts';

type SealedCtx = Pick<Ctx, 'secrets'>;
const sealingOf = ({ subject }: Administrator): Sealing => ({
  purpose: 'stund administrator totp',
  owner: subject,
});

/** The key encrypted for its administrator's row; it opens for no other row. */
export const sealKey = (ctx: SealedCtx, administrator: Administrator, key: Buffer): Promise<string> =>
  seal(ctx, sealingOf(administrator), key.toString('base64'));
/** The key in plain bytes. Throws when the sealed text was moved to another row or changed by hand. */
export const openKey = async (
  ctx: SealedCtx,
  administrator: Administrator,
  sealed: string,
): Promise<Buffer> => Buffer.from(await unseal(ctx, sealingOf(administrator), sealed), 'base64');

/** Recovery codes have 80 random bits, so a plain hash is safe. */
const hashOf = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex');
const newCode = (): string =>
  Array.from({ length: recoveryCodes.characters }, () => idAlphabet.charAt(randomInt(idAlphabet.length)))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Ten new codes, and the hashes to store. */
export function newRecoveryCodes(): { readonly codes: string[]; readonly recovery: string[] } {
  const codes = Array.from({ length: recoveryCodes.count }, newCode);
  return { codes, recovery: codes.map(hashOf) };
}

export type Proof = {
  /** Uses the code up; refused when it was used, or the factor changed, meanwhile. */
  readonly change: Change & { readonly update: Key; readonly when: Condition };
  readonly isRecovery: boolean;
};

/**
 * Proof that `typed` is an unused code of the current factor; undefined otherwise. The caller writes `change` in its
 * own transaction. `typed` may have blanks, and hyphens in a recovery code.
 */
export async function proofOf(
  ctx: SealedCtx & Pick<Ctx, 'now'>,
  administrator: Administrator,
  typed: string,
): Promise<Proof | undefined> {
  if (administrator.factor === undefined) return undefined;
  const { subject, credentialVersion } = administrator;
  const isSame = administratorRow.is({ credentialVersion });
  const hash = hashOf(typed);
  if (administrator.recovery.includes(hash)) {
    const path = `${administratorRow.at.recovery}.${hash}`;
    const when = all(isSame, present(path));
    return { isRecovery: true, change: { update: keys.administrator(subject), remove: [path], when } };
  }
  const step = stepOf(await openKey(ctx, administrator, administrator.factor), typed, ctx.now);
  if (step === undefined || step <= administrator.usedStep) return undefined;
  const isUnused = any(administratorRow.is({ usedStep: 0 }), below(administratorRow.at.usedStep, step));
  const used = administratorRow.set({ usedStep: step });
  const when = all(isSame, isUnused);
  return { isRecovery: false, change: { update: keys.administrator(subject), ...used, when } };
}

/** Until when a key that is not proven yet can be confirmed, in epoch seconds. */
export const pendingEndsAt = (now: number): number => now + totp.pendingSeconds;
