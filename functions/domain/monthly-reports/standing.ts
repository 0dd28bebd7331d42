// Whether an address gets a company's monthly reports: the company's own does, others once they have consented.

import { reportConsent } from '#shared/limits.ts';
import type { AddresseeOnWire } from '#shared/model/monthly-report.ts';
import { toWire } from '#shared/time/instant.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { mailboxOf } from '#functions/domain/budgets/budgets.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { folded } from '#functions/table/keys.ts';
import type { ReportConsent } from '#functions/table/rows/report-consent-row.ts';
import * as store from './store.ts';

type StandingCtx = Pick<Ctx, 'table' | 'now' | 'log'>;
export type Standing = {
  readonly address: string;
  readonly is: AddresseeOnWire['standing'];
  readonly consent: ReportConsent | undefined;
  readonly mayBeAsked: boolean;
};

/** Whether reports go to it. */
export const isAddressee = ({ is }: Standing): boolean => is === 'own' || is === 'confirmed';

/**
 * In the order of `addresses`. An address that does not answer is asked at most three times, a week apart
 * (`reportConsent`).
 */
export async function standingsOf(
  ctx: StandingCtx,
  company: Company,
  addresses: readonly string[],
): Promise<Standing[]> {
  const [consents, stops] = await Promise.all([
    store.consentsOf(ctx.table, company.id),
    store.unsubscribedOf(ctx.table, company.id),
  ]);
  const isOwn = (address: string) => company.isEmailVerified && folded(company.email) === folded(address);
  const isOfMailbox = (address: string) => (other: string) => mailboxOf(other) === mailboxOf(address);
  const declined = consents.filter(({ state }) => state === 'declined').map(({ address }) => address);
  const known = new Map(consents.map((consent) => [consent.address, consent]));
  const strangers = addresses.filter((address) => !known.has(address) && !isOwn(address));
  const lettered = strangers.length > 0 ? await letteredOf(ctx, company.id) : new Set<string>();
  const stateOf = (address: string): Standing['is'] => {
    const consent = known.get(address);
    if (stops.includes(address)) return 'unsubscribed';
    if (isOwn(address)) return 'own';
    // An address that got reports before consent existed needs none.
    if (consent?.state === 'confirmed' || (!consent && lettered.has(address))) return 'confirmed';
    // A declined mailbox stays declined under other spellings.
    if (declined.some(isOfMailbox(address))) return 'declined';
    return stops.some(isOfMailbox(address)) ? 'unsubscribed' : 'waiting';
  };
  return addresses.map((address) => {
    const [is, consent] = [stateOf(address), known.get(address)];
    return { address, is, consent, mayBeAsked: is === 'waiting' && mayBeAsked(ctx, consent) };
  });
}

function mayBeAsked({ now }: StandingCtx, consent: ReportConsent | undefined): boolean {
  if (!consent) return true;
  const isLongAgo = consent.at + reportConsent.againDays * 86_400 <= now;
  return isLongAgo && consent.timesAsked < reportConsent.timesMax;
}

async function letteredOf(ctx: StandingCtx, companyId: string): Promise<ReadonlySet<string>> {
  const runs = await store.runsOf(ctx, companyId);
  return new Set(runs.flatMap(({ letters }) => letters.map(({ address }) => address)));
}

/** The addresses that a report may go to. */
export async function addresseesOf(
  ctx: StandingCtx,
  company: Company,
  addresses: readonly string[],
): Promise<string[]> {
  return (await standingsOf(ctx, company, addresses)).filter(isAddressee).map(({ address }) => address);
}

export const onWire = ({ address, is, consent, mayBeAsked: may }: Standing): AddresseeOnWire => ({
  address,
  standing: is,
  asked: is === 'waiting' && consent ? toWire(consent.at) : null,
  may_ask: may,
});
