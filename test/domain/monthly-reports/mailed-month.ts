// Owns a crew whose months are mailed in tests: the setting, the queues' work, and the letters that came of it.

import { beforeEach } from 'vitest';
import * as z from 'zod/mini';
import { mailRequested } from '#events/notices.ts';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { list, settle } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { keys } from '#functions/table/keys.ts';
import { reportConsentItem } from '#functions/table/rows/report-consent-row.ts';
import { monthlyReportChange } from '#shared/model/company/monthly-report-setting.ts';
import { at } from '#test/kit/world/context.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { useCrew } from '#test/domain/exports/exported-month.ts';

export const wanted = {
  addresses: ['office@kilbride.example', 'books@accountant.example'],
  kinds: ['pdf', 'employees'],
  language: 'is',
  day: 3,
} as const;
export const order = z.object({ companyId: z.string(), exportId: z.string() });
const fileEnded = z.object({ companyId: z.string(), runId: z.string() });

const agreed = (companyId: string, address: string) =>
  reportConsentItem({ companyId, address, state: 'confirmed', at: 0, timesAsked: 1, tokenHash: undefined });

/** The twentieth of March at noon, before each test. */
export async function aMailedMonth() {
  const { world, crew } = await useCrew();
  const office = await useOffice(world);
  beforeEach(async () => {
    office.sent.length = 0;
    await world.table.write({ update: keys.company(crew.company.id), set: { ev: 1 } });
    world.clock.now = at('2026-03-20T12:00:00Z');
  });
  const job = () => ({ ...office.asWorker(), now: world.clock.now });
  async function asOffice(once?: string) {
    const { company } = await world.asCompany(crew.company);
    return { ...(await office.asCompany(crew.company, once)), company };
  }
  const saved = async (over: object = {}) =>
    changeSettings(await asOffice(), {
      body: { monthly_report: monthlyReportChange.parse({ ...wanted, ...over }) },
    });
  const messages = (name: string) => office.sent.filter((one) => one.name === name);
  const mails = () => messages('mail.requested').map(({ body }) => mailRequested.body.parse(body));
  async function settleEndedFiles(): Promise<void> {
    for (const { body } of messages('report.file_ended')) await settle(job(), fileEnded.parse(body));
  }
  return {
    world,
    crew,
    office,
    job,
    asOffice,
    messages,
    mails,
    settleEndedFiles,
    saved,
    /** Every address has agreed. */
    switchedOn: async (over: object = {}) => {
      const after = await saved(over);
      for (const address of after.monthly_report?.addresses ?? [])
        await world.table.write({ put: agreed(crew.company.id, address) });
      return after;
    },
    tokenOf: (address: string) => {
      const link = mails().findLast(({ to }) => to === address)?.link ?? 'https://none';
      return new URL(link).searchParams.get('token') ?? '';
    },
    stopTokenOf: (address: string) => {
      const link = mails().findLast(({ to }) => to === address)?.stopLink ?? 'https://none';
      return new URL(link).searchParams.get('token') ?? '';
    },
    /** Does the work of the queues: makes every file, then handles every message that a file is ready. */
    filesMade: async () => {
      for (const { body } of messages('export.requested')) await office.worked(order.parse(body));
      await settleEndedFiles();
    },
    runs: async () => (await list(await asOffice())).runs,
  };
}
