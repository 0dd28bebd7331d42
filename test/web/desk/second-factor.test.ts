// Proves the administrator's second factor on screen: asked for at the log-in, switched on with codes shown once, switched off.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '#shared/limits.ts';
import { arrivesAt, leave, problem, sessionOf, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const session = sessionOf({ role: 'ADMIN', id: 'platform', name: 'admin' });
const secret = 'ABCDEFGHIJKLMNOP';
const address = `otpauth://totp/Stund:admin?secret=${secret}`;
const off = { body: { on: false, recovery_codes_left: 0 } };
const on = { body: { on: true, recovery_codes_left: 9 } };

describe('the administrator’s log-in', () => {
  async function atTheDoor(
    answer: () => ReturnType<typeof problem>,
    language: (typeof languages)[number] = 'en',
  ) {
    const page = await visit('/admin', {
      language,
      answers: { 'POST /admin/login': answer, 'GET /admin/companies': { body: [] } },
    });
    const form = () => document.querySelector('form') ?? expect.fail('no form');
    const fields = () => [...form().querySelectorAll('input')];
    const submit = () => page.user.click(form().querySelector('[type=submit]') ?? expect.fail('no button'));
    await waitFor(() => expect(fields()).toHaveLength(2));
    const [name = expect.fail(), password = expect.fail()] = fields();
    await page.user.type(name, 'admin');
    await page.user.type(password, 'a long password');
    const bodies = () =>
      page.asked.filter(({ call }) => call === 'POST /admin/login').map(({ body }) => body);
    return { ...page, fields, submit, bodies };
  }
  const typed = { username: 'admin', password: 'a long password' };

  it('has no field for a code before the server asks for one, then sends it with name and password', async () => {
    const answers = [problem(401, 'second_factor_missing'), { body: session }];
    const { user, bodies, submit } = await atTheDoor(() => answers.shift() ?? expect.fail('a third log-in'));
    await submit();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('123 456{Enter}');
    await arrivesAt('/admin/app');
    expect(bodies()).toEqual([typed, { ...typed, code: '123 456' }]);
  });

  it('says at the field that a code is wrong, and sends none that is empty', async () => {
    const answers = [problem(401, 'second_factor_missing'), problem(401, 'second_factor_wrong')];
    const { user, bodies, submit } = await atTheDoor(() => answers.shift() ?? expect.fail('a third log-in'));
    await submit();
    const code = await screen.findByLabelText('Code');
    await submit();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter the six digits, or a recovery code/));
    expect(bodies()).toHaveLength(1);
    await user.type(code, 'abcd-efgh-abcd-efgh');
    await submit();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong code/));
    expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(bodies().at(-1)).toEqual({ ...typed, code: 'abcd-efgh-abcd-efgh' });
  });

  it.each(languages)('asks for the code in the language of the page: %s', async (language) => {
    const { submit, fields } = await atTheDoor(() => problem(401, 'second_factor_missing'), language);
    await submit();
    const label = { en: 'Code', is: 'Kóði', pt: 'Código', pl: 'Kod' }[language];
    expect(await screen.findByLabelText(label)).toBe(fields().at(-1));
  });
});

describe('the administrator’s security page', () => {
  const opened = async (answers: Parameters<typeof visit>[1] = {}) => {
    const page = await visit('/admin/security', { session, ...answers });
    await screen.findByRole('heading', { name: 'Second factor' });
    return page;
  };
  const press = async ({ user }: Awaited<ReturnType<typeof opened>>, name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it('gives the key for the password, and the recovery codes for the first code, once', async () => {
    let state = off;
    const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const page = await opened({
      answers: {
        'GET /admin/second_factor': () => state,
        'POST /admin/second_factor/begin': { body: { secret, address } },
        'POST /admin/second_factor/confirm': () => {
          state = { body: { on: true, recovery_codes_left: codes.length } };
          return { body: { recovery_codes: codes } };
        },
      },
    });
    const { user, asked } = page;
    expect(screen.getByText('Off')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'a long password');
    await press(page, 'Turn on');
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /Add the key/ })).toHaveFocus());
    await press(page, 'Copy key');
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.type(screen.getByLabelText('Code that the app shows'), '123456');
    await press(page, 'Confirm');
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await press(page, 'Copy');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await press(page, 'Print');
    expect(print).toHaveBeenCalledOnce();
    await press(page, 'I have kept them');
    expect(await screen.findByText('On · 2 recovery codes left')).toBeInTheDocument();
    expect(screen.queryByText(codes[0] ?? expect.fail())).toBeNull();
    const sent = asked.filter(({ call }) => call.startsWith('POST /admin/second_factor'));
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'a long password' }, { code: '123456' }]);
  });

  it('names the fault at its field, and begins again when the key is over', async () => {
    const refusals = [problem(401, 'second_factor_wrong'), problem(409, 'second_factor_off')];
    const begun = [problem(401, 'wrong_current_password'), { body: { secret, address } }];
    const page = await opened({
      answers: {
        'GET /admin/second_factor': off,
        'POST /admin/second_factor/begin': () => begun.shift() ?? expect.fail('begun too often'),
        'POST /admin/second_factor/confirm': () => refusals.shift() ?? expect.fail('confirmed too often'),
      },
    });
    const password = screen.getByLabelText('Password');
    await page.user.type(password, 'wrong');
    await press(page, 'Turn on');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The current password is wrong'));
    await press(page, 'Turn on');
    const code = await screen.findByLabelText('Code that the app shows');
    await page.user.type(code, '000000');
    await press(page, 'Confirm');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong code/));
    await press(page, 'Confirm');
    expect(await screen.findByText(/The key has expired/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument();
  });

  it('switches it off by password and code', async () => {
    let state = on;
    const page = await opened({
      answers: {
        'GET /admin/second_factor': () => state,
        'POST /admin/second_factor/end': () => {
          state = off;
          return off;
        },
      },
    });
    expect(screen.getByText('On · 9 recovery codes left')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Password'), 'a long password');
    await page.user.type(screen.getByLabelText('Code'), '123456');
    await press(page, 'Turn off');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument();
    expect(page.asked.at(-2)?.body).toEqual({ password: 'a long password', code: '123456' });
  });
});
