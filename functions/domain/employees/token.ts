// An employee's 4-letter password as stored: encrypted, because the company may see it, and hashed with a key.

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keyFor, seal, type Sealing, unseal } from '#functions/domain/sealed/sealed.ts';

type SecretCtx = Pick<Ctx, 'secrets'>;
type Owner = Pick<Employee, 'id' | 'companyId'>;

const ownerText = ({ companyId, id }: Owner): string => `${companyId} ${id}`;

const sealingOf = (owner: Owner): Sealing => ({
  purpose: 'stund employee token seal',
  owner: ownerText(owner),
});

async function hashOf(ctx: SecretCtx, owner: Owner, token: string): Promise<string> {
  const key = await keyFor(ctx, 'stund employee token hash');
  return createHmac('sha256', key)
    .update(`${ownerText(owner)} ${token}`)
    .digest('base64url');
}

/**
 * `tokenSealed` opens for the company, `tokenHash` is keyed and compared at log-in (security-and-reliability.md,
 * section 2).
 */
export async function sealToken(ctx: SecretCtx, owner: Owner, token: string) {
  return {
    tokenSealed: await seal(ctx, sealingOf(owner), token),
    tokenHash: await hashOf(ctx, owner, token),
  };
}

/** The four letters in plain text, for the office. Throws when the row was moved or changed by hand. */
export const openToken = (ctx: SecretCtx, employee: Employee): Promise<string> =>
  unseal(ctx, sealingOf(employee), employee.tokenSealed);

/** Whether `typed` is the employee's password, in either case. Takes as long for an unknown employee. */
export async function isEmployeeToken(
  ctx: SecretCtx,
  employee: Employee | undefined,
  typed: string,
): Promise<boolean> {
  const found = Buffer.from(
    await hashOf(ctx, employee ?? { id: '', companyId: '' }, typed.trim().toLowerCase()),
  );
  const kept = employee ? Buffer.from(employee.tokenHash) : Buffer.alloc(found.length);
  return kept.length === found.length && timingSafeEqual(found, kept) && employee !== undefined;
}

/** A random password that is not easy to guess. */
export function lettersOfChance(): string {
  const letter = () => employeeTokenAlphabet.charAt(randomInt(employeeTokenAlphabet.length));
  const letters = Array.from({ length: employeeTokenLength }, letter).join('');
  return isEasyToGuess(letters) ? lettersOfChance() : letters;
}
