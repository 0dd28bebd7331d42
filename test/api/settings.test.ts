// The settings over HTTP: two managers at once, and the call of the specification that knows no version.

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Account, type Accounts, accountsOn, problem } from '#test/kit/system/accounts.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { sharedSystem } from '#test/kit/system/use-system.ts';

let system: RunningSystem;
let call: Accounts['call'];
let ours: Account;

beforeAll(async () => {
  system = await sharedSystem();
  const accounts = accountsOn(system);
  ({ call } = accounts);
  ours = await accounts.signUp({ name: 'Stillingar ehf.', email: 'stillingar@example.com', language: 'is' });
});

describe('two managers over HTTP', () => {
  it('are ordered by the version of the settings: the second gets the newer ones', async () => {
    const settingsNow = async () =>
      z.parse(
        z.object({ settings: z.object({ version: z.number() }) }),
        (await call('POST', '/api/self', ours.as({ body: {} }))).body,
      ).settings;
    const { version } = await settingsNow();
    const put = (body: object) => call('POST', '/api/settings', ours.as({ body }));
    const lunch = { minutes: 30, from_hours: 6 };
    const first = await put({ version, lunch });
    expect(first).toMatchObject({ status: 200, body: { lunch, version: version + 1 } });
    const late = await put({ version, lunch: null });
    expect(late).toMatchObject(problem(409, 'settings_changed'));
    expect(late.body).toMatchObject({ params: { settings: { lunch, version: version + 1 } } });
    // The call of the specification has no version, and counts as before.
    expect(await put({ lunch: null })).toMatchObject({ status: 200, body: { lunch: null } });
    const active = await call('PUT', '/api/integrations/regla', ours.as({ body: { active: true, version } }));
    expect(active).toMatchObject(problem(409, 'settings_changed'));
    expect(await settingsNow()).toMatchObject({ version: version + 2 });
  });
});
