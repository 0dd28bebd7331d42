// The fields each role gets at log-in and from `self`: those its screens need, and no more of the settings.

import { beforeAll, describe, expect, it } from 'vitest';
import { describe as describeSelf, type Who } from '#functions/domain/sessions/self.ts';
import { companyFrom } from '#functions/table/rows/company-row.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { keys } from '#functions/table/keys.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();
const letters = {
  addresses: ['books@accountant.example'],
  kinds: ['pdf'],
  language: 'en',
  day: 1,
  since: '',
};
const plain = ['features', 'language', 'location', 'lunch', 'overtime', 'time_clock', 'time_zone', 'version'];
const common = ['company', 'country', 'disabled', 'id', 'name', 'role', 'settings'];

let who: Record<'COMPANY' | 'COMPANY_TIME_CLOCK' | 'EMPLOYEE', Who>;
beforeAll(async () => {
  const { id } = await createEmployee(await world.asCompany(company.token), {
    body: { name: 'Anna', token: 'bcdf' },
  });
  const row = (await world.table.get(keys.company(company.id))) ?? {};
  const before = companyFrom(row);
  const ours = {
    ...before,
    settings: {
      ...before.settings,
      features: { approve_work_logs: true },
      lunch: { minutes: 30, from_hours: 5 },
      location: { enabled: true, kept_days: 7 },
      time_clock: { ask_token: true },
      forgotten_clock_out: { remind_after_hours: 10, close_after_hours: 14 },
      monthly_report: letters,
    },
  };
  const employee = employeeFrom((await world.table.get(keys.employee(company.id, id))) ?? {});
  const theirs = companyFrom({ ...row, st: ours.settings });
  who = {
    COMPANY: { role: 'COMPANY', company: theirs },
    COMPANY_TIME_CLOCK: { role: 'COMPANY_TIME_CLOCK', company: theirs },
    EMPLOYEE: { role: 'EMPLOYEE', company: theirs, employee },
  };
});
const repliedTo = async (role: keyof typeof who) => describeSelf(world.table, who[role]);
const namesIn = (value: object | undefined): string[] => Object.keys(value ?? {}).toSorted();

describe("a session's reply names", () => {
  it('as an administrator who it is, and nothing else', async () => {
    expect(namesIn(await describeSelf(world.table, { role: 'ADMIN' }))).toEqual(['id', 'name', 'role']);
  });

  it('as the company everything of its own', async () => {
    const self = await repliedTo('COMPANY');
    expect(namesIn(self)).toEqual([
      'billing_plan',
      'country',
      'created',
      'disabled',
      'email',
      'email_verified',
      'id',
      'integrations',
      'latest_work_log',
      'name',
      'notices_seen',
      'paying_customer',
      'role',
      'settings',
      'time_clock_token',
      'trial_ends',
    ]);
    expect(namesIn(self.settings)).toEqual(
      [...plain, 'country', 'forgotten_clock_out', 'monthly_report'].toSorted(),
    );
    expect(self.settings?.monthly_report).toEqual(letters);
  });

  it('as an employee when clocks are forgotten and positions kept, and nothing of pay or letters', async () => {
    const self = await repliedTo('EMPLOYEE');
    expect(namesIn(self)).toEqual([...common, 'created', 'latest_work_log', 'needs'].toSorted());
    expect(namesIn(self.settings)).toEqual([...plain, 'forgotten_clock_out'].toSorted());
    expect(self.settings).toMatchObject({
      location: { enabled: true, kept_days: 7 },
      forgotten_clock_out: { remind_after_hours: 10 },
      features: { approve_work_logs: false },
      lunch: null,
      time_clock: { ask_token: false },
    });
  });

  it('as the time clock whether it asks for letters, and nothing of positions, pay or mails', async () => {
    const self = await repliedTo('COMPANY_TIME_CLOCK');
    expect(namesIn(self)).toEqual(common);
    expect(namesIn(self.settings)).toEqual(plain);
    expect(self.settings).toMatchObject({
      time_clock: { ask_token: true },
      location: { enabled: false },
      lunch: null,
    });
  });

  it('of a company that leaves or is disabled why nothing changes any more, and until which day it can be read', async () => {
    const { company: theirs } = who.EMPLOYEE;
    if (!theirs) return expect.fail('no company');
    const closed = { asked: '2026-11-18T08:00:00Z', ends: '2026-12-18T08:00:00Z' };
    const deletion = { askedAt: 1_794_988_800, endsAt: 1_797_580_800, warnedAt: undefined, isErasing: false };
    for (const role of ['COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const) {
      const of = (over: object) =>
        describeSelf(world.table, { ...who[role], company: { ...theirs, ...over } });
      expect(await of({ deletion })).toMatchObject({ disabled: true, deletion: closed });
      expect(await of({ deletion })).not.toHaveProperty('company_disabled');
      expect(await of({ isDisabled: true })).toMatchObject({ disabled: true, company_disabled: true });
      expect(await of({ isDisabled: true })).not.toHaveProperty('deletion');
      expect(await of({})).toMatchObject({ disabled: false });
    }
  });

  it('as phone and time clock the mark of lunch where it is allowed, as the phone its own lunch with it', async () => {
    for (const role of ['COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const) {
      const { company: theirs, employee } = who[role];
      if (!theirs) return expect.fail('no company');
      const lunch = { minutes: 30, from_hours: 6 };
      const settings = { ...theirs.settings, lunch, worked_through_lunch: true };
      const of = (own: object) => ({ ...who[role], company: { ...theirs, settings }, ...own });
      const self = await describeSelf(world.table, of({}));
      expect(self.settings).toMatchObject({ worked_through_lunch: true });
      expect(self.settings?.lunch).toEqual(role === 'EMPLOYEE' ? lunch : null);
      const without = await describeSelf(
        world.table,
        of({ employee: employee && { ...employee, lunch: null } }),
      );
      expect(without.settings?.lunch).toBeNull();
    }
  });

  it('as anybody but the company no address of the monthly report', async () => {
    for (const role of ['COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const)
      expect(JSON.stringify(await repliedTo(role))).not.toContain('accountant');
  });
});
