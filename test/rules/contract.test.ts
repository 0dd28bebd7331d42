// The contract against the specification: no call twice, none that no document asks for.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { employee } from '#shared/model/employee.ts';
import { linkToken } from '#shared/model/fields.ts';
import { clientId } from '#shared/model/ids.ts';
import { specCalls } from './ledger/spec-paths.ts';
import { mask } from './mask.ts';
import { filesBelow, read } from './source.ts';

const calls = groups.flatMap((group) =>
  Object.entries(group.endpoints).map(([name, { method, path }]) => ({
    name: `${group.name}.${name}`,
    call: `${method} ${path}`,
  })),
);

/** Calls that the specifications do not name, and what each is for. */
const ours: Readonly<Record<string, string>> = {
  'POST /api/example_crew': 'the first minute of a trial offers an example crew',
  'DELETE /api/example_crew': '… and removes it with one press',
  'POST /api/change_password_token/company':
    'a password link that no longer works says so before anybody types',
  'GET /api/managers': 'people of the office with a log-in of their own',
  'POST /api/managers': 'a person is invited into the office by mail',
  'PUT /api/managers': 'what a person of the office may do',
  'POST /api/managers/{id}/invite': 'an invitation is mailed again',
  'PUT /api/managers/{id}/remove': 'a person who leaves loses access at once',
  'GET /api/managers/{id}/sessions': 'sessions can be listed',
  'DELETE /api/managers/{id}/sessions': '… and ended',
  'GET /api/passkeys': 'each with an own log-in, a password or a passkey',
  'POST /api/passkeys/order': '… a new one for the device',
  'POST /api/passkeys': '… added',
  'DELETE /api/passkeys/{id}': '… removed',
  'POST /api/passkeys/question': '… asked of a device',
  'POST /api/passkeys/login': '… and logged in with',
  'POST /api/passkeys/invitation/order': '… instead of the first password',
  'POST /api/passkeys/invitation': '… instead of the first password',
  'GET /api/keys': 'API keys on every plan',
  'POST /api/keys': '… with scopes, shown once',
  'PUT /api/keys/{id}/revoke': '… and revoked at once',
  'GET /api/webhooks': 'webhooks on every plan',
  'POST /api/webhooks': '… signed, with a secret shown once',
  'PUT /api/webhooks': '… turned on again after a week of failure',
  'DELETE /api/webhooks/{id}': '… removed',
  'POST /api/webhooks/{id}/test': '… tried with a test event',
  'GET /api/webhooks/{id}/deliveries': 'the log of deliveries',
  'POST /api/webhooks/{id}/deliveries/{delivery}/redeliver': '… with redelivery',
  'POST /api/photos': 'spec/3: photos work the same for the company',
  'POST /api/time_clock/photos': 'spec/3: photos work the same for the time clock',
  'PUT /api/exports/{id}/cancel':
    'an export can be cancelled; a stop that comes twice, or too late, must not delete its file',
  'POST /api/exports/everything': 'the full export of everything a company holds',
  'POST /api/billing/card':
    'the card’s transaction is created on the server; the same order until it is paid for',
  'POST /api/deletion': 'a company asks for its own deletion, held for 30 days',
  'DELETE /api/deletion': '… and takes it back with one press',
  'GET /admin/companies/{id}/notes': 'look/admin-companies.png: the history of the notes',
  'GET /admin/audit': 'security, section 5, T15: what administrators do is written down',
  'GET /admin/second_factor': 'security, ASVS 6.3.3: TOTP for the administrator',
  'POST /admin/second_factor/begin': 'security, ASVS 6.3.3: TOTP for the administrator',
  'POST /admin/second_factor/confirm': 'security, ASVS 6.3.3: TOTP for the administrator',
  'POST /admin/second_factor/end': 'security, ASVS 6.3.3: TOTP for the administrator',
  'GET /api/audit': 'security, section 5, T15: what was done to a company is shown to it',
  'GET /api/log_ins':
    'security, section 6: a company with spent tries gets a mail, and sees it in its settings',
  'POST /api/log_ins/open': 'security, section 6: a manager may let new devices in for an hour',
  'PUT /employee/v2/language': 'an employee’s language is their own, not the employer’s nor the device’s',
  'PUT /api/time_clock/switch_work_log': 'a switch at the time clock is one step, as on the phone',
  'POST /api/time_clock/own_day': 'see your own hours of today at the time clock',
  'GET /api/report/employees/{id}/explain': 'a manager opens a day and sees why an hour is overtime',
  'GET /api/payroll/check': 'what is wrong with a payroll file, before it is made',
  'GET /api/payroll/exports': 'what was exported when, by whom, for which period',
  'GET /api/payroll/exports/{id}/changes': 'whether the hours of a payroll file still hold',
  'GET /api/day_notes': 'who is off, sick or on leave',
  'PUT /api/day_notes': 'a day without hours is answered, several at once',
  'GET /employee/day_note': 'a day without hours is asked for in the evening on the phone',
  'PUT /employee/day_note': 'a day without hours is asked for in the evening on the phone',
  'PUT /api/payroll/exports/{id}/sent': 'the last step of a month’s end is said by the office',
  'GET /api/pay_periods': 'pay periods, and what each holds',
  'PUT /api/pay_periods/{start}': 'open → submitted → approved → locked, and back',
  'GET /api/monthly_reports': 'the record of every monthly report that was mailed',
  'POST /api/monthly_reports': 'the monthly report, sent by hand',
  'POST /api/monthly_reports/ask': 'a first mail that only asks for consent, and asking again',
  'POST /api/report_consent': 'an address agrees to the monthly reports, or declines them',
  'PUT /api/monthly_reports/{id}/revoke': 'the links of a mailed report can be called back',
  'POST /api/report_file': 'the expiring link of a mailed report',
  'POST /api/report_unsubscribe': 'an address can stop the letters it did not ask for',
  'GET /api/worklogs/overview': 'figures that no page of entries can show',
  'GET /employee/v2/clock': 'the running entry, however old, and ends that were assumed',
  'PUT /employee/v2/worklogs/{id}/end': 'an assumed end asks the employee for the real one',
  'GET /api/corrections': 'an employee asks for a correction, the office takes or declines it',
  'PUT /api/corrections/{id}/take': 'an employee asks for a correction, the office takes or declines it',
  'PUT /api/corrections/{id}/decline': 'an employee asks for a correction, the office takes or declines it',
  'GET /employee/v2/crew': 'a foreman clocks a crew in and out at once',
  'POST /employee/v2/crew/press': 'a foreman clocks a crew in and out at once',
  'GET /employee/corrections': 'an employee asks for a correction, the office takes or declines it',
  'POST /employee/corrections': 'an employee asks for a correction, the office takes or declines it',
  'PUT /employee/corrections/{id}/withdraw':
    'an employee asks for a correction, the office takes or declines it',
  'GET /employee/v2/average_week': '48 hours on average are warned of on the phone',
  'POST /employee/exports': 'an employee downloads own hours without asking',
  'GET /employee/exports/{id}': 'an employee downloads own hours without asking',
  'PUT /api/worklogs/{id}/restore': 'the toast of a deletion has Undo',
  'GET /employee/worklogs/{id}/history': 'the history of an entry is visible to the employee too',
};

