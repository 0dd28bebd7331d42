// The platform administrator's calls.

import * as z from 'zod/mini';
import { session } from '../model/company.ts';
import { companyNotesMax } from '../limits.ts';
import { email, freeText, name, newPassword, passwordTyped } from '../model/fields.ts';
import { anyId } from '../model/ids.ts';
import { endpoint, group } from './endpoint.ts';

const company = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  created: z.string(),
  paying_customer: z.boolean(),
  disabled: z.boolean(),
  billing_plan: z.nullable(z.string()),
  notes: z.string(),
});

export const platform = group('platform', {
  login: endpoint({
    method: 'POST',
    path: '/admin/login',
    summary: 'Log the platform administrator in',
    access: 'public',
    body: z.strictObject({ username: z.string().check(z.trim(), z.maxLength(200)), password: passwordTyped }),
    reply: session,
    errors: ['wrong_credentials'],
    session: true,
  }),
  listCompanies: endpoint({
    method: 'GET',
    path: '/admin/companies',
    summary: 'Every company, newest first',
    access: 'platform.manage',
    reply: z.array(company),
    errors: [],
    reads: ['companies'],
  }),
  createCompany: endpoint({
    method: 'POST',
    path: '/admin/companies',
    summary: 'Create a company with a password of its own',
    access: 'platform.manage',
    body: z.strictObject({ name, email, password: newPassword }),
    reply: company,
    errors: ['company_exists'],
    once: true,
    stales: ['companies'],
  }),
  changeNotes: endpoint({
    method: 'PUT',
    path: '/admin/companies/notes',
    summary: 'Write down something about a company; only administrators see it',
    access: 'platform.manage',
    body: z.strictObject({ company_id: anyId, notes: freeText(companyNotesMax) }),
    reply: company,
    errors: ['company_missing'],
    stales: ['companies'],
  }),
});
