// A company's request to delete itself: on hold for some days, during which it can be taken back.

import { accountDeletionDays } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField, refuseActing } from '#functions/runtime/fail.ts';
import type { Promised } from '#functions/runtime/send.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { closeBilling } from '#functions/domain/billing/billing.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import {
  type Company,
  companyFrom,
  companyRow,
  type Deletion as DeletionRow,
  deletionRow,
} from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { all, type Change, present, refusalOfWrite } from '#functions/table/write.ts';

type Deletion = NonNullable<SessionReply['deletion']>;

type Beginning = {
  readonly endsAt: number;
  /** The first change is refused when the company's row has changed. */
  readonly rows: readonly Change[];
  readonly dispatch: () => Promise<void>;
};

/**
 * The rows and messages that begin a deletion, for the company's own call and for the operator's script. 30 days' hold:
 * security-and-reliability.md, section 7 ('Company deletion'). Error: `subscription_runs`.
 */
export async function deletionOf(ctx: NoticeCtx, company: Company): Promise<Beginning> {
  if (company.isPaying) fail('subscription_runs');
  const billing = await closeBilling(ctx, company.id);
  const endsAt = ctx.now + accountDeletionDays * secondsPerDay;
  const letter = deletionMail(ctx, company, 'deletion_asked', endsAt);
  const update: Change = {
    update: keys.company(company.id),
    ...deletionRow.set({ askedAt: ctx.now, endsAt }),
    when: all(present(), companyRow.is({ deletion: undefined, isPaying: false })),
  };
  const messages = billing.message ? [letter, billing.message] : [letter];
  return {
    endsAt,
    rows: [update, billing.change, ...messages.map(({ change }) => change)],
    dispatch: async () => {
      for (const message of messages) await message.dispatch();
    },
  };
}

/** `endsAt` in epoch seconds; the mail names it as a day of the company. */
export const deletionMail = (
  ctx: NoticeCtx,
  company: Company,
  template: 'deletion_asked' | 'deletion_near' | 'deletion_done',
  endsAt: number,
): Promised =>
  mail(ctx, company, {
    template,
    link: template === 'deletion_done' ? ctx.webOrigin : addresses.company(ctx),
    day: dayOf(zoneOf(company.settings.time_zone), endsAt),
  });

/** The company's name must be typed to delete it, compared as at a log-in. */
export const isNameOf = ({ name }: Company, typed: string): boolean => foldedName(typed) === foldedName(name);

/**
 * A second request changes nothing. The subscription is ended with the first. Errors: `forbidden` for an administrator
 * acting as the company, `invalid_input` for another name, `subscription_runs`, `busy`, `session_over`.
 */
export async function askDeletion(
  ctx: CompanyCtx & NoticeCtx,
  { body }: { readonly body: { readonly name: string } },
): Promise<Deletion> {
  refuseActing(ctx);
  const { company } = ctx;
  if (!isNameOf(company, body.name)) failField('name', 'is not the name of the company', 'wrong_value');
  if (company.deletion) return onWire(company.deletion);
  const { endsAt, rows, dispatch } = await deletionOf(ctx, company);
  const refused = await refusalOfWrite(ctx.table, ...rows, audited(ctx, company.id, 'deletion_asked'));
  if (refused) {
    // The subscription's row changed at the same moment.
    if (refused[0] === undefined) fail('busy');
    const now = refused[0].item && companyFrom(refused[0].item);
    if (now?.isPaying) fail('subscription_runs');
    // The same request twice: the other one was first.
    return now?.deletion ? onWire(now.deletion) : fail('session_over');
  }
  await dispatch();
  return onWire({ askedAt: ctx.now, endsAt });
}

const onWire = ({ askedAt, endsAt }: Pick<DeletionRow, 'askedAt' | 'endsAt'>): Deletion => ({
  asked: toWire(askedAt),
  ends: toWire(endsAt),
});

/**
 * Cancels the deletion. A repeat, or a company without one, gets the same answer. Errors: `forbidden` for an
 * administrator acting as the company, `session_over` once it is being erased.
 */
export async function takeDeletionBack(ctx: CompanyCtx): Promise<undefined> {
  refuseActing(ctx);
  const { id } = ctx.company;
  const refused = await refusalOfWrite(
    ctx.table,
    {
      update: keys.company(id),
      ...companyRow.set({ deletion: undefined }),
      when: all(present(companyRow.at.deletion), deletionRow.is({ isErasing: false })),
    },
    audited(ctx, id, 'deletion_undone'),
  );
  if (refused) {
    const now = refused[0]?.item && companyFrom(refused[0].item);
    // The waiting time ended at the same moment: there is nothing left to keep.
    if (!now || now.deletion?.isErasing) fail('session_over');
  }
}