function repeated(all: readonly string[]): readonly string[] {
  const shapes = all.map((call) => call.replace(/\{\w+\}/g, '{}'));
  return all.filter((_, at) => shapes.indexOf(shapes[at] ?? '') !== at);
}

/** POST calls that make nothing new: they let in, end, answer or change what is there. */
const changesOnly = new Set([
  // Each press of the crew has its own client id.
  'crew.press',
  'session.login',
  'passkeys.orderPasskey',
  'passkeys.askForPasskey',
  'passkeys.loginByPasskey',
  'passkeys.orderFirstPasskey',
  // The link is used up, and so is the question to the device.
  'passkeys.joinByPasskey',
  'session.loginByLink',
  'session.self',
  'session.logout',
  'session.forgotPassword',
  'session.changePasswordByLink',
  'session.passwordLinkCompany',
  'session.timeClockLogin',
  'session.timeClockLoginByLink',
  'session.timeClockSelf',
  'session.employeeLogin',
  'session.employeeLoginByLink',
  'session.employeeSelf',
  'company.openLogIns',
  // One open transaction of the reseller, however often it is asked for.
  'billing.payByCard',
  'company.askDeletion',
  'time-clock.ownDay',
  'session.employeeLogout',
  'platform.login',
  'platform.beginSecondFactor',
  'platform.confirmSecondFactor',
  'platform.endSecondFactor',
  'company.changeSettings',
  'worklogs.remove',
  'monthly-report.ask',
  'monthly-report.open',
  'monthly-report.consent',
  'monthly-report.unsubscribe',
]);

const specimen: Endpoint = { method: 'POST', path: '/a', summary: 'a', access: 'public', errors: [] };

function isRepeatable({ once, body }: Endpoint): boolean {
  return once === true || (body instanceof z.ZodMiniObject && body.shape['id'] === clientId);
}

