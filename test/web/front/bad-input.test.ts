// Proves the fields of every public form against bad input: the field at fault says so and nothing is sent, or the
// server's message is shown at its field. Log-in fields that are sent unchecked are listed (specification 1, section 5).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyPasswordMin, nameMax, passwordMax, phoneMax } from '#shared/limits.ts';
import { api, leave, problem, visit } from './visit.ts';

afterEach(leave);

type Field = {
  readonly label: string;
  /** Its name on the wire. */
  readonly wire: string;
  readonly good: string;
  /** The field that repeats it: whatever is typed here is typed there too. */
  readonly repeatedIn?: string;
  /** The fault of the value, the value, and its field's message. */
  readonly refused: readonly (readonly [what: string, value: string, words: string])[];
  /** Odd values that go to the server, which judges them. */
  readonly sent?: readonly (readonly [what: string, value: string])[];
};
type Form = {
  readonly path: string;
  readonly call: string;
  readonly submit: string;
  readonly fields: readonly Field[];
  /** Fields whose one sentence says all that can be wrong with them. */
  readonly saysWrongValue?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, { readonly body: unknown }>>;
};

const tooLong = 'Too long or too large';
const badForm = 'Check the format';
const odd = [
  ['empty', ''],
  ['spaces', '   '],
  ['control characters', 'a\u0000\u0007b'],
  ['turned letters', 'a\u202eb'],
  ['emoji', '🧱🧱'],
] as const;
/** A log-in sends whatever was typed, as long as it could be right. */
const typed = (label: string, wire: string, max: number): Field => ({
  label,
  wire,
  good: 'bdgk',
  refused: [['too long', 'x'.repeat(max + 1), tooLong]],
  sent: odd,
});
const companyFields = [
  typed('Company name', 'username', nameMax),
  typed('Password', 'password', passwordMax),
];
const wrongEmail = (words: string): Field['refused'] => [
  ['empty', '', words],
  ['spaces', '   ', words],
  ['of another kind', '611 1234', words],
  ['two addresses', 'a@example.com, b@example.com', words],
  ['a line break', 'a@example.com\r\nBcc: b@example.com', words],
  ['emoji', '🧱@example.com', words],
  [
    'too long',
    `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'z'.repeat(60)}.${'z'.repeat(60)}.com`,
    words,
  ],
];
const rule = `At least ${companyPasswordMin} characters. No common password or company name.`;
const phoneWrong = 'Enter a valid phone number';

const forms: Readonly<Record<string, Form>> = {
  'the company login': { path: '/login', call: 'POST /api/login', submit: 'Log in', fields: companyFields },
  'the time-clock login': {
    path: '/login_time_clock',
    call: 'POST /api/time_clock/login',
    submit: 'Log in',
    fields: companyFields,
  },
  'the employee login': {
    path: '/login_employee',
    call: 'POST /employee/v2/login',
    submit: 'Log in',
    fields: [
      typed('Company name', 'company_name', nameMax),
      typed('Employee name', 'employee_name', nameMax),
      typed('Password', 'password', passwordMax),
    ],
  },
  'the administrator’s login': {
    path: '/admin',
    call: 'POST /admin/login',
    submit: 'Log in',
    fields: [typed('Username', 'username', nameMax), typed('Password', 'password', passwordMax)],
  },
  'the forgotten password': {
    path: '/forgot_password',
    call: 'POST /api/forgot_password',
    submit: 'Send link',
    saysWrongValue: { email: 'Enter a valid email' },
    fields: [
      { label: 'Email', wire: 'email', good: 'a@example.com', refused: wrongEmail('Enter a valid email') },
    ],
  },
  'the password link': {
    path: '/change_password_link?token=abc',
    call: 'POST /api/change_password_token',
    submit: 'Save and log in',
    answers: { 'POST /api/change_password_token/company': { body: { company: 'Múrverk ehf.' } } },
    fields: [
      {
        label: 'New password',
        wire: 'new_password',
        good: 'krani við bryggju',
        repeatedIn: 'confirm',
        refused: [
          ['empty', '', rule],
          ['too short', 'x'.repeat(companyPasswordMin - 1), rule],
          ['too long', 'x'.repeat(passwordMax + 1), tooLong],
        ],
      },
      {
        label: 'Confirm new password',
        wire: 'confirm',
        good: 'krani við bryggju',
        refused: [
          ['empty', '', 'New password and confirmed new password do not match'],
          ['another', 'krani við bryggjU', 'New password and confirmed new password do not match'],
          [
            'the same and a space',
            'krani við bryggju ',
            'New password and confirmed new password do not match',
          ],
        ],
      },
    ],
  },
  'the trial': {
    path: '/',
    call: 'POST /api/request-trial',
    submit: 'Start free trial',
    saysWrongValue: {
      email: 'A valid email is required so we can send the login credentials.',
      phone: phoneWrong,
    },
    answers: { 'GET /config.json': { body: { api, photos: '', trial_phone: true } } },
    fields: [
      {
        label: 'Company name',
        wire: 'name',
        good: 'Múrverk ehf.',
        refused: [
          ['empty', '', 'Company name can not be empty, it will become the account name.'],
          ['spaces', ' \u00a0 ', 'Company name can not be empty, it will become the account name.'],
          ['too long', 'x'.repeat(nameMax + 1), tooLong],
          ['control characters', 'Múr\u0007verk', badForm],
          ['turned letters', 'Múr\u202everk', badForm],
          ['nothing to see', '\u3164\u2800', badForm],
          ['half a sign', 'Múr\ud83dverk', badForm],
        ],
        sent: [['emoji', '🧱🧱']],
      },
      {
        label: 'Email',
        wire: 'email',
        good: 'a@example.com',
        refused: wrongEmail('A valid email is required so we can send the login credentials.'),
      },
      {
        label: 'Phone number, optional',
        wire: 'phone',
        good: '+354 611 1234',
        refused: [
          ['letters', 'call me', phoneWrong],
          ['too long', '6'.repeat(phoneMax + 1), phoneWrong],
          ['control characters', '611\u00001234', phoneWrong],
          ['emoji', '☎️', phoneWrong],
        ],
        sent: [['spaces', '   ']],
      },
    ],
  },
};

