// The administrator's scripts: each acts once, after a dry run that shows the changes, and the audit records every run.

import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { status } from '#functions/domain/billing/standing.ts';
import { findById, newCompanyRows } from '#functions/domain/companies/companies.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { createEmployee, listEmployees } from '#functions/domain/employees/employees.ts';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import { runByHand } from '#functions/domain/scripts/by-hand.ts';
import { listScripts, runScript } from '#functions/domain/scripts/scripts.ts';
import { loginAdministrator } from '#functions/domain/sign-in/administrator.ts';
import { changePasswordByLink } from '#functions/domain/sign-in/passwords.ts';
import { hashPassword } from '#functions/domain/sessions/sessions.ts';
import { employeeLogin, login } from '#functions/domain/sign-in/sign-in.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import type { DeadLetters } from '#functions/runtime/tools.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { keys } from '#functions/table/keys.ts';
import { subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import { present } from '#functions/table/write.ts';
import { scriptCompaniesMax, welcomeLinkSeconds } from '#shared/limits.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const code = (value: string) => expect.objectContaining({ code: value });

let ólöf: () => AdministratorCtx;
let jón: () => AdministratorCtx;
async function administrator(username: string): Promise<() => AdministratorCtx> {
  const password = 'a long password';
  await world.table.write({
    put: administratorItem({ name: username, passwordHash: await hashPassword(password) }),
  });
  const { session_token: token = '' } = await loginAdministrator(world.asVisitor(), {
    body: { username, password },
  });
  return world.asAdministrator(token);
}
beforeEach(async () => {
  ólöf = await administrator('Ólöf');
  jón = await administrator('Jón');
});

type Given = Readonly<Record<string, unknown>>;
/** Messages that wait beside a queue, and where they were sent. */
const dead: { waiting: number; moved: string[] } = { waiting: 0, moved: [] };
const deadLetters: DeadLetters = {
  count: async () => dead.waiting,
  redrive: async (queue, most) => {
    const moved = Math.min(most, dead.waiting);
    dead.waiting -= moved;
    dead.moved.push(`${queue} ${moved}`);
    return moved;
  },
};
const run = (name: string, body: Parameters<typeof runScript>[1]['body'], by = ólöf) =>
  runScript({ ...by(), send: world.send, deadLetters }, { path: { name }, body });
/** Of one company: its changes are those of the run. */
async function ask(...asked: Parameters<typeof run>) {
  const { steps, ...reply } = await run(...asked);
  return { ...reply, changes: steps.flatMap(({ changes }) => changes) };
}
const dry = (name: string, given: Given = {}) =>
  ask(name, { params: { company_id: company.id, ...given }, dry_run: true });
const real = (name: string, given: Given = {}, by = ólöf) =>
  ask(name, { params: { company_id: company.id, ...given }, dry_run: false }, by);
const now = async () => (await findById(world, company.id)) ?? expect.fail('no company');
const runs = async () =>
  (await auditTrail(ólöf(), { query: { company_id: 'platform' } })).filter(({ event }) =>
    event.startsWith('script_run'),
  );
const enterAgain = () =>
  login(world.asVisitor(), { body: { username: company.name, password: company.password } });
const history = async () => {
  const entries = await listAudit(await world.asCompany(company.token), { query: {} });
  return entries.filter(({ event }) => event === 'company_changed');
};

describe('the list of scripts', () => {
  it('has the name of each, what it does, and the schema of its parameters [calls.get-admin-scripts]', async () => {
    const listed = await listScripts();
    const { does, params } = listed.find(({ name }) => name === 'change_country') ?? expect.fail('none');
    expect(does).toMatch(/country/);
    expect(params).toMatchObject({
      type: 'object',
      required: ['company_id', 'country'],
      properties: { country: { enum: ['IS', 'IE', 'GB', 'PT', 'US'] } },
    });
  });
});

const changing: readonly (readonly [string, Given, Given])[] = [
  ['change_country', { country: 'PT' }, { country: 'PT' }],
  ['change_plan', { plan: 'FourEmployeesMax2023' }, { plan: 'FourEmployeesMax2023', isPaying: true }],
  ['change_temp_can_see_dk', { temp_can_see_dk: true }, { integrations: { temp_can_see_dk: true } }],
  ['disable_company', {}, { isDisabled: true }],
];

describe('a script', () => {
  it.each(changing)(
    '%s shows in a dry run what it would do, does it once, and then has nothing to do [admin.script.*]',
    async (name, given, after) => {
      const before = await now();
      const shown = await dry(name, given);
      expect(shown).toMatchObject({ dry_run: true, outcome: 'would_change' });
      expect(shown.changes.length).toBeGreaterThan(0);
      expect(await now()).toEqual(before);
      const done = await real(name, given);
      expect(done).toEqual({ ...shown, dry_run: false, outcome: 'changed' });
      expect(await now()).toMatchObject(after);
      const written = await now();
      expect(await real(name, given)).toMatchObject({ outcome: 'unchanged', changes: [] });
      expect(await now()).toEqual(written);
    },
  );

  it('export_company queues the files of everything, one at a time, and delete_company begins the 30 days', async () => {
    world.sent.length = 0;
    expect(await dry('export_company')).toMatchObject({ outcome: 'would_change' });
    expect(world.sent).toEqual([]);
    expect(await real('export_company', { language: 'is' })).toMatchObject({ outcome: 'changed' });
    expect(world.sent).toMatchObject([
      { name: 'everything.requested', body: { companyId: company.id, part: 1 } },
    ]);
    expect(await real('export_company')).toMatchObject({ outcome: 'unchanged' });
    const deletion = { field: 'deletion', before: null, after: '2026-12-18' };
    expect(await dry('delete_company')).toMatchObject({ outcome: 'would_change', changes: [deletion] });
    expect((await now()).deletion).toBeUndefined();
    const named = { name: company.name };
    expect(await real('delete_company', named)).toMatchObject({ outcome: 'changed', changes: [deletion] });
    expect(world.sent.at(-1)?.body).toMatchObject({ template: 'deletion_asked', to: company.email });
    expect(await real('delete_company', named)).toMatchObject({ outcome: 'unchanged' });
    const events = await listAudit(await world.asCompany(company.token), { query: {} });
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['export_asked', 'deletion_asked']),
    );
    expect((await now()).deletion?.endsAt).toBe(world.clock.now + 30 * 86_400);
  });

  it('delete_company asks for the name of the company before its real run, which no audit keeps', async () => {
    const { seen } = await dry('delete_company');
    const press = (given: Given) =>
      ask('delete_company', { params: { company_id: company.id, ...given }, dry_run: false, seen });
    for (const given of [{}, { name: 'Another' }, { name: '' }])
      await expect(press(given)).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'params.name' }],
      });
    await expect(dry('delete_company', { name: 'Another' })).rejects.toMatchObject({
      issues: [{ field: 'params.name' }],
    });
    expect((await now()).deletion).toBeUndefined();
    expect(await press({ name: ` ${company.name.toUpperCase()} ` })).toMatchObject({ outcome: 'changed' });
    expect(JSON.stringify(await runs())).not.toMatch(new RegExp(`name=|${company.name}`, 'i'));
  });

  it.each([['paying'], ['confirming']])(
    'disable_company says in its dry run that a subscription that is %s ends within the hour',
    async (state) => {
      const row = {
        ...keys.subscription(company.id),
        s: state,
        b: 'card',
        pl: 'FourEmployeesMax2023',
        r: 'ref',
      };
      await world.table.write({ put: { ...row, at: 1, v: 1 } });
      expect((await dry('disable_company')).changes).toEqual([
        { field: 'disabled', before: 'false', after: 'true' },
        { field: 'subscription', before: state, after: 'ends within the hour' },
      ]);
      await real('disable_company');
      expect((await history()).map(({ fields }) => fields)).toContainEqual(['disabled']);
    },
  );

  it('delete_company is refused while the company pays', async () => {
    await world.table.write({ update: keys.company(company.id), set: { pay: 1 } });
    await expect(dry('delete_company')).rejects.toEqual(code('subscription_runs'));
  });

  it('delete_company ends an order by bank that is unconfirmed, and its claim is cancelled by the hourly check', async () => {
    const order = {
      ...keys.subscription(company.id),
      b: 'bank',
      pl: 'FourEmployeesMax2023',
      r: 'ref',
      at: 1,
      v: 1,
    };
    await world.table.write({ put: { ...order, s: 'confirming', du: '2026-12-01' } });
    await dry('delete_company', { name: company.name });
    await real('delete_company', { name: company.name });
    expect((await now()).deletion).toBeDefined();
    expect(await world.table.get(keys.subscription(company.id))).toMatchObject({
      s: 'cancelled',
      st: [{ reference: 'ref', dueDay: '2026-12-01' }],
    });
  });

  it('delete_company ends an unpaid order by card, and has its transaction cancelled', async () => {
    const open = {
      s: 'confirming',
      b: 'card',
      pl: 'FourEmployeesMax2023',
      r: 'ref',
      ti: 'txn_1',
      at: 1,
      v: 1,
    };
    await world.table.write({ put: { ...keys.subscription(company.id), ...open } });
    world.sent.length = 0;
    await dry('delete_company');
    expect([world.sent, await world.table.get(keys.subscription(company.id))]).toEqual([
      [],
      expect.anything(),
    ]);
    await real('delete_company', { name: company.name });
    // A draft stays payable at the reseller: the row keeps its transaction until the company's rows are erased.
    expect(await world.table.get(keys.subscription(company.id))).toMatchObject({
      s: 'cancelled',
      ti: 'txn_1',
    });
    expect(world.sent.map(({ name }) => name)).toEqual(['mail.requested', 'transaction.abandoned']);
  });

  it('extend_trial moves its end to the end of a day, never back, and lets the reminders be mailed again', async () => {
    await world.table.write({
      update: keys.company(company.id),
      set: { te: 1, tl: 2, to: 3 },
      when: present(),
    });
    world.clock.now += 30 * 86_400;
    const entered = await world.asCompany((await enterAgain()).session_token ?? '');
    expect(await status(entered)).toMatchObject({ read_only: true, trial_days_left: 0 });
    const until = { until: '2026-12-31' };
    expect((await dry('extend_trial', until)).changes).toEqual([
      { field: 'trial_ends', before: '2026-12-02T08:00:00Z', after: '2027-01-01T00:00:00Z' },
    ]);
    await real('extend_trial', until);
    const { company: extended } = await world.asCompany((await enterAgain()).session_token ?? '');
    const standing = await status({ ...entered, company: extended });
    expect(standing).toMatchObject({ read_only: false, trial_days_left: 14 });
    const row = await world.table.get(keys.company(company.id));
    expect([row?.['te'], row?.['tl'], row?.['to']]).toEqual([undefined, undefined, undefined]);
    expect(await real('extend_trial', until)).toMatchObject({ outcome: 'unchanged' });
    for (const day of ['2026-12-30', '2026-12-01', '2028-02-01'])
      await expect(real('extend_trial', { until: day })).rejects.toThrow(code('invalid_input'));
    expect((await now()).trialUntil).toBe(fromWire('2027-01-01T00:00:00Z'));
  });

  it('resend_credentials mails the company alone a link that sets its password', async () => {
    world.sent.length = 0;
    await dry('resend_credentials');
    expect(world.sent).toEqual([]);
    await real('resend_credentials');
    expect(world.sent).toMatchObject([{ body: { template: 'reset_password', to: company.email } }]);
    const body = { token: world.tokenInNotice(), new_password: 'another long password' };
    await expect(changePasswordByLink(world.asVisitor(), { body })).resolves.toMatchObject({
      id: company.id,
    });
    expect(JSON.stringify(await runs())).not.toMatch(/token|example\.com/);
  });

  it('rotate_employee_letters gives new letters, ends the sessions of the old ones, and shows the letters to no administrator', async () => {
    const { id } = await createEmployee(await world.asCompany(company.token), {
      body: { name: 'Anna', token: 'bcdf' },
    });
    const enter = (password: string) =>
      employeeLogin(world.asVisitor(), {
        body: { company_name: company.name, employee_name: 'Anna', password },
      });
    const { session_token: token = '' } = await enter('bcdf');
    await dry('rotate_employee_letters', { employee_id: id });
    await expect(world.asEmployee(token)).resolves.toBeDefined();
    const done = await real('rotate_employee_letters', { employee_id: id });
    await expect(world.asEmployee(token)).rejects.toThrow('over');
    await expect(enter('bcdf')).rejects.toThrow(code('wrong_employee_password'));
    const [anna] = await listEmployees(await world.asCompany(company.token));
    const letters = anna?.login_token ?? expect.fail('no letters');
    expect(letters).not.toBe('bcdf');
    await expect(enter(letters)).resolves.toMatchObject({ role: 'EMPLOYEE' });
    expect(JSON.stringify([done, await runs()])).not.toContain(`"${letters}"`);
    await expect(real('rotate_employee_letters', { employee_id: 'e0000000' })).rejects.toThrow(
      code('employee_missing'),
    );
  });

  it('enable_company changes nothing of a company that is not disabled', async () => {
    expect(await dry('enable_company')).toMatchObject({ changes: [] });
    expect(await real('enable_company')).toMatchObject({ changes: [] });
    expect((await now()).isDisabled).toBe(false);
  });

  it('resend_credentials mails a company without a password its welcome again, whose link lives for three days', async () => {
    const body = { name: 'Málarar', email: 'malarar@example.com', language: 'is' as const };
    const { id } = await requestTrial(world.asVisitor(), { body });
    world.sent.length = 0;
    expect(await real('resend_credentials', { company_id: id })).toMatchObject({
      changes: [{ field: 'mail', before: null, after: 'welcome' }],
    });
    expect(world.sent).toMatchObject([{ body: { template: 'welcome', to: 'malarar@example.com' } }]);
    world.clock.now += welcomeLinkSeconds - 1;
    const choose = { token: world.tokenInNotice(), new_password: 'penslar og rullur' };
    await expect(changePasswordByLink(world.asVisitor(), { body: choose })).resolves.toMatchObject({ id });
  });

  it('enable_company takes back what disable_company did', async () => {
    const before = await now();
    await real('disable_company');
    await real('enable_company');
    expect(await now()).toEqual(before);
  });

  it('change_plan with null takes the plan and the paying away', async () => {
    await real('change_plan', { plan: 'Legacy8000' });
    expect(await real('change_plan', { plan: null })).toMatchObject({
      changes: [
        { field: 'billing_plan', before: 'Legacy8000', after: null },
        { field: 'paying_customer', before: 'true', after: 'false' },
      ],
    });
    expect(await now()).toMatchObject({ plan: undefined, isPaying: false });
  });

  it.each([
    ['with null', null],
    ['with another plan', 'Legacy8000'],
  ])('change_plan %s is refused while a subscription runs at a partner', async (_, plan) => {
    await real('change_plan', { plan: 'FourEmployeesMax2023' });
    await world.table.write({
      put: subscriptionItem({
        companyId: company.id,
        state: 'paying',
        by: 'card',
        plan: 'FourEmployeesMax2023',
        reference: `${company.id}-1`,
        heldUntil: undefined,
        ssn: undefined,
        email: undefined,
        customerId: 'ctm_1',
        invoiceId: undefined,
        subscriptionId: 'sub_1',
        changedAt: world.clock.now,
        version: 1,
      }),
    });
    await expect(dry('change_plan', { plan })).rejects.toEqual(code('subscription_runs'));
    await expect(real('change_plan', { plan })).rejects.toEqual(code('subscription_runs'));
    expect(await now()).toMatchObject({ plan: 'FourEmployeesMax2023', isPaying: true });
    // The plan that is charged for may be given back to a company whose row says another.
    await world.table.write({ update: keys.company(company.id), set: { pl: 'Legacy8000' } });
    expect(await real('change_plan', { plan: 'FourEmployeesMax2023' })).toMatchObject({ outcome: 'changed' });
  });

  describe.each([
    ['is to be deleted', { da: 1, de: 2 }, 'company_leaving'],
    ['is disabled', { off: 1 }, 'company_disabled'],
  ])('change_plan of a company that %s', (_, set, refusal) => {
    const plan = 'Legacy8000';
    const closed = () => world.table.write({ update: keys.company(company.id), set });

    it('is refused, dry and real', async () => {
      await closed();
      await expect(dry('change_plan', { plan })).rejects.toEqual(code(refusal));
      await expect(real('change_plan', { plan })).rejects.toEqual(code(refusal));
      expect(await now()).toMatchObject({ plan: undefined, isPaying: false });
    });

    it('since the moment before gives it no plan either', async () => {
      const by = (): AdministratorCtx => {
        const ctx = ólöf();
        const write: typeof ctx.table.write = async (...changes) => {
          await closed();
          return ctx.table.write(...changes);
        };
        return { ...ctx, table: { ...ctx.table, write } };
      };
      await expect(real('change_plan', { plan }, by)).rejects.toEqual(code('company_changed'));
      expect(await now()).toMatchObject({ plan: undefined, isPaying: false });
    });

    it('takes away a plan that it has', async () => {
      await real('change_plan', { plan });
      await closed();
      await real('change_plan', { plan: null });
      expect(await now()).toMatchObject({ plan: undefined, isPaying: false });
    });
  });

  it('rebuild_counters corrects a count that says something else than the rows', async () => {
    await createEmployee(await world.asCompany(company.token), { body: { name: 'Anna', token: 'bcdf' } });
    const key = keys.count(company.id, 'employees');
    await world.table.write({ update: key, set: { n: 7 }, when: present() });
    // Its projects were never counted: there is none, so nothing differs.
    const difference = [{ field: 'employees', before: '7', after: '1' }];
    expect(await dry('rebuild_counters')).toMatchObject({ outcome: 'would_change', changes: difference });
    expect(await world.table.get(key)).toMatchObject({ n: 7 });
    expect(await real('rebuild_counters')).toMatchObject({ outcome: 'changed', changes: difference });
    expect(await world.table.get(key)).toMatchObject({ n: 1 });
    expect(await world.table.get(keys.count(company.id, 'projects'))).toBeUndefined();
    expect(await real('rebuild_counters')).toMatchObject({ outcome: 'unchanged' });
  });

  it('rebuild_counters without a company looks at all of them, some at a time, and says where it goes on', async () => {
    const others: string[] = [];
    for (let at = 0; at < scriptCompaniesMax; at += 1) {
      const { company: made, changes } = newCompanyRows(world.clock.now, {
        name: `Verk ${at}`,
        email: 'v@example.com',
        language: 'is',
        passwordHash: undefined,
      });
      await world.table.write(...changes);
      others.push(made.id);
    }
    const ids = [company.id, ...others].toSorted();
    for (const id of ids) await world.table.write({ put: { ...keys.count(id, 'projects'), n: 7, v: 1 } });
    const first = await run('rebuild_counters', { params: {}, dry_run: true });
    expect(first.steps.map((step) => step.company?.id)).toEqual(ids.slice(0, scriptCompaniesMax));
    expect(first.next).toBe(ids[scriptCompaniesMax - 1]);
    const params = { after: first.next };
    const last = await run('rebuild_counters', { params, dry_run: true });
    expect(last).toMatchObject({ next: null, steps: [{ company: { id: ids.at(-1) } }] });
    const done = await run('rebuild_counters', { params: {}, dry_run: false, seen: first.seen });
    expect(done).toMatchObject({ outcome: 'changed', next: first.next });
    expect((await run('rebuild_counters', { params: {}, dry_run: false })).outcome).toBe('unchanged');
    expect((await run('rebuild_counters', { params, dry_run: true })).outcome).toBe('would_change');
  });

  it('redrive_dlq says how many would go, sends at most so many, and nothing when none wait', async () => {
    Object.assign(dead, { waiting: 12, moved: [] });
    const params = { queue: 'exports', at_most: 10 };
    const shown = await ask('redrive_dlq', { params, dry_run: true });
    expect(shown).toMatchObject({
      outcome: 'would_change',
      changes: [{ field: 'dead_letters', before: '12', after: '2' }],
    });
    expect(dead.moved).toEqual([]);
    // One more has failed since the dry run: that is no reason to refuse.
    dead.waiting += 1;
    world.clock.now += 1;
    const done = await ask('redrive_dlq', { params, dry_run: false, seen: shown.seen });
    expect(done).toMatchObject({
      outcome: 'changed',
      changes: [{ field: 'moved', before: null, after: '10' }],
    });
    expect(dead).toEqual({ waiting: 3, moved: ['exports 10'] });
    expect((await runs())[0]).toMatchObject({
      event: 'script_run',
      detail: 'redrive_dlq queue=exports at_most=10: changed, moved – → 10',
    });
    dead.waiting = 0;
    expect(await ask('redrive_dlq', { params, dry_run: false })).toMatchObject({ outcome: 'unchanged' });
  });

  it('is answered as the first time to a repeat of its key, and sends no dead letter again', async () => {
    Object.assign(dead, { waiting: 12, moved: [] });
    const once = { scope: 'platform', key: 'a key of a press', hash: 'of its body' };
    const body = { params: { queue: 'exports', at_most: 5 }, dry_run: false };
    const press = () =>
      runScript({ ...ólöf(), once, send: world.send, deadLetters }, { path: { name: 'redrive_dlq' }, body });
    const first = await press();
    await expect(press()).rejects.toMatchObject({ reply: first });
    expect(dead).toEqual({ waiting: 7, moved: ['exports 5'] });
    expect(await runs()).toHaveLength(1);
  });

  it('that breaks while it runs is in the audit too', async () => {
    const broken = { ...deadLetters, redrive: () => Promise.reject(new Error('the queue is away')) };
    dead.waiting = 1;
    const ctx = { ...ólöf(), send: world.send, deadLetters: broken };
    const body = { params: { queue: 'photos' }, dry_run: false };
    await expect(runScript(ctx, { path: { name: 'redrive_dlq' }, body })).rejects.toThrow('away');
    expect((await runs())[0]).toMatchObject({
      detail: expect.stringMatching(/^redrive_dlq .*: unexpected$/),
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'no_such_script', ''])(
    'named %j is not found',
    async (name) => {
      await expect(ask(name, { params: { company_id: company.id }, dry_run: false })).rejects.toThrow(
        code('script_missing'),
      );
    },
  );

  it.each<[string, unknown, string]>([
    ['an unknown parameter', { company_id: 'c1', country: 'PT', admin: true }, 'params.admin'],
    [
      'one called __proto__',
      JSON.parse('{"company_id":"c1","country":"PT","__proto__":{}}'),
      'params.__proto__',
    ],
    ['a missing one', { company_id: 'c1' }, 'params.country'],
    ['one of the wrong kind', { company_id: 'c1', country: 7 }, 'params.country'],
    ['none at all', undefined, 'params.company_id'],
    ['no object', 'PT', 'params'],
  ])('is refused %s, which the refusal names, and nothing is written', async (_, params, field) => {
    const failed = await ask('change_country', { params, dry_run: false }).catch((error: unknown) => error);
    if (!(failed instanceof Failure)) return expect.fail('not refused');
    expect(failed.code).toBe('invalid_input');
    expect(failed.issues.map((issue) => issue.field)).toContain(field);
    expect(await runs()).toEqual([]);
  });

  it('does not find a company that is not there', async () => {
    await expect(real('disable_company', { company_id: 'c000000000' })).rejects.toThrow(
      code('company_missing'),
    );
  });
});

