// What every way of a passkey shares: the row, the order for a device, and the judgement of what it made.

import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import {
  type KeptPasskey,
  type Passkeys,
  passkeysFrom,
  passkeysItem,
  passkeysRow,
} from '#functions/table/rows/passkey-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { NewCredential, PasskeyOrder } from '#shared/model/company/passkey.ts';
import { askedFor, hostsOf, newChallenge, type Purpose, questionUsed } from './passkey-question.ts';

type Owner = Pick<Manager, 'companyId' | 'id'>;

/** Loaded on demand: a list needs nothing of it. */
export const loadJudge = () => import('./passkey-judge.ts');

export const passkeysOf = async (table: Ctx['table'], { companyId, id }: Owner): Promise<Passkeys> =>
  passkeysFrom(await table.get(keys.passkeys(companyId, id)));

/** Refused when the row was changed since it was read. */
export const changedPasskeys = (
  { companyId, id }: Owner,
  { version }: Passkeys,
  all: readonly KeptPasskey[],
): Change => ({
  put: passkeysItem(companyId, id, { version: version + 1, all }),
  when: passkeysRow.is({ version }),
});

/** Bound to the credential version: a password that is set meanwhile ends the question too. */
const additionBy = ({ companyId, id, credentialVersion }: Manager): Purpose =>
  `add ${companyId} ${id} ${credentialVersion}`;

/** What an authenticator keeps to say whose passkey it is: our ids, and nothing of the person. */
const userOf = ({ companyId, id }: Owner): string => Buffer.from(`${companyId}.${id}`).toString('base64url');
/** Undefined for what is not one of ours. */
export function ownerOfUser(user: string): Owner | undefined {
  const text = Buffer.from(user, 'base64url').toString();
  const [, companyId, id] = /^([a-z0-9]{1,16})\.(o[a-z0-9]{1,15})$/.exec(text) ?? [];
  return companyId && id ? { companyId, id } : undefined;
}

/** What a device needs to make a passkey for this person: a signed challenge, and the passkeys they have already. */
export async function orderFor(
  ctx: Ctx,
  company: Company,
  manager: Manager,
  { all }: Passkeys,
): Promise<PasskeyOrder> {
  return {
    challenge: await newChallenge(ctx, additionBy(manager)),
    hosts: hostsOf(ctx),
    // One person may be in the office of several companies: their device lists one passkey for each.
    user: {
      id: userOf(manager),
      name: `${manager.email ?? manager.name} (${company.name})`,
      display_name: manager.name,
    },
    known: all.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
  };
}

/** The passkey that was made for this person's question, and the change that uses the question up. */
export async function judgedCredential(
  ctx: Ctx,
  manager: Manager,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<{ readonly made: KeptPasskey; readonly used: Change }> {
  const { asked, answered } = await askedFor(ctx, additionBy(manager));
  const { madePasskey } = await loadJudge();
  const judged = await madePasskey(asked, credential);
  const challenge = answered();
  if (!judged || challenge === undefined) return fail('passkey_refused');
  const { id: credentialId, transports } = credential;
  return {
    made: { id: newId('passkey'), credentialId, transports, name, madeAt: ctx.now, ...judged },
    used: questionUsed(ctx, manager.companyId, challenge),
  };
}