describe('the contract', () => {
  it('holds each method and path once, whatever its parameters are called', () => {
    expect(repeated(calls.map(({ call }) => call))).toEqual([]);
    expect(repeated(['GET /a/{id}', 'GET /a/{key}', 'PUT /a/{id}'])).toEqual(['GET /a/{key}']);
  });

  it('holds no call that neither a specification nor a written reason asks for', () => {
    const asked = new Set([...specCalls, ...Object.keys(ours)]);
    expect(calls.filter(({ call }) => !asked.has(call))).toEqual([]);
  });

  it('lets everything that creates take an idempotency key, or an id that the client made [retries.idempotency-key]', () => {
    const plain = groups.flatMap((group) =>
      Object.entries<Endpoint>(group.endpoints)
        .filter(
          ([name, one]) =>
            one.method === 'POST' && !changesOnly.has(`${group.name}.${name}`) && !isRepeatable(one),
        )
        .map(([name]) => `${group.name}.${name}`),
    );
    expect(plain).toEqual([]);
    expect([...changesOnly].filter((name) => !calls.some((one) => one.name === name))).toEqual([]);
    expect(isRepeatable({ ...specimen, once: true })).toBe(true);
    expect(isRepeatable({ ...specimen, body: z.strictObject({ id: clientId }) })).toBe(true);
    expect(isRepeatable({ ...specimen, body: z.strictObject({ name: z.string() }) })).toBe(false);
  });

  it('calls the token of a link linkToken inside the code, and an employee’s password login_token: neither is the other [links.named-link-token-inside]', () => {
    const all = groups.flatMap((group) => Object.values<Endpoint>(group.endpoints));
    const takers = (isOfLink: boolean) =>
      all
        .filter(({ body }) => {
          const token = body instanceof z.ZodMiniObject ? body.shape['token'] : undefined;
          return token !== undefined && (token === linkToken) === isOfLink;
        })
        .map(routeKey)
        .toSorted();
    // Other tokens that are sent are the letters of an employee.
    expect(takers(false)).toEqual([
      'POST /api/employees',
      'POST /api/time_clock/create_work_log',
      'POST /api/time_clock/create_work_log_comment',
      'POST /api/time_clock/own_day',
      'PUT /api/time_clock/close_work_log',
      'PUT /api/time_clock/switch_work_log',
    ]);
    expect(takers(true)).toEqual([
      'POST /api/change_password_token',
      'POST /api/change_password_token/company',
      'POST /api/login_token',
      'POST /api/passkeys/invitation',
      'POST /api/passkeys/invitation/order',
      'POST /api/report_consent',
      'POST /api/report_file',
      'POST /api/report_unsubscribe',
      'POST /api/time_clock/login_token',
      'POST /employee/v2/login_token',
    ]);
    const tellers = all.filter(
      ({ reply }) => reply instanceof z.ZodMiniObject && 'login_token' in reply.shape,
    );
    expect(tellers.map(({ reply }) => reply).filter((reply) => reply !== employee)).toEqual([]);
    expect(tellers.length).toBeGreaterThan(0);
  });

  it('writes a reason only for calls it holds', () => {
    const held = new Set(calls.map(({ call }) => call));
    expect(Object.keys(ours).filter((call) => !held.has(call))).toEqual([]);
  });
});

/** Every place of the contract that a bound stands at without being allowed itself. */
function exclusiveBounds(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'exclusiveMaximum' || name === 'exclusiveMinimum'
      ? [`${place} ${name} ${String(part)}`]
      : exclusiveBounds(part, `${place}/${name}`),
  );
}

describe('bounds', () => {
  it('are allowed values themselves: the only ones that are not say "more than 0"', () => {
    const found = groups.flatMap((group) =>
      Object.entries<Endpoint>(group.endpoints).flatMap(([name, { query, body }]) =>
        [query, body].flatMap((schema) =>
          schema
            ? exclusiveBounds(
                z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
                `${group.name}.${name}`,
              )
            : [],
        ),
      ),
    );
    expect(found.filter((bound) => !bound.endsWith(' exclusiveMinimum 0'))).toEqual([]);
  });
});

/** What takes an id apart, as it is written. */
const apart =
  /\b\w*(?:\bid|Id)\b\??\.(?:slice|startsWith|endsWith|match|split|at|charAt|substring|replace|replaceAll|indexOf|includes)\(/g;
const takenApart = (source: string): readonly string[] => mask(source).code.match(apart) ?? [];

describe('an id', () => {
  it('is opaque to every screen: none takes one apart but those that it made itself [ids.opaque]', () => {
    const found = filesBelow('web')
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('/build.ts'))
      .flatMap((path) => takenApart(read(path)).map((one) => `${path}: ${one}`));
    expect(found).toEqual([
      // A comment, and a press, that wait on the device under an id of the device.
      'web/features/entries/comments/comment-form.tsx: id.startsWith(',
      'web/features/phone/press/presses.ts: id.startsWith(',
      'web/features/phone/press/presses.ts: id.slice(',
    ]);
    expect(takenApart('const month = entry.id.slice(1, 7); employeeId.startsWith("e")')).toHaveLength(2);
  });
});