describe('two administrators', () => {
  it('the second is refused when the first has changed what its dry run showed', async () => {
    const { seen } = await dry('change_country', { country: 'PT' });
    await real('change_country', { country: 'GB' }, jón);
    const params = { company_id: company.id, country: 'PT' };
    const late = ask('change_country', { params, dry_run: false, seen });
    await expect(late).rejects.toThrow(code('company_changed'));
    expect(await now()).toMatchObject({ country: 'GB' });
  });

  it('who run at the same moment: one changes the company, the other is refused or finds it done', async () => {
    const ends = await Promise.allSettled([
      real('change_plan', { plan: 'FourEmployeesMax2023' }, ólöf),
      real('change_plan', { plan: 'Legacy8000' }, jón),
    ]);
    const changes = ends.flatMap((end) => (end.status === 'fulfilled' ? end.value.changes : []));
    const plans = changes.filter(({ field }) => field === 'billing_plan');
    // Each began from the result of another, and the last one stays.
    expect(plans.filter(({ before }) => before === null)).toHaveLength(1);
    const left = plans
      .map(({ after }) => after)
      .filter((plan) => !plans.some(({ before }) => before === plan));
    expect(left).toEqual([(await now()).plan]);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toEqual(code('company_changed'));
  });

  it('never undo what the company changed in between', async () => {
    const { seen } = await dry('change_country', { country: 'PT' });
    await changeSettings(await world.asCompany(company.token), { body: { country: 'IE' } });
    const params = { company_id: company.id, country: 'PT' };
    await expect(ask('change_country', { params, dry_run: false, seen })).rejects.toThrow(
      code('company_changed'),
    );
    expect(await now()).toMatchObject({ country: 'IE' });
  });
});

