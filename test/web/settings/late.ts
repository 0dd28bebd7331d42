// The settings of a manager whose page is out of date: another manager has changed something since.
import { screen, within } from '@testing-library/react';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Integrations, Settings } from '#shared/model/company/company.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import type { Language } from '#web/text.ts';
import { manager } from '#test/web/desk/desk.ts';
import { type Answer, type Answers, problem, visit } from '#test/web/front/visit.ts';

export const call = 'POST /api/settings';
export const put = 'PUT /api/integrations/regla';
export const overtime = { ...noPayRules.overtime, after_day_hours: 8, weekends: true };
export const opened: Settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  overtime,
  location: { enabled: true, kept_days: 90 },
};
export const regla = { active: true, pay_code_overtime: 206 };

/** The page as it was opened; meanwhile another manager has made `newer` of it. */
export async function openLate(
  newer: { settings?: Partial<Settings>; integrations?: Integrations },
  { language = 'en', answers = {} }: { language?: Language; answers?: Record<string, Answers> } = {},
) {
  const now: Settings = { ...opened, ...newer.settings, version: 1 };
  const integrations = newer.integrations ?? { regla };
  let tries = 0;
  const late = (body: unknown) => (): Answer => {
    tries += 1;
    return tries > 1
      ? { body }
      : problem(409, 'settings_changed', { params: { settings: now, integrations } });
  };
  const page = await visit('/app#settings', {
    language,
    session: manager({ settings: opened, integrations: { regla }, email_verified: true }),
    answers: {
      'GET /api/employees': { body: [] },
      [call]: late({ ...now, version: 2 }),
      [put]: late(regla),
      ...answers,
    },
  });
  const row = (name: RegExp | string) => screen.findByRole('button', { name });
  return { ...page, row };
}
/** The changes that an alert lists, line by line. */
export const changedLines = (alert: HTMLElement) =>
  within(alert)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
