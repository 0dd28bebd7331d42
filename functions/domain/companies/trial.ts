// The free trial: a company from a name and an e-mail, logged in at once, its credentials on their way by mail.

import * as z from 'zod/mini';
import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { answerOnce, commit } from '#functions/runtime/once.ts';
import { budgets, welcomeLinkSeconds } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import {
  type Draw,
  failSpent,
  giveBack,
  mailboxOf,
  take,
  takeAll,
  used,
} from '#functions/domain/budgets/budgets.ts';
import { issue } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { begin } from '#functions/domain/sessions/sessions.ts';
import { requireZone } from './settings.ts';
import { findById, found, type Founding, isNameOfOld } from './companies.ts';

const kept = z.object({ id: z.string() });

/** Creates the company and mails the link that sets its password and proves its e-mail. Once per idempotency key. */
export async function requestTrial(
  ctx: Ctx & NoticeCtx,
  { body }: Input<typeof contract.endpoints.requestTrial>,
): Promise<SessionReply> {
  requireZone(body.time_zone);
  return answerOnce(
    ctx,
    kept,
    async () => {
      const draws: Draw[] = [
        ['trialsPerAddress', ctx.address],
        ['trialsPerMailbox', mailboxOf(body.email)],
      ];
      await takeAll(ctx, draws);
      try {
        return await askedForName(ctx, () =>
          open(ctx, { ...body, language: body.language ?? 'en', timeZone: body.time_zone }),
        );
      } catch (error) {
        await giveBack(ctx, draws);
        throw error;
      }
    },
    async ({ id }) => {
      const company = await findById(ctx, id);
      // A repeat logs in only until the company has a credential of its own.
      if (!company || company.credentialVersion > 0) return fail('company_exists');
      return begin(ctx, { role: 'COMPANY', company });
    },
  );
}

/**
 * Who is told that a name is taken knows a customer of ours: an address is told so five times a day. Once the whole
 * platform is being asked, once.
 */
async function askedForName<T>(ctx: Ctx, make: () => Promise<T>): Promise<T> {
  const own: Draw = ['takenNames', ctx.address];
  const everybodys: Draw = ['takenNamesEverywhere', 'all'];
  const [told = 0, everywhere = 0] = await used(ctx, [own, everybodys]);
  if (told > 0 && everywhere >= budgets.takenNamesEverywhere[0]) await failSpent(ctx, [everybodys]);
  // Taken before the name is judged, so that a burst of parallel questions is counted too.
  await takeAll(ctx, [own]);
  try {
    const made = await make();
    await giveBack(ctx, [own]);
    return made;
  } catch (error) {
    if (error instanceof Failure && error.code === 'company_exists') await take(ctx, everybodys);
    else await giveBack(ctx, [own]);
    throw error;
  }
}

async function open(ctx: Ctx & NoticeCtx, asked: Omit<Founding, 'passwordHash'>): Promise<{ id: string }> {
  if (await isNameOfOld(ctx, asked.name)) fail('company_exists');
  const { company, changes } = found(ctx.now, { ...asked, passwordHash: undefined });
  const link = issue({
    companyId: company.id,
    subject: 'COMPANY',
    purpose: 'set_password',
    version: company.credentialVersion,
    endsAt: ctx.now + welcomeLinkSeconds,
  });
  const welcome = mail(ctx, {
    companyId: company.id,
    template: 'welcome',
    to: company.email,
    language: asked.language,
    companyName: company.name,
    link: addresses.setPassword(ctx, link.linkToken),
  });
  const created = audited(ctx, company.id, 'company_created', { by: 'Visitor' });
  const all = [...changes, ...link.changes, welcome.change, created];
  const answer = await commit(ctx, all, { id: company.id }, (refused) => {
    if (refused[1]) fail('company_exists');
  });
  await welcome.dispatch();
  return answer;
}
