// The platform administrator's calls.

import * as z from 'zod/mini';
import { session } from '../model/company.ts';
import { email, name, newPassword, password } from '../model/fields.ts';
import { endpoint, group } from './endpoint.ts';

const company = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  created: z.string(),
  paying_customer: z.boolean(),
  disabled: z.boolean(),
});

export const platform = group('platform', {
  login: endpoint({
    method: 'POST',
    path: '/admin/login',
    summary: 'Log the platform administrator in',
    access: 'public',
    body: z.strictObject({ username: z.string().check(z.trim(), z.maxLength(200)), password }),
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
});
