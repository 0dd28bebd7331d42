// `npm run goal:clients`: a TypeScript client whose types are generated from /openapi.json compiles, logs in, clocks in and out.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSystem } from '#test/kit/system/system.ts';
import { aTenant, employeePassword } from '#test/kit/system/tenant.ts';

const run = promisify(execFile);
/** Generators and compiler of the client, not of the product: fetched at pinned versions, like the linter. */
const npx = ['--yes', '--package=openapi-typescript@7.13.0', '--package=typescript@5.9.3', '--'];

const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [baseUrl = '', company_name = '', employee_name = '', password = ''] = process.argv.slice(2);
const stranger = createClient<paths>({ baseUrl });
const login = await stranger.POST('/employee/v2/login', { body: { company_name, employee_name, password } });
if (!login.data?.session_token) throw new Error('no session: ' + JSON.stringify(login.error));
const phone = createClient<paths>({
  baseUrl,
  headers: { authorization: 'Bearer ' + login.data.session_token },
});
const projects = await phone.GET('/employee/v2/projects');
const [project] = projects.data ?? [];
if (!project) throw new Error('no project: ' + JSON.stringify(projects.error));
const at = () => new Date().toISOString().slice(0, 19) + 'Z';
const pressed = await phone.POST('/employee/v2/clock_in', {
  body: { id: crypto.randomUUID(), project_id: project.id, at: at() },
});
if (!pressed.data) throw new Error('not in: ' + JSON.stringify(pressed.error));
await new Promise((resolve) => setTimeout(resolve, 1500));
const out = await phone.POST('/employee/v2/clock_out', { body: { id: pressed.data.id, at: at() } });
if (!out.data?.end_time) throw new Error('not out: ' + JSON.stringify(out.error));
console.log('in and out on ' + out.data.project.name + ', ' + out.data.total_time + ' s');
`;

const system = await startSystem({ demo: false });
try {
  await mkdir('.build', { recursive: true });
  // Inside the checkout, so that the program finds the packages.
  const folder = await mkdtemp(join('.build', 'clients-'));
  const described = await fetch(`${system.api}/openapi.json`);
  await writeFile(join(folder, 'openapi.json'), await described.text());
  const tenant = await aTenant(system);
  await run('npx', [
    ...npx,
    'openapi-typescript',
    join(folder, 'openapi.json'),
    '--output',
    join(folder, 'api.ts'),
  ]);
  await writeFile(join(folder, 'client.ts'), program);
  const strict = ['--strict', '--noEmit', '--allowImportingTsExtensions', '--module', 'nodenext'];
  const types = ['--target', 'es2023', '--skipLibCheck', '--types', 'node'];
  await run('npx', [...npx, 'tsc', ...strict, ...types, join(folder, 'client.ts')]);
  const { stdout } = await run(process.execPath, [
    join(folder, 'client.ts'),
    system.api,
    tenant.name,
    'Anna',
    employeePassword,
  ]);
  console.log(`TypeScript: ${stdout.trim()}`);
} finally {
  await system.stop();
}
