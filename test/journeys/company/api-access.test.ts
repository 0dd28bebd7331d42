// An API key and a webhook in a real browser: made, shown once, tried, revoked and removed.

import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();
const receiver = createServer((request, answer) => {
  request.resume();
  answer.writeHead(204).end();
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
afterAll(() => receiver.close());
const address = receiver.address();
const port = address !== null && typeof address === 'object' ? address.port : 0;

const dialog = () => here.page.getByRole('dialog').last();
const press = (name: string) => dialog().getByRole('button', { name }).first().click();
const said = (text: string) => here.page.getByRole('status').getByText(text).waitFor();
const api = () => here.page.getByRole('region', { name: 'API', exact: true });

describe('programs of the company', () => {
  it('get a key that is shown once and opens the API until it is revoked', async () => {
    await here.desk.go('/app#settings');
    await api().getByRole('button', { name: 'Create API key' }).click();
    await dialog().getByLabel('Name').fill('Payroll sync');
    await dialog().getByLabel('Read projects').check();
    expect(await here.desk.axe()).toEqual([]);
    await press('Create key');
    const key = await dialog().getByLabel('API key').inputValue();
    const ask = () =>
      fetch(`${here.system.api}/api/projects`, { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status).toBe(200);
    expect(await here.desk.axe()).toEqual([]);
    await press('Close');
    await api()
      .getByRole('button', { name: /Payroll sync/ })
      .click();
    await dialog().getByText('Read projects').waitFor();
    await press('Revoke');
    await dialog().getByText('Revoke Payroll sync?').waitFor();
    await press('Revoke');
    await said('Payroll sync revoked');
    expect((await ask()).status).toBe(401);
  });

  it('are told by a webhook, whose log shows the test, and which can be removed', async () => {
    await here.desk.go('/app#settings');
    await api().getByRole('button', { name: 'Add webhook' }).click();
    await dialog().getByLabel('Address (https)').fill('https://192.168.1.2/hook');
    await press('Add webhook');
    await dialog().getByText('Use an https address on the public internet').waitFor();
    await dialog().getByLabel('Address (https)').fill(`http://127.0.0.1:${port}/hook`);
    await press('Add webhook');
    expect(await dialog().getByLabel('Secret').inputValue()).toMatch(/^whsec_/);
    await press('Close');
    await api()
      .getByRole('button', { name: /127\.0\.0\.1/ })
      .click();
    await press('Send a test');
    await dialog()
      .getByText(/Delivered/)
      .waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await press('Remove');
    await dialog().getByText('Remove this webhook?').waitFor();
    await press('Remove');
    await said('Webhook removed');
  });
});
