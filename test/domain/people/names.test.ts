// One name a thing: names that differ by nothing anybody sees or minds are the same name, at sign-up and at every log-in.

import { administratorFrom, administratorItem } from '#functions/table/rows/administrator-row.ts';
import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { catchUpNames, checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { changeEmployee, createEmployee } from '#functions/domain/employees/employees.ts';
import { createCompany } from '#functions/domain/platform/platform.ts';
import { changeProject, createProject } from '#functions/domain/projects/projects.ts';
import { forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { begin } from '#functions/domain/sessions/sessions.ts';
import { employeeLogin, login, timeClockLogin } from '#functions/domain/sign-in/sign-in.ts';
import { folded, type Key, keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { budgets } from '#shared/limits.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Þórður Ægir & Sæþór ehf.');

const code = (value: string) => expect.objectContaining({ code: value });
const signUp = (name: string) =>
  requestTrial(world.asVisitor(), { body: { name, email: 'another@example.com' } });
const employ = async (name: string, token = 'bdgk') =>
  createEmployee(await world.asCompany(company.token), { body: { name, token } });
const enterAs = (name: string, password = 'bdgk', companyName: string = company.name) =>
  employeeLogin(world.asVisitor(), { body: { company_name: companyName, employee_name: name, password } });

/** Spellings that count as 'Þórður Ægir & Sæþór ehf.', each with another difference. */
const sameCompany = [
  ['case', 'ÞÓRÐUR ÆGIR & SÆÞÓR EHF.'],
  ['accents', 'Thordur Aegir & Saethor ehf'],
  ['the final dot', 'Þórður Ægir & Sæþór ehf'],
  ['blanks', '  Þórður  Ægir&Sæþór\u00a0ehf. '],
  ['a zero-width space', 'Þórður\u200b Ægir & Sæ\u2060þór ehf.'],
  ['a soft hyphen and a joiner', 'Þór\u00adður Ægir & Sæ\u200dþór ehf.'],
  ['Cyrillic letters', 'Þórður Ægir & Sæþór еhf.'],
  ['Greek letters', 'Þόrður Ægir & Sæþοr ehf.'],
  ['letters with their accents apart', 'Þórður Ægir & Sæþór ehf.'.normalize('NFD')],
  ['full-width letters', 'Þórður Ægir & Sæþór ｅｈｆ．'],
] as const;

describe('a company name', () => {
  it('that differs by nothing anybody minds is taken, by sign-up and by the administrator', async () => {
    for (const [what, name] of sameCompany)
      await expect(signUp(name), what).rejects.toThrow(code('company_exists'));
    const item = administratorItem({ name: 'boss', passwordHash: '' });
    await world.table.write({ put: item });
    const who = { role: 'ADMIN', administrator: administratorFrom(item) } as const;
    const { session_token: token } = await begin(world.asVisitor(), who);
    const ctx = (await world.asAdministrator(token ?? ''))();
    const body = { name: sameCompany[1][1], email: 'another@example.com', password: 'seven green kettles' };
    await expect(createCompany(ctx, { body })).rejects.toThrow(code('company_exists'));
  });

  it('that differs by nothing anybody minds logs in: the company, its time clock, its employees', async () => {
    await employ('Anna');
    for (const [what, name] of sameCompany) {
      const body = { username: name, password: company.password };
      await expect(login(world.asVisitor(), { body }), what).resolves.toMatchObject({ id: company.id });
      await expect(enterAs('Anna', 'bdgk', name), what).resolves.toMatchObject({ name: 'Anna' });
    }
    const body = { username: sameCompany[1][1], password: company.password };
    await expect(timeClockLogin(world.asVisitor(), { body })).resolves.toMatchObject({ name: company.name });
  });

  it.each(['jon@example.com', ' Jón@Example.com', 'ｊｏｎ@example.com'])(
    'that is an e-mail address (%s) is taken by nobody: its owner logs in by it elsewhere',
    async (name) => {
      await expect(signUp(name)).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'name', code: 'wrong_format' }],
      });
    },
  );

  it('that differs by a letter is another name', async () => {
    await expect(signUp('Þórður Ægir & Sæþóra ehf.')).resolves.toMatchObject({ country: 'IE' });
  });

  it('typed without its accents finds the company of a mailed link', async () => {
    await requestTrial(world.asVisitor(), { body: { name: 'Second', email: company.email } });
    const body = { email: company.email, name: 'thordur aegir & saethor ehf' };
    await forgotPassword(world.asVisitor(), { body });
    expect(world.sent.at(-1)).toMatchObject({ body: { companyName: company.name } });
  });
});