/** The form at its address, good values in all its fields but those of `values`, sent once. */
async function sentForm(
  { path, call, submit, fields, answers }: Form,
  values: Readonly<Record<string, string>>,
  answer = problem(409, 'busy'),
) {
  const { user, asked } = await visit(path, { answers: { ...answers, [call]: answer } });
  const button = await screen.findByRole('button', { name: submit });
  const form = within(button.closest('form') ?? expect.fail('no form'));
  for (const { label, wire, good } of fields)
    fireEvent.change(form.getByLabelText(label), { target: { value: values[wire] ?? good } });
  await user.click(button);
  return { form, sent: () => asked.filter((one) => one.call === call) };
}
type Shown = Awaited<ReturnType<typeof sentForm>>;

/** `words` stand on the field `label` alone, which has the focus. */
async function saysOn(
  { form }: Shown,
  fields: readonly Field[],
  label: string,
  words: string,
): Promise<void> {
  const field = form.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  const isInvalid = (one: Field) => form.getByLabelText(one.label).getAttribute('aria-invalid') === 'true';
  expect(fields.filter(isInvalid).map((one) => one.label)).toEqual([label]);
  await waitFor(() => expect(field).toHaveFocus());
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  const refused = form.fields.flatMap(({ refused: all, ...field }) =>
    all.map(([what, value, words]) => ({ ...field, what, value, words })),
  );
  it.each(refused)(
    'refuses $what as $label on that field, and sends nothing',
    async ({ label, wire, repeatedIn = wire, value, words }) => {
      const shown = await sentForm(form, { [wire]: value, [repeatedIn]: value });
      await saysOn(shown, form.fields, label, words);
      expect(shown.sent()).toEqual([]);
    },
  );

  // A field that repeats another one is not sent, so the server cannot refuse it.
  const ownFields = form.fields.filter(({ wire }) =>
    form.fields.every(({ repeatedIn }) => repeatedIn !== wire),
  );
  it.each(ownFields)('shows on $label what the server says of it', async ({ label, wire }) => {
    const errors = [{ field: wire, message: 'no', code: 'wrong_value' }];
    const shown = await sentForm(form, {}, problem(400, 'invalid_input', { errors }));
    await saysOn(shown, form.fields, label, form.saysWrongValue?.[wire] ?? 'Choose one of the options');
    expect(shown.sent()).toHaveLength(1);
  });

  const odds = form.fields.flatMap(({ sent = [], ...field }) =>
    sent.map(([what, value]) => ({ ...field, what, value })),
  );
  if (odds.length)
    it.each(odds)('leaves $what as $label to the server', async ({ wire, value }) => {
      const shown = await sentForm(form, { [wire]: value });
      await waitFor(() => expect(shown.sent()).toHaveLength(1));
      expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    });
});
