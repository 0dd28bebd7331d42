// Passwords and letters that a person chooses: easily guessed ones are refused, and the refusal names the field.

import { describe, expect, it, vi } from 'vitest';
import { casts } from '#infra/local/demo/casts.ts';
import { createEmployee, changeEmployee } from '#functions/domain/employees/employees.ts';
import { createCompany } from '#functions/domain/platform/platform.ts';
import { refuseEasyPassword } from '#functions/domain/sessions/new-password.ts';
import { changePassword, changePasswordByLink, forgotPassword } from '#functions/domain/sign-in/passwords.ts';
import { begin } from '#functions/domain/sessions/sessions.ts';
import { administratorFrom, administratorItem } from '#functions/table/rows/administrator-row.ts';
import { platform } from '#shared/api/platform.ts';
import { sessions } from '#shared/api/session.ts';
import { companyPasswordMin, employeeTokenAlphabet } from '#shared/limits.ts';
import { employeeCreation } from '#shared/model/employee.ts';
import { isEasyToGuess } from '#shared/model/employee-letters.ts';
import { issueCode } from '#shared/model/issues.ts';
import { newEmployeeToken } from '#web/crew/employee-token.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Þakverk & synir ehf.');

const blames = (field: string, code: string) =>
  expect.objectContaining({
    code: 'invalid_input',
    issues: [expect.objectContaining({ field, code })],
  });
const judged = (password: string) =>
  refuseEasyPassword('password', password, {
    name: 'Þakverk & synir ehf.',
    email: 'jonina@thakverksynir.is',
  });

describe('a company password', () => {
  it.each([
    'password123',
    'Password2026!',
    'P@ssw0rd2026',
    'p a s s w o r d 1',
    '1234567890',
    '0987654321',
    'aaaaaaaaaa',
    'abcabcabcabca',
    'kettlekettle',
    'qwertyuiop',
    'qwerty12345',
    'abcdefghijkl',
    'ｐａｓｓｗｏｒｄ１２３',
    '!!dragon!!',
    'correcthorse',
    'Correct Horse 1',
    'V!ctor1a2026',
    // Few runs of neighbours, in the alphabet and on the keyboard.
    'abc123xyz789',
    'ertyuiopertyui',
    'sdfghjklcvbnm',
    'lkjhgfdsamnbv',
    '129089017890',
    'sevengreesevengree',
  ])('that everybody tries is refused: %s', async (password) => {
    await expect(judged(password)).rejects.toThrow(blames('password', 'easy_password'));
  });

  it.each([
    'Þakverk & synir ehf.',
    'thakverk-synir',
    'ÞAKVERK2026!',
    'Stund-Stund-1',
    'stund20261122',
    'jonina1978',
    'thakverk password',
    // Five signs of its own, and six of which two are letters.
    'thakverk f8k3x',
    'thakverk 8f3k92',
  ])('that the names of the company give away is refused: %s', async (password) => {
    await expect(judged(password)).rejects.toThrow(blames('password', 'name_in_password'));
  });

  it.each([
    'seven green kettles',
    'correct horse battery',
    'thakverk 8f3k9x',
    'abc123xyz789mno',
    'sevengreensevengreen',
    'hestur1hes',
    '84209-17365',
    '84209-dog-7365',
    'm4Kx-92vP-qq',
    'Fjórir gulir kettir',
    'três gatos amarelos',
  ])('that a person made up is accepted: %s', async (password) => {
    await expect(judged(password)).resolves.toBeUndefined();
  });

  it.each([
    ['blikkas2026', 'Þakverk', 'jonina@blikkas.is'],
    ['thakverk2026', 'Smiðja Þakverk', 'thak@example.is'],
    ['rokrok2026a', 'Rok', 'jon@example.is'],
  ])('holds no name of the company, of its mailbox or its domain: %s', async (password, name, email) => {
    await expect(refuseEasyPassword('password', password, { name, email })).rejects.toThrow(
      blames('password', 'name_in_password'),
    );
  });

  it.each([
    ['comcomdragon', 'Rok', 'jon@example.com'],
    ['jojojodragon', 'Jó Rok', 'x@example.is'],
  ])(
    'may hold a word of two letters of theirs, and the ending of an address: %s',
    async (password, name, email) => {
      await expect(refuseEasyPassword('password', password, { name, email })).resolves.toBeUndefined();
    },
  );

  it('has ten signs at least, where it is changed, set by a link, or given by the administrator', () => {
    const bodies = [
      [sessions.endpoints.changePassword.body, { current_password: 'x' }, 'new_password'],
      [sessions.endpoints.changePasswordByLink.body, { token: 'x' }, 'new_password'],
      [platform.endpoints.createCompany.body, { name: 'X', email: 'x@example.com' }, 'password'],
    ] as const;
    expect(companyPasswordMin).toBe(10);
    for (const [body, others, field] of bodies) {
      expect(body.safeParse({ ...others, [field]: 'm4Kx-92vP' }).success).toBe(false);
      expect(body.safeParse({ ...others, [field]: 'm4Kx-92vPq' }).success).toBe(true);
    }
  });

  it('is judged wherever one is set, and a refused one changes nothing', async () => {
    const ctx = await world.asCompany(company.token);
    await expect(
      changePassword(ctx, { body: { current_password: company.password, new_password: 'thakverk12' } }),
    ).rejects.toThrow(blames('new_password', 'name_in_password'));
    await forgotPassword(world.asVisitor(), { body: { email: company.email } });
    const token = world.tokenInNotice();
    const set = (new_password: string) =>
      changePasswordByLink(world.asVisitor(), { body: { token, new_password } });
    await expect(set('1234567890')).rejects.toThrow(blames('new_password', 'easy_password'));
    // The link is not used up, the session not over.
    await expect(set('seven green kettles')).resolves.toMatchObject({ id: company.id });
    const item = administratorItem({ name: 'boss', passwordHash: '' });
    await world.table.write({ put: item });
    const who = { role: 'ADMIN', administrator: administratorFrom(item) } as const;
    const { session_token: of = '' } = await begin(world.asVisitor(), who);
    const admin = (await world.asAdministrator(of))();
    const body = { name: 'Nordhus', email: 'a@example.com', password: 'nordhus2026' };
    const given = createCompany(admin, { body });
    await expect(given).rejects.toThrow(blames('password', 'name_in_password'));
  });

  it.each(casts)('of the demo could be chosen: $key', async ({ name, email, password }) => {
    await expect(refuseEasyPassword('password', password, { name, email })).resolves.toBeUndefined();
    expect(password.length).toBeGreaterThanOrEqual(companyPasswordMin);
  });
});