describe('an employee’s name', () => {
  it.each([
    ['Guðmundur Örn Björnsson', 'gudmundur orn bjornsson'],
    ['Conceição Magalhães', 'CONCEICAO MAGALHAES'],
    ['João Jr.', 'Joao Jr'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Seán Ó Briain', 'Sean O Briain'],
    ["Niamh O'Shea", 'niamh o’shea'],
  ])('%s may be typed as %s, and no other may take it', async (name, typed) => {
    await employ(name);
    await expect(enterAs(typed)).resolves.toMatchObject({ name });
    await expect(employ(typed)).rejects.toMatchObject({ code: 'employee_exists', params: { name } });
    await expect(employ(name)).rejects.toMatchObject({ code: 'employee_exists', params: {} });
  });

  it('of another is named when an edited one comes to look like it', async () => {
    await employ('Þórdís');
    const { id } = await employ('Dísa');
    const edit = async (new_name: string) =>
      changeEmployee(await world.asCompany(company.token), { body: { id, new_name } });
    await expect(edit('Thordis')).rejects.toMatchObject({ params: { name: 'Þórdís' } });
    await expect(edit('Þórdís')).rejects.toMatchObject({ code: 'employee_exists', params: {} });
  });

  it('is found as it is written, where two of before differ by accents only, and never guessed between them', async () => {
    const mar = await employ('Mar', 'bdgk');
    const other = await employ('Már 2', 'fhjl');
    // As the older rule kept it: under its accents.
    await world.table.write(
      { update: keys.employee(company.id, other.id), set: { n: 'Már' } },
      { delete: keys.employeeName(company.id, 'Már 2', foldedName) },
      { put: { ...keys.employeeName(company.id, 'Már', folded), e: other.id } },
    );
    await expect(enterAs('már', 'fhjl')).resolves.toMatchObject({ id: other.id });
    await expect(enterAs('MAR', 'bdgk')).resolves.toMatchObject({ id: mar.id });
    await expect(enterAs('Màr', 'fhjl')).rejects.toThrow(code('wrong_employee_password'));
  });

  it('typed in other ways earns no further tries', async () => {
    await employ('Örn');
    for (const typed of ['Örn', 'orn', 'ÖRN.'].slice(0, budgets.employeeGuess[0])) {
      await expect(enterAs(typed, 'zzzz')).rejects.toThrow(code('wrong_employee_password'));
    }
    await expect(enterAs('O\u200brn', 'zzzz')).rejects.toThrow(code('too_many_requests'));
  });

  it('typed with another spelling of the company earns no further tries either', async () => {
    for (let n = 0; n < budgets.companyGuess[0]; n += 1) {
      const [, username] = sameCompany[n % sameCompany.length] ?? ['', ''];
      const body = { username, password: 'wrong' };
      await expect(login(world.asVisitor(), { body })).rejects.toThrow(code('wrong_company_password'));
    }
    const body = { username: 'thordur aegir & saethor ehf', password: company.password };
    await expect(login(world.asVisitor(), { body })).rejects.toThrow(code('too_many_requests'));
  });
});

describe('a name of before names were folded so', () => {
  /** The row of a name, as the older rule kept it. */
  async function asBefore(at: (rule: typeof folded) => Key): Promise<void> {
    const row = await world.table.get(at(foldedName));
    if (!row) throw new Error('no person has that name');
    await world.table.write({ delete: at(foldedName) }, { put: { ...row, ...at(folded) } });
  }

  it('logs its company in as it is written, and stays taken', async () => {
    await asBefore((rule) => keys.companyName(company.name, rule));
    const body = { username: 'þórður ægir & sæþór EHF.', password: company.password };
    await expect(login(world.asVisitor(), { body })).resolves.toMatchObject({ name: company.name });
    await expect(signUp(company.name)).rejects.toThrow(code('company_exists'));
  });

  it('logs its employee in, stays taken, and is renamed to what can be typed without accents', async () => {
    const orn = await employ('Örn');
    await asBefore((rule) => keys.employeeName(company.id, 'Örn', rule));
    await expect(enterAs('örn')).resolves.toMatchObject({ name: 'Örn' });
    await expect(employ('Örn')).rejects.toThrow(code('employee_exists'));
    const rename = async (new_name: string) =>
      changeEmployee(await world.asCompany(company.token), { body: { id: orn.id, new_name } });
    const anna = await employ('Anna');
    await expect(
      changeEmployee(await world.asCompany(company.token), { body: { id: anna.id, new_name: 'ÖRN' } }),
    ).rejects.toThrow(code('employee_exists'));
    await rename('Orn');
    await expect(enterAs('Örn')).resolves.toMatchObject({ name: 'Orn' });
    await rename('Ari');
    await expect(employ('Örn')).resolves.toMatchObject({ name: 'Örn' });
    await expect(enterAs('ari')).resolves.toMatchObject({ id: orn.id });
  });

  it('is protected and forgiven as any other, once the check of names has been there; the nightly one does no harm', async () => {
    const orn = await employ('Örn.');
    const { id: project } = await createProject(await world.asCompany(company.token), {
      body: { name: 'Höfn' },
    });
    await asBefore((rule) => keys.companyName(company.name, rule));
    await asBefore((rule) => keys.employeeName(company.id, 'Örn.', rule));
    await asBefore((rule) => keys.projectName(company.id, 'Höfn', rule));
    const plain = 'Thordur Aegir & Saethor ehf';
    const enterPlain = () =>
      login(world.asVisitor(), { body: { username: plain, password: company.password } });
    await expect(enterPlain()).rejects.toThrow(code('wrong_company_name'));
    await expect(enterAs('orn')).rejects.toThrow(code('wrong_employee_name'));
    for (const catchUpHolder of [catchUpNames, checkCounts]) {
      await catchUpHolder(world.asVisitor());
      await expect(signUp('Þórður Ægir & Sæþór ehf')).rejects.toThrow(code('company_exists'));
      await expect(employ('Orn')).rejects.toThrow(code('employee_exists'));
      const ctx = await world.asCompany(company.token);
      await expect(createProject(ctx, { body: { name: 'Hofn' } })).rejects.toThrow(code('project_exists'));
      await expect(enterPlain()).resolves.toMatchObject({ id: company.id });
      await expect(enterAs('orn', 'bdgk', plain)).resolves.toMatchObject({ id: orn.id });
      await expect(enterAs('Örn.')).resolves.toMatchObject({ id: orn.id });
    }
    expect(world.lines).not.toContain('name_shared');
    // Both rows go with the name.
    const ctx = await world.asCompany(company.token);
    await changeProject(ctx, { body: { id: project, new_name: 'Skóli' } });
    await expect(createProject(ctx, { body: { name: 'Hofn' } })).resolves.toMatchObject({ name: 'Hofn' });
    await changeEmployee(ctx, { body: { id: orn.id, new_name: 'Ari' } });
    await expect(employ('Örn.')).resolves.toMatchObject({ name: 'Örn.' });
  });

  it('that two older employees share belongs to the older one, and the other is found by its exact spelling, which the log says', async () => {
    const ages = ['Mår', 'Màr', 'Mår ehf.', 'Màr ehf.'] as const;
    const [first, second, older, younger] = ages;
    const people = [await employ(first, 'bdgk')];
    await asBefore((rule) => keys.employeeName(company.id, first, rule));
    world.clock.now += 60;
    people.push(await employ(second, 'fhjl'));
    await asBefore((rule) => keys.employeeName(company.id, second, rule));
    const companies: string[] = [];
    for (const [n, name] of [older, younger].entries()) {
      world.clock.now += 86_400;
      const body = { name, email: `${n}@example.com` };
      companies.push((await requestTrial(world.asVisitor(), { body })).id);
      await asBefore((rule) => keys.companyName(name, rule));
    }
    await checkCounts(world.asVisitor());
    expect(world.lines.filter((line) => line === 'name_shared')).toHaveLength(2);
    const holderOfPlain = await world.table.get(keys.companyName('Mar ehf', foldedName));
    expect(holderOfPlain).toMatchObject({ c: companies[0] });
    expect(await world.table.get(keys.companyName(younger, folded))).toMatchObject({ c: companies[1] });
    await expect(enterAs('mar', 'bdgk')).resolves.toMatchObject({ id: people[0]?.id });
    await expect(enterAs('mar', 'fhjl')).rejects.toThrow(code('wrong_employee_password'));
    await expect(enterAs(second, 'fhjl')).resolves.toMatchObject({ id: people[1]?.id });
    // The other of the two companies comes first in the next walk: it takes the name only until the older one comes.
    await world.table.write(
      { put: { ...keys.companyName('Mar ehf', foldedName), c: companies[1] ?? '' } },
      { update: keys.company(companies[0] ?? ''), remove: ['nf'] },
    );
    await checkCounts(world.asVisitor());
    expect(await world.table.get(keys.companyName('Mar ehf', foldedName))).toMatchObject({ c: companies[0] });
  });

  it('of a project stays taken, and is free once the project has another', async () => {
    const ctx = await world.asCompany(company.token);
    const { id } = await createProject(ctx, { body: { name: 'Höfn' } });
    await asBefore((rule) => keys.projectName(company.id, 'Höfn', rule));
    await expect(createProject(ctx, { body: { name: 'Höfn' } })).rejects.toThrow(code('project_exists'));
    const { id: second } = await createProject(ctx, { body: { name: 'Kirkja' } });
    await expect(changeProject(ctx, { body: { id: second, new_name: 'HÖFN' } })).rejects.toMatchObject({
      code: 'project_exists',
      params: { name: 'Höfn' },
    });
    await changeProject(ctx, { body: { id, new_name: 'Skóli' } });
    await expect(createProject(ctx, { body: { name: 'Hofn' } })).resolves.toMatchObject({ name: 'Hofn' });
  });
});