describe('the audit of scripts', () => {
  it('says of each run who, which script, which company, its parameters, dry or real, and the result [roles.admin-scripts]', async () => {
    await dry('change_country', { country: 'PT', reason: 'Moved' });
    world.clock.now += 1;
    await real('change_country', { country: 'PT', reason: 'Moved' });
    const about = `change_country company_id=${company.id} reason=Moved country=PT`;
    expect(await runs()).toMatchObject([
      {
        event: 'script_run',
        administrator: 'Ólöf',
        by: 'Platform',
        detail: `${about}: changed, country IS → PT`,
      },
      { event: 'script_run_dry', administrator: 'Ólöf', detail: `${about}: would_change, country IS → PT` },
    ]);
  });

  it('says of a run that was refused why', async () => {
    const { seen } = await dry('disable_company');
    await real('disable_company', {}, jón);
    world.clock.now += 1;
    const body = { params: { company_id: company.id }, dry_run: false, seen };
    await expect(ask('disable_company', body)).rejects.toThrow(code('company_changed'));
    expect((await runs())[0]).toMatchObject({
      event: 'script_run',
      administrator: 'Ólöf',
      detail: `disable_company company_id=${company.id}: company_changed`,
    });
  });

  it('shows the company that Stund changed it, which fields, and no administrator’s name', async () => {
    await dry('disable_company');
    expect(await history()).toEqual([]);
    await real('disable_company');
    await real('disable_company');
    const [entry, ...others] = await history();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ by: 'Platform', fields: ['disabled'], detail: null });
    expect(JSON.stringify(entry)).not.toContain('Ólöf');
    world.clock.now += 1;
    await real('extend_trial', { until: '2026-12-31' });
    expect((await history())[0]).toMatchObject({ by: 'Platform', fields: ['trial_ends'] });
  });
});

