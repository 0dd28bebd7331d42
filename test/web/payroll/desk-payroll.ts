// Opens the payroll screen of a manager whose check and whose files are given.
import { screen } from '@testing-library/react';
import type { Session } from '#shared/model/company/company.ts';
import type { PayrollChanges, PayrollCheck, PayrollRecord } from '#shared/model/payroll.ts';
import type { Report } from '#shared/model/report.ts';
import type { Language } from '#web/text.ts';
import { manager } from '#test/web/desk/desk.ts';
import { type Answers, visit } from '#test/web/front/visit.ts';

export const anna = { id: 'e0000001', name: 'Anna' };
export const october = { from: '2026-10-01', to: '2026-10-31' };

export const aCheck = (over: Partial<PayrollCheck> = {}): PayrollCheck => ({
  system: 'regla',
  ...october,
  employees: 2,
  entries: 31,
  items: [
    { item: '104', kinds: ['regular'], seconds: 360_000 },
    { item: '106', kinds: ['overtime1', 'overtime2', 'overtime3'], seconds: 36_000 },
  ],
  findings: [],
  ...over,
});

export const aRecord = (over: Partial<PayrollRecord> = {}): PayrollRecord => ({
  id: '1793520000x1',
  export_id: 'x1',
  system: 'regla',
  ...october,
  filters: october,
  items: [{ item: '104', kinds: ['regular'], seconds: 360_000 }],
  employees: 2,
  file_name: 'regla.csv',
  sha256: 'ab'.repeat(32),
  made: '2026-11-01T08:00:00Z',
  by: { kind: 'Company', name: 'gardar@example.is' },
  ...over,
});

export const unchanged: PayrollChanges = { has_changed: false, entries: 0, items: [], employees: [] };

/** What the screen reads beside the check: no hours, so that a test names those it is about. */
export const aReport = (over: Partial<Report> = {}): Report => ({
  projects: {},
  employees: {},
  data: [],
  parts: [],
  rules: {
    overtime_after_day_hours: null,
    overtime_after_week_hours: null,
    lunch_minutes: 0,
    lunch_from_hours: 0,
    day_hours: null,
    weekends: false,
    holidays: false,
  },
  open_entries: 0,
  time_zone: 'Atlantic/Reykjavik',
  ...october,
  ...over,
});
/** The other calls of the screen, answered with nothing. */
export const nothingElse = {
  'GET /api/worklogs': { body: [] },
  'GET /api/report': { body: aReport() },
  'GET /api/employees': { body: [] },
  'GET /api/projects': { body: [] },
  'GET /api/exports': { body: [] },
  'GET /api/payroll/exports': { body: [] },
  'GET /api/pay_periods': { body: [] },
  'GET /api/day_notes': { body: [] },
} as const;

/** Opens the step of the payroll file. */
export async function openPayroll(
  { check = aCheck(), records = [] }: { check?: PayrollCheck; records?: readonly PayrollRecord[] },
  more: {
    readonly session?: Partial<Session>;
    readonly answers?: Readonly<Record<string, Answers>>;
    readonly language?: Language;
    readonly query?: string;
  } = {},
) {
  const opened = await visit(`/app${more.query ? `${more.query}&` : '?'}step=file#payroll`, {
    session: manager({ integrations: { regla: { active: true } }, ...more.session }),
    ...(more.language ? { language: more.language } : {}),
    answers: {
      ...nothingElse,
      'GET /api/payroll/check': { body: check },
      'GET /api/payroll/exports': { body: records },
      ...more.answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
