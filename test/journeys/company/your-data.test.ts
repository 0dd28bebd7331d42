// A company's data is its own, in a real browser: all of it as files, and its deletion with the clock moved to the end.

import { ListBucketsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accountDeletionDays, deletionWarningDays } from '#shared/limits.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { leftOf } from '#test/kit/model/checker-erased.ts';
import { demoCompany, openDesk } from '#test/kit/browser/desk.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const here = useSystemAndBrowser({ demo: true });
const name = 'Hverfandi ehf.';
const email = 'hverfandi@example.is';
const daySeconds = 86_400;
const soon = { timeout: 120_000, interval: 500 };
let context: BrowserContext;
let page: Page;
let companyId: string;

const asked = async (method: string, path: string, body?: unknown) => {
  const reply = await context.request.fetch(`${here.system.api}${path}`, {
    method,
    headers: { 'x-stund': '1', origin: here.system.web, 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await reply.text();
  return { status: reply.status(), body: text === '' ? undefined : JSON.parse(text) };
};
const group = () => page.getByRole('region', { name: 'Your data' });
const settings = async () => {
  await page.goto('about:blank');
  await page.goto(`${here.system.web}/app#settings`);
  await group().waitFor();
};
const mailsTo = async () =>
  (await here.system.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
async function objects(): Promise<string[]> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const s3 = new S3Client({
    endpoint: here.system.aws,
    region: 'eu-central-1',
    credentials,
    forcePathStyle: true,
  });
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const pages = await Promise.all(
    Buckets.map(({ Name }) => s3.send(new ListObjectsV2Command({ Bucket: Name }))),
  );
  s3.destroy();
  return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key }) => Key ?? []));
}

beforeAll(async () => {
  context = await here.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  companyId = (await asked('POST', '/api/request-trial', { name, email, language: 'en' })).body.id;
  const employee = (await asked('POST', '/api/employees', { name: 'Anna', token: 'xkbt' })).body.id;
  const project = (await asked('POST', '/api/projects', { name: 'Roof' })).body.id;
  const at = (await here.system.clock.now()) - 3600 * 5;
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
  const entry = {
    start_time: instant(at),
    end_time: instant(at + 3600),
    employee_id: employee,
    project_id: project,
  };
  expect((await asked('POST', '/api/worklogs', [entry])).status).toBe(200);
}, 240_000);

describe('the section of the company’s own data', () => {
  it('makes the files, says when they are ready, and hands them out', async () => {
    await settings();
    await group().getByRole('button', { name: 'Create files' }).click();
    const link = group().getByRole('link', { name: 'Download file 1 (0.1 MB)' });
    await link.waitFor();
    await group()
      .getByText(/^Files of .*, kept until /)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const zip = await (await fetch((await link.getAttribute('href')) ?? '')).arrayBuffer();
    const names = Object.keys(unzipSync(new Uint8Array(zip)));
    expect(names).toEqual(expect.arrayContaining(['README.txt', 'data/company.json', 'data/employees.json']));
    expect(names.filter((one) => /time-entries.*\.(json|xlsx)$/.test(one)).length).toBeGreaterThan(1);
  });
});

describe('the deletion of a company', () => {
  it('takes two steps and its name; from then on everything can be read and nothing changed', async () => {
    await settings();
    await group()
      .getByRole('button', { name: /^Delete account/ })
      .click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Company name' }).fill('Another ehf.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('This is not the name of the company').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Company name' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Keep account' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await vi.waitFor(async () => expect((await mailsTo()).join()).toContain('will be deleted on'), soon);
    expect(await asked('POST', '/api/employees', { name: 'Björn', token: 'xkbt' })).toMatchObject({
      status: 403,
    });
    expect(await asked('GET', '/api/employees')).toMatchObject({ status: 200 });
    expect(await asked('POST', '/api/exports/everything', {})).toMatchObject({ status: 200 });
  });

  it('is taken back with one press, and asked for again', async () => {
    await page.getByRole('button', { name: 'Keep account' }).click();
    await page.getByText('The account stays').waitFor();
    expect((await asked('POST', '/api/employees', { name: 'Björn', token: 'xkbt' })).status).toBe(200);
    expect(await asked('POST', '/api/deletion', { name })).toMatchObject({ status: 200 });
  });

  it('reminds a week before, and then leaves no row, no object, and the other companies as they are', async () => {
    /** Logged in again: a session does not outlive a month without use. */
    const others = async () => {
      const other = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'));
      const { body } = await other.ask('GET', '/api/employees');
      await other.context.close();
      return body;
    };
    const before = await others();
    await here.system.clock.advance((accountDeletionDays - deletionWarningDays) * daySeconds + 3600);
    await vi.waitFor(
      async () =>
        expect((await mailsTo()).filter((subject) => subject.includes('will be deleted on'))).toHaveLength(3),
      soon,
    );
    await here.system.clock.advance(deletionWarningDays * daySeconds + 3600);
    await vi.waitFor(async () => expect((await mailsTo()).join()).toContain('has been deleted'), soon);
    const erased = { id: companyId, words: [name, email] };
    await vi.waitFor(
      async () => expect(leftOf(erased, await here.system.rows(), await objects())).toEqual([]),
      soon,
    );
    await page.goto('about:blank');
    await page.goto(`${here.system.web}/app#settings`);
    await page.getByRole('button', { name: 'Log in' }).first().waitFor();
    expect(await others()).toEqual(before);
  });
});