describe('a script that is run by hand', () => {
  const byHand = (sent: unknown) => {
    const { address: _, ...operator } = world.asVisitor();
    return runByHand({ ...operator, deadLetters, requestId: 'of-the-invocation' }, sent);
  };

  it('is named by the event, dry unless that says otherwise, and the audit has the id of its invocation [used-by.admin-scripts-via-lambda]', async () => {
    const sent = { script: 'change_country', params: { company_id: company.id, country: 'GB' } };
    expect(await byHand(sent)).toMatchObject({ dry_run: true, outcome: 'would_change' });
    expect(await now()).toMatchObject({ country: 'IS' });
    world.clock.now += 1;
    expect(await byHand({ ...sent, dry_run: false })).toMatchObject({ outcome: 'changed' });
    expect(await now()).toMatchObject({ country: 'GB' });
    expect(await runs()).toMatchObject([
      { event: 'script_run', by: 'Platform', administrator: null, request_id: 'of-the-invocation' },
      { event: 'script_run_dry', by: 'Platform', administrator: null, request_id: 'of-the-invocation' },
    ]);
  });

  it('asks for the name of a company that it deletes, too', async () => {
    const sent = { script: 'delete_company', params: { company_id: company.id }, dry_run: false };
    expect(await byHand(sent)).toMatchObject({
      error: { code: 'invalid_input', errors: [{ field: 'params.name' }] },
    });
    expect((await now()).deletion).toBeUndefined();
    const params = { ...sent.params, name: company.name };
    expect(await byHand({ ...sent, params })).toMatchObject({ outcome: 'changed' });
  });

  it.each<[string, unknown, string]>([
    ['no object', 'change_country', 'invalid_input'],
    ['no script', {}, 'invalid_input'],
    ['a field that it does not know', { script: 'disable_company', force: true }, 'invalid_input'],
    ['a script called __proto__', { script: '__proto__' }, 'script_missing'],
  ])('answers %s with its fault, and changes nothing', async (_, sent, refusal) => {
    expect(await byHand(sent)).toMatchObject({ error: { code: refusal } });
    expect(await runs()).toEqual([]);
  });
});
