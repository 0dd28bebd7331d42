// An employee's four-letter password at rest: encrypted, because the company may see it, and hashed with a key.

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Employee } from '#functions/table/employee-row.ts';

type SecretCtx = Pick<Ctx, 'secrets'>;
type Owner = Pick<Employee, 'id' | 'companyId'>;

const ivBytes = 12;
const tagBytes = 16;
const ownerText = ({ companyId, id }: Owner): string => `${companyId} ${id}`;

/** One secret, a key of its own for each purpose. */
async function keyFor(ctx: SecretCtx, purpose: string): Promise<Buffer> {
  const secret = await ctx.secrets.get('token-key');
  return Buffer.from(hkdfSync('sha256', secret, '', `stund employee token ${purpose}`, 32));
}

async function hashOf(ctx: SecretCtx, owner: Owner, token: string): Promise<string> {
  const key = await keyFor(ctx, 'hash');
  return createHmac('sha256', key)
    .update(`${ownerText(owner)} ${token}`)
    .digest('base64url');
}

/** Bound to its owner: moved to another employee's row, it neither opens nor compares. */
export async function sealToken(ctx: SecretCtx, owner: Owner, token: string) {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(ctx, 'seal'), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(ownerText(owner)));
  const sealed = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { tokenSealed: sealed.toString('base64url'), tokenHash: await hashOf(ctx, owner, token) };
}

export async function openToken(ctx: SecretCtx, employee: Employee): Promise<string> {
  const sealed = Buffer.from(employee.tokenSealed, 'base64url');
  const iv = sealed.subarray(0, ivBytes);
  const key = await keyFor(ctx, 'seal');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(ownerText(employee)));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** Whether `typed` is the employee's password, in any case; the same work when there is no employee. */
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
