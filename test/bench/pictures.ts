// `npm run pictures`: takes the README's pictures from the demo, the board and the phone in English and Icelandic.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { openBrowser } from '#test/kit/browser.ts';
import { callerOf } from '#test/kit/caller.ts';
import { startSystem } from '#test/kit/system.ts';
import { aVisitor, type Credentials } from '#test/kit/visitor.ts';

const folder = fileURLToPath(new URL('../journeys/pictures/', import.meta.url));
const name = 'Þakverk ehf.';
const settled = 1500;

await mkdir(folder, { recursive: true });
const [system, browser] = await Promise.all([startSystem({ demo: true, web: true }), openBrowser()]);
const call = callerOf(system.api);

/** Somebody of the company who is in, with the password that only the company is shown. */
async function whoIsIn(company: string, password: string): Promise<Credentials> {
  const { body } = await call('POST', '/api/login', { body: { username: company, password } });
  const { session_token: token } = z.object({ session_token: z.string() }).parse(body);
  const people = z.array(z.object({ id: z.string(), name: z.string(), login_token: z.string() }));
  const entries = z.array(
    z.object({ employee: z.object({ id: z.string() }), end_time: z.string().optional() }),
  );
  const employees = people.parse((await call('GET', '/api/employees', { token })).body);
  const open = entries
    .parse((await call('GET', '/api/worklogs', { token })).body)
    .find(({ end_time }) => end_time === undefined);
  const found = employees.find(({ id }) => id === open?.employee.id) ?? employees[0];
  if (!found) throw new Error(`${company} has no employees`);
  return { role: 'EMPLOYEE', company, name: found.name, password: found.login_token };
}

try {
  for (const language of ['en', 'is'] as const) {
    const password = system.logins.find((one) => one.role === 'COMPANY' && one.company === name)?.password;
    if (password === undefined) throw new Error(`the demo has no login of ${name}`);
    const views = [
      { picture: 'board', isPhone: false, path: '/app', who: { role: 'COMPANY', name, password } as const },
      { picture: 'phone', isPhone: true, path: '/employee/app', who: await whoIsIn(name, password) },
    ];
    for (const { picture, isPhone, path, who } of views) {
      const context = await aVisitor(browser, system, { isPhone, language }, who);
      const page = await context.newPage();
      await page.goto(system.web + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(settled);
      await page.screenshot({ path: `${folder}${picture}-${language}.png`, animations: 'disabled' });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await system.stop();
}
