// Compares a sent change with the employee: which fields get which values.

import type { Input } from '#shared/api/endpoint.ts';
import type { companies as contract } from '#shared/api/company.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { failField } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { mergedIntegrations } from './identity.ts';
import { phoneOf } from './phone.ts';
import { openToken, sealToken } from './token.ts';

type Sent = Input<typeof contract.endpoints.changeEmployee>['body'];
type Fields = Partial<Employee>;
/** Fields of the employee → their names in the API. */
const fieldNames = {
  phone: 'phone_number',
  needs: 'needs',
  integrations: 'integrations',
  lunch: 'lunch',
  usualWeek: 'usual_week',
} as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A new password raises the credential version, which ends the employee's sessions and links. */
async function ofToken(ctx: CompanyCtx, before: Employee, sent: string | undefined): Promise<Fields> {
  if (sent === undefined || sent === (await openToken(ctx, before))) return {};
  if (isEasyToGuess(sent)) {
    failField(
      'new_token',
      'is too easy to guess: a repeat, or letters that follow each other',
      'easy_letters',
    );
  }
  const sealed = await sealToken(ctx, before, sent);
  return { ...sealed, credentialVersion: before.credentialVersion + 1 };
}

/** Rules of the employee's own; 'company' removes one. */
function ofRules(before: Employee, sent: Sent): Fields {
  const lunch = sent.lunch === 'company' ? undefined : sent.lunch;
  const usualWeek = sent.usual_week === 'company' ? undefined : sent.usual_week;
  return {
    ...(sent.lunch === undefined || isSame(lunch, before.lunch) ? {} : { lunch }),
    ...(sent.usual_week === undefined || isSame(usualWeek, before.usualWeek) ? {} : { usualWeek }),
  };
}

async function ofRest({ company }: CompanyCtx, before: Employee, sent: Sent): Promise<Fields> {
  const phone = sent.phone_number === undefined ? before.phone : await phoneOf(company, sent.phone_number);
  const needs = [...new Set(sent.needs ?? before.needs)];
  const integrations = mergedIntegrations(before.integrations, sent.integrations);
  return {
    ...(phone === before.phone ? {} : { phone }),
    ...(isSame(needs.toSorted(), before.needs.toSorted()) ? {} : { needs }),
    ...(isSame(integrations, mergedIntegrations(before.integrations, {})) ? {} : { integrations }),
  };
}

/**
 * Only what differs; `names` are the API's names for the audit. Errors: `invalid_input` for easy letters or an
 * impossible phone number.
 */
export async function differences(
  ctx: CompanyCtx,
  before: Employee,
  sent: Sent,
): Promise<{ readonly fields: Fields; readonly names: readonly string[] }> {
  const token = await ofToken(ctx, before, sent.new_token);
  const rest = { ...(await ofRest(ctx, before, sent)), ...ofRules(before, sent) };
  return {
    fields: { ...token, ...rest },
    names: Object.entries(fieldNames).flatMap(([field, name]) => (field in rest ? [name] : [])),
  };
}
