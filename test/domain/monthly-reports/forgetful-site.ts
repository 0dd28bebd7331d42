// A site whose company reminds after ten hours and closes after fourteen, and the sweep that does it.

import type { AnyMessage } from '#events/queues.ts';
import { smsRequested } from '#events/notices.ts';
import { smsText } from '#functions/domain/notices/deliver.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { sweepForgotten } from '#functions/domain/worklogs/press/forgotten.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { ownClock } from '#functions/domain/worklogs/press/own-clock.ts';
import type { Send } from '#functions/runtime/send.ts';
import { keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import type { World } from '#test/kit/world/context.ts';
import { aSite } from '#test/kit/world/site.ts';
import { useChecker, useRenewed, useWorld } from '#test/kit/world/use-site.ts';

type Rule = { remind_after_hours: number | null; close_after_hours: number | null };
let phones = 0;

/** In São Paulo, three hours behind UTC; Anna has a mobile number. `texts` are the SMS that went out. */
async function aForgetfulSite(world: World) {
  const site = await aSite(world, { isPaying: true, isEmailVerified: true });
  const { company, anna } = site;
  const texts: string[] = [];
  const choose = (rule: Rule) =>
    world.table.write({
      update: keys.company(company.id),
      set: { st: { ...company.settings, time_zone: 'America/Sao_Paulo', forgotten_clock_out: rule } },
    });
  await choose({ remind_after_hours: 10, close_after_hours: 14 });
  // The budget of a number is shared by all companies: each site has its own.
  phones += 1;
  const set = { ph: `+354611${1000 + phones}` };
  await world.table.write({ update: keys.employee(company.id, anna.id), set });

  const send: Send = (ctx, message: AnyMessage, body: unknown) => {
    const row = keys.outgoing(0, newId('audit'));
    return {
      change: { put: { ...row, n: message.name, b: JSON.stringify(body), at: ctx.now } },
      dispatch: async () => {
        const order = smsRequested.body.parse(body);
        if (order.companyId === company.id) texts.push(smsText(order));
        await world.table.write({ delete: row });
      },
    };
  };
  return {
    ...site,
    texts,
    choose,
    /** `beforeWrite` runs once, after the sweep has read and before its first write. */
    sweep: async ({ beforeWrite }: { beforeWrite?: () => Promise<void> } = {}): Promise<void> => {
      let isFirst = true;
      const write: World['table']['write'] = async (...changes) => {
        if (isFirst) {
          isFirst = false;
          await beforeWrite?.();
        }
        return world.table.write(...changes);
      };
      await sweepForgotten({ ...world.asNobody(), table: { ...world.table, write }, send });
    },
    clock: async () => ownClock(await world.asEmployee(anna)),
    answered: async (id: string, end_time: string | null, who = anna) =>
      answerEnd(await world.asEmployee(who), { path: { id }, body: { end_time } }),
    historyOf: async (id: string) => history(await world.asCompany(company), { path: { id } }),
    total: async () => (await world.project(site.roof)).totalSeconds,
  };
}

/** A checked world and, new for each test, a forgetful site in it. */
export async function useForgetfulSite() {
  const world = await useWorld();
  useChecker(world);
  return { world, site: await useRenewed(() => aForgetfulSite(world)) };
}

/** `hour('16:30')` of Wednesday 18 November 2026, or of another day of that month. */
export const hour = (text: string, day = 18): string => `2026-11-${day}T${text}:00Z`;
