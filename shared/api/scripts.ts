// The scripts that administrators run by name.

import * as z from 'zod/mini';
import { scriptAsked, scriptListed, scriptRun } from '#shared/model/scripts.ts';
import { endpoint, group } from './endpoint.ts';

export const scripts = group('scripts', {
  list: endpoint({
    method: 'GET',
    path: '/admin/scripts',
    summary: 'The scripts that an administrator can run: what each does, and its parameters as JSON Schema',
    access: 'platform.manage',
    reply: z.array(scriptListed),
    errors: [],
  }),
  run: endpoint({
    method: 'POST',
    path: '/admin/scripts/{name}',
    summary:
      'Run a script; a dry run unless `dry_run` is false. A dry run writes only its audit; a repeat changes nothing more',
    access: 'platform.manage',
    body: scriptAsked,
    reply: scriptRun,
    errors: ['script_missing', 'company_missing', 'employee_missing', 'company_changed', 'subscription_runs'],
    once: true,
    stales: ['companies', 'audit'],
  }),
});
