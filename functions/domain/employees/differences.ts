// Compares a sent change with the employee: which attributes to write and which to remove.

import type { Input } from '#shared/api/endpoint.ts';
import type { companies as contract } from '#shared/api/company.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { failField } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Item } from '#functions/table/write.ts';
import { mergedIntegrations } from './identity.ts';
import { phoneOf } from './phone.ts';
import { openToken, sealToken } from './token.ts';

type Sent = Input<typeof contract.endpoints.changeEmployee>['body'];
type Differences = { readonly set: Item; readonly remove: readonly string[] };
/** Attribute names of the row → field names of the API. */
const fieldNames = {
  ph: 'phone_number',
  ne: 'needs',
  in: 'integrations',
  lu: 'lunch',
  uw: 'usual_week',
} as const;

const nothing: Differences = { set: {}, remove: [] };
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A new password raises the credential version, which ends the employee's sessions and links. */
async function ofToken(ctx: CompanyCtx, before: Employee, sent: string | undefined): Promise<Differences> {
  if (sent === undefined || sent === (await openToken(ctx, before))) return nothing;
  if (isEasyToGuess(sent)) {
    failField(
      'new_token',
      'is too easy to guess: a repeat, or letters that follow each other',
      'easy_letters',
    );
  }
  const { tokenSealed, tokenHash } = await sealToken(ctx, before, sent);
  return { set: { ts: tokenSealed, th: tokenHash, cv: before.credentialVersion + 1 }, remove: [] };
}

/** A rule of the employee's own; 'company' removes it. */
function ofOwn(attribute: 'lu' | 'uw', before: unknown, sent: unknown): Differences {
  if (sent === undefined) return nothing;
  const own = sent === 'company' ? undefined : sent;
  if (isSame(own, before)) return nothing;
  return own === undefined ? { set: {}, remove: [attribute] } : { set: { [attribute]: own }, remove: [] };
}

async function ofRest({ company }: CompanyCtx, before: Employee, sent: Sent): Promise<Item> {
  const phone = sent.phone_number === undefined ? before.phone : await phoneOf(company, sent.phone_number);
  const needs = [...new Set(sent.needs ?? before.needs)];
  const integrations = mergedIntegrations(before.integrations, sent.integrations);
  return {
    ...(phone === before.phone ? {} : { ph: phone }),
    ...(isSame(needs.toSorted(), before.needs.toSorted()) ? {} : { ne: needs }),
    ...(isSame(integrations, mergedIntegrations(before.integrations, {})) ? {} : { in: integrations }),
  };
}

/**
 * Only what differs; `fields` are the API's names for the audit. Errors: `invalid_input` for easy letters or an
 * impossible phone number.
 */
export async function differences(
  ctx: CompanyCtx,
  before: Employee,
  sent: Sent,
): Promise<Differences & { readonly isTokenNew: boolean; readonly fields: readonly string[] }> {
  const token = await ofToken(ctx, before, sent.new_token);
  const lunch = ofOwn('lu', before.lunch, sent.lunch);
  const week = ofOwn('uw', before.usualWeek, sent.usual_week);
  const remove = [...lunch.remove, ...week.remove];
  const rest = { ...(await ofRest(ctx, before, sent)), ...lunch.set, ...week.set };
  const touched = new Set([...Object.keys(rest), ...remove]);
  return {
    set: { ...token.set, ...rest },
    remove,
    isTokenNew: token !== nothing,
    fields: Object.entries(fieldNames).flatMap(([attribute, name]) => (touched.has(attribute) ? [name] : [])),
  };
}
