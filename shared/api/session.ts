// Signing in and out, links, passwords and the trial: every call that starts, renews or ends a session.

import * as z from 'zod/mini';
import { languages, phoneDigitsMin } from '#shared/limits.ts';
import { session } from '#shared/model/company/company.ts';
import {
  country,
  email,
  linkToken,
  name,
  newPassword,
  password,
  passwordTyped,
  phone,
  zoneName,
} from '#shared/model/fields.ts';
import { endpoint, group } from './endpoint.ts';

const nameTyped = z.string().check(z.trim(), z.maxLength(200));
const login = z.strictObject({ username: nameTyped, password: passwordTyped });
/** A person of the office types their e-mail; the company's name only where one password opens several. */
const companyLogin = z.extend(login, { company_name: z.optional(nameTyped) });
const link = z.strictObject({ token: linkToken });
/** A number that can be called, landlines of any country included. Empty or absent means none. */
const callable = phone.check(z.regex(new RegExp(`^(?:(?:[^0-9]*[0-9]){${phoneDigitsMin},}[^0-9]*)?$`)));

const companyLoginErrors = ['wrong_company_name', 'wrong_company_password', 'wrong_credentials'] as const;

export const sessions = group('session', {
  requestTrial: endpoint({
    method: 'POST',
    path: '/api/request-trial',
    summary: 'Start a free trial: creates the company, logs it in and mails a link to choose its password',
    access: 'public',
    body: z.strictObject({
      name,
      email,
      phone: z.optional(callable),
      language: z.optional(z.enum(languages)),
      /**
       * Where the company works: decides its holidays and time zone. Absent: taken from the phone's country code,
       * then the language.
       */
      country: z.optional(country),
      /** Absent: the zone of most people in the country. */
      time_zone: z.optional(zoneName),
    }),
    reply: session,
    errors: ['company_exists'],
    once: true,
    session: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Log a company in by its name and password, or a person of its office by email and password',
    access: 'public',
    body: companyLogin,
    reply: session,
    errors: [...companyLoginErrors, 'company_ambiguous'],
    session: true,
  }),
  loginByLink: endpoint({
    method: 'POST',
    path: '/api/login_token',
    summary: 'Log in by a link from a mail or an SMS',
    access: 'public',
    body: link,
    reply: session,
    errors: ['link_over'],
    session: true,
  }),
  self: endpoint({
    method: 'POST',
    path: '/api/self',
    summary: 'Who is logged in',
    access: 'session.read',
    scope: 'projects',
    reply: session,
    errors: [],
    session: true,
    reads: ['self'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    access: 'session.read',
    scope: 'none',
    errors: [],
    session: true,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot_password',
    summary: 'Mail a link to set a new password',
    access: 'public',
    body: z.strictObject({ email, name: z.optional(nameTyped) }),
    errors: ['company_missing', 'company_ambiguous'],
  }),
  changePasswordByLink: endpoint({
    method: 'POST',
    path: '/api/change_password_token',
    summary: 'Set the password through a mailed link; confirms the email and logs in',
    access: 'public',
    body: z.strictObject({ token: linkToken, new_password: newPassword }),
    reply: session,
    errors: ['link_over'],
    session: true,
  }),
  passwordLinkCompany: endpoint({
    method: 'POST',
    path: '/api/change_password_token/company',
    summary: 'The company whose password a mailed link sets; does not use the link up',
    access: 'public',
    body: link,
    reply: z.object({
      company: z.string(),
      /** The person of the office whose password it is; absent for the company's own. */
      manager: z.optional(z.object({ name: z.string(), email: z.string(), invited: z.boolean() })),
    }),
    errors: ['link_over'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/password',
    summary:
      'Change the own password, the company’s or that of a person of its office; ends its other sessions, and time clocks when asked',
    access: 'password.change',
    scope: 'none',
    protects: true,
    body: z.strictObject({
      current_password: password,
      new_password: newPassword,
      /** Also makes a new time-clock link, so that every time clock must be opened with it again. */
      end_time_clocks: z.optional(z.boolean()),
    }),
    errors: ['wrong_current_password'],
    session: true,
  }),
  timeClockLogin: endpoint({
    method: 'POST',
    path: '/api/time_clock/login',
    summary: 'Log the shared time clock in by company name and password',
    access: 'public',
    body: login,
    reply: session,
    errors: companyLoginErrors,
    session: true,
  }),
  timeClockLoginByLink: endpoint({
    method: 'POST',
    path: '/api/time_clock/login_token',
    summary: 'Log the shared time clock in by its link',
    access: 'public',
    body: link,
    reply: session,
    errors: ['link_over'],
    session: true,
  }),
  timeClockSelf: endpoint({
    method: 'POST',
    path: '/api/time_clock/self',
    summary: 'Which company the shared time clock belongs to',
    access: 'time_clock.read',
    reply: session,
    errors: [],
    session: true,
    reads: ['self'],
  }),
  switchToTimeClock: endpoint({
    method: 'PUT',
    path: '/api/time_clock/login',
    summary: 'Turn this company session into a time-clock session; the company session ends',
    access: 'time_clock.switch',
    reply: session,
    errors: [],
    session: true,
  }),
  employeeLogin: endpoint({
    method: 'POST',
    path: '/employee/v2/login',
    summary: 'Log an employee in by company, name and four-letter password',
    access: 'public',
    body: z.strictObject({ company_name: nameTyped, employee_name: nameTyped, password: passwordTyped }),
    reply: session,
    errors: ['wrong_company_name', 'wrong_employee_name', 'wrong_employee_password', 'wrong_credentials'],
    session: true,
  }),
  employeeLoginByLink: endpoint({
    method: 'POST',
    path: '/employee/v2/login_token',
    summary: 'Log an employee in by the link of a login SMS',
    access: 'public',
    body: link,
    reply: session,
    errors: ['link_over'],
    session: true,
  }),
  employeeSelf: endpoint({
    method: 'POST',
    path: '/employee/v2/self',
    summary: 'Which employee is logged in',
    access: 'own_work_log.read',
    reply: session,
    errors: [],
    session: true,
    reads: ['self'],
  }),
  employeeLogout: endpoint({
    method: 'POST',
    path: '/employee/v2/logout',
    summary: 'End this employee session',
    access: 'own_work_log.read',
    errors: [],
    session: true,
  }),
});
