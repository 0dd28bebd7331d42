// Creates platform administrators and gives them new passwords; run by a script, never by a request.

import { randomInt } from 'node:crypto';
import { administratorPassword } from '#shared/limits.ts';
import { idAlphabet } from '#shared/model/ids.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import {
  administratorFrom,
  administratorItem,
  administratorRow,
  withoutFactor,
} from '#functions/table/rows/administrator-row.ts';
import { administratorSubject, keys } from '#functions/table/keys.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { absent, all, present } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { endAll, hashPassword } from '#functions/domain/sessions/sessions.ts';

type ScriptCtx = Pick<Ctx, 'now' | 'table'>;
type Named = { readonly name: string };
/** The password is shown once; only its hash is stored. */
type Made = Named & { readonly password: string };

/** Cannot be guessed, so no lock is needed that strangers could trigger. */
const newPassword = (): string =>
  Array.from({ length: administratorPassword.characters }, () =>
    idAlphabet.charAt(randomInt(idAlphabet.length)),
  ).join('');

/** Throws when the name exists: use `rotateAdministrator` for a new password. */
export async function makeAdministrator(ctx: ScriptCtx, { name }: Named): Promise<Made> {
  const typed = name.trim();
  if (typed === '') throw new Error('an administrator needs a name');
  if (await ctx.table.get(keys.administrator(administratorSubject(typed))))
    throw new Error(`there is an administrator called ${typed} already`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await ctx.table.write(
    { put: administratorItem({ name: typed, passwordHash }), when: absent() },
    audited({ ...ctx, administrator: { name: typed } }, platformId, 'administrator_made'),
  );
  return { name: typed, password };
}

/** A new password ends every session and known device. `clearsFactor` is for someone who lost phone and codes. */
export async function rotateAdministrator(
  ctx: ScriptCtx,
  { name, clearsFactor }: Named & { readonly clearsFactor: boolean },
): Promise<Made> {
  const row = await ctx.table.get(keys.administrator(administratorSubject(name)));
  if (!row) throw new Error(`there is no administrator called ${name}`);
  const administrator = administratorFrom(row);
  const { subject, credentialVersion, factor } = administrator;
  const password = newPassword();
  const about = { ...ctx, administrator };
  await ctx.table.write(
    {
      update: keys.administrator(subject),
      ...administratorRow.set({
        passwordHash: await hashPassword(password),
        credentialVersion: credentialVersion + 1,
        // A key issued under the old password is void.
        ...(clearsFactor ? withoutFactor : { pending: undefined }),
      }),
      when: all(present(), administratorRow.is({ credentialVersion })),
    },
    audited(about, platformId, 'administrator_password_changed'),
    ...(clearsFactor && factor !== undefined ? [audited(about, platformId, 'second_factor_off')] : []),
  );
  await endAll(ctx, platformId, [subject]);
  return { name: administrator.name, password };
}