describe('an employee’s four letters', () => {
  const easy = ['bbbb', 'bbbc', 'bcbc', 'bbcc', 'bccb', 'bcdf', 'fdcb', 'sdfg', 'gfds', 'zxcv', 'qwrt'];

  it.each(easy)('are no repeat and no row: %s is refused', (token) => {
    const { error } = employeeCreation.safeParse({ name: 'Anna', token });
    expect(error?.issues.map(issueCode)).toEqual(['easy_letters']);
    expect(employeeCreation.safeParse({ name: 'Anna', token: token.toUpperCase() }).success).toBe(false);
  });

  it('may otherwise be any: sixty of sixty-one', () => {
    for (const token of ['bdgk', 'wxzv', 'bcbd', 'qrkt']) expect(isEasyToGuess(token)).toBe(false);
    const letters = Array.from(employeeTokenAlphabet);
    const all = letters.flatMap((a) =>
      letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
    );
    expect(all.filter(isEasyToGuess).length / all.length).toBeLessThan(1 / 58);
  });

  it('that are suggested are drawn from the browser’s randomness, and drawn again when they are easy', () => {
    const drawn = [0, 0, 0, 0, 0, 2, 4, 7];
    let at = 0;
    const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array[0] = drawn[at] ?? 0;
      at += 1;
      return array;
    });
    try {
      expect(newEmployeeToken()).toBe('bdgk');
    } finally {
      source.mockRestore();
    }
  });

  it('that are easy are refused in a change too, unless the employee has them', async () => {
    const ctx = await world.asCompany(company.token);
    // As a password from before the rule: verbs get input that the contract has checked.
    const { id } = await createEmployee(ctx, { body: { name: 'Anna', token: 'bbbb' } });
    const change = (more: object) => changeEmployee(ctx, { body: { id, ...more } });
    await expect(change({ new_token: 'bcdf' })).rejects.toThrow(blames('new_token', 'easy_letters'));
    await expect(change({ new_token: 'bbbb', new_name: 'Hanna' })).resolves.toMatchObject({ name: 'Hanna' });
    await expect(change({ new_token: 'bdgk' })).resolves.toMatchObject({ login_token: 'bdgk' });
  });
});
