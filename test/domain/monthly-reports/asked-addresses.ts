// Owns new addresses of a test, which a company wants to send monthly reports to, and their answers.

import { beforeEach } from 'vitest';
import { ask, consent, list, send } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { aMailedMonth } from './mailed-month.ts';

export const daySeconds = 86_400;
export const notNow = { code: 'report_consent_not_now' };
export const only = (...addresses: string[]) => ({ addresses });

export async function useQuestions() {
  const here = await aMailedMonth();
  const { asOffice, crew, mails, filesMade, tokenOf } = here;
  let strangers = 0;
  beforeEach(() => {
    strangers += 1;
  });
  const stranger = () => `books${strangers}@accountant.example`;
  const reports = () =>
    mails().filter(
      ({ template, companyId }) => template === 'monthly_report' && companyId === crew.company.id,
    );
  const everybodys = () => mails().filter(({ template }) => template === 'report_consent');
  return {
    ...here,
    stranger,
    reports,
    /** Of this crew; the sweep asks for the crews of other tests too. */
    questions: () => everybodys().filter(({ companyId }) => companyId === crew.company.id),
    everybodys,
    standings: async () => {
      const { addresses } = await list(await asOffice());
      return Object.fromEntries(addresses.map(({ address, standing }) => [address, standing]));
    },
    askAll: async () => ask(await asOffice(), { body: {} }),
    askAgain: async (address = stranger()) => ask(await asOffice(), { body: { address } }),
    answer: async (agree: boolean, token = tokenOf(stranger())) =>
      consent(await asOffice(), { body: { token, agree } }),
    /** The addresses that a report sent now goes to. */
    mailedTo: async () => {
      const before = reports().length;
      await send(await asOffice(), { body: { month: '2026-02' } });
      await filesMade();
      return reports()
        .slice(before)
        .map(({ to }) => to);
    },
  };
}
