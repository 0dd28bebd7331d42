// A world for tests of the domain: the embedded table, a clock that tests move, and companies and people.

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openPhotoLinks } from '#functions/aws/photo-links.ts';
import type { Table } from '#functions/aws/table.ts';
import type { Secrets } from '#functions/aws/secrets.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { newEmployee } from '#functions/domain/employees/store.ts';
import { newProject } from '#functions/domain/projects/store.ts';
import type { CompanyCtx, Ctx, EmployeeCtx } from '#functions/runtime/context.ts';
import { contentHash } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Project, projectFrom } from '#functions/table/rows/project-row.ts';
import type { Session } from '#functions/table/rows/session-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Role } from '#shared/access.ts';
import { fromWire } from '#shared/time/instant.ts';
import { openEmbeddedTable } from './embedded-table.ts';
import { quietLog } from './quiet-log.ts';
import { recordedSends } from './recorded-sends.ts';
import { companyRow, employeeRow, projectRow } from './rows.ts';

const photoOrigin = 'https://photos.stund.example';
const keyPair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
export const photoPublicKey = keyPair.publicKey;
const tokenKey = randomBytes(32).toString('base64');

/** An instant as epoch seconds: `at('2025-03-30T01:59:00Z')`. */
export function at(text: string): number {
  const seconds = fromWire(text);
  if (seconds === undefined) throw new Error(`${text} is no instant`);
  return seconds;
}

export type Asking = {
  readonly once?: string;
  readonly body?: unknown;
  readonly accept?: string;
  /** The time clock of the company that sends the request. */
  readonly clock?: string;
};
export type World = Awaited<ReturnType<typeof openWorld>>;
/** The context that every verb under test gets, besides its role's own part. */
const tools = { photoLinks: openPhotoLinks(photoOrigin, 'KTEST') };
type Tools = typeof tools & { readonly send: Send };

const secrets: Secrets = {
  get: (name) => Promise.resolve(name === 'token-key' ? tokenKey : keyPair.privateKey),
};

/** Opens an empty world. `startAt`: its clock's first time. `through`: may change or refuse writes. */
export async function openWorld(
  startAt = '2026-11-18T08:00:00Z',
  through: (table: Table) => Table = (table) => table,
) {
  const { dynamo, table: opened, items } = await openEmbeddedTable();
  const table = through(opened);
  const clock = { now: at(startAt) };
  const { sent, send } = recordedSends(table);

  let asked = 0;
  const common = (asking: Asking, subject: string, companyId: string): Ctx => ({
    now: clock.now,
    // Each request is a millisecond later than the one before.
    nowMilliseconds: clock.now * 1000 + (asked++ % 1000),
    requestId: 'test',
    address: '203.0.113.7',
    isBrowser: false,
    accepts: (mediaType) => asking.accept === mediaType,
    table,
    secrets,
    log: quietLog,
    once:
      asking.once === undefined
        ? undefined
        : {
            scope: companyId,
            key: `${subject} ${asking.once}`,
            hash: contentHash(JSON.stringify(asking.body ?? null)),
          },
    extras: { session: undefined, nextCursor: undefined, form: undefined },
    webOrigin: 'https://stund.example',
    webOrigins: ['https://stund.example'],
  });
  const sessionOf = (companyId: string, subject: string, role: Role, named = 'test'): Session => ({
    companyId,
    subject,
    secretHash: named,
    role,
    version: 0,
    createdAt: clock.now,
    usedAt: clock.now,
    actingFor: undefined,
  });

  async function found<T>(read: (item: Item) => T, key: { PK: string; SK: string }): Promise<T> {
    const item = await table.get(key);
    if (!item) throw new Error(`the world has no ${key.PK} ${key.SK}`);
    return read(item);
  }
  const company = (id: string) => found(companyFrom, keys.company(id));
  const employee = (of: Pick<Employee, 'companyId' | 'id'>) =>
    found(employeeFrom, keys.employee(of.companyId, of.id));
  const project = (of: Pick<Project, 'companyId' | 'id'>) =>
    found(projectFrom, keys.project(of.companyId, of.id));

  async function signedIn(companyId: string, role: Role, asking: Asking): Promise<CompanyCtx & Tools> {
    return {
      ...common(asking, role, companyId),
      ...tools,
      send,
      session: sessionOf(companyId, role, role, asking.clock),
      company: await company(companyId),
    };
  }

  return {
    dynamo,
    table: table satisfies Table,
    clock,
    sent,
    /** Moves the clock on. */
    pass: (seconds: number) => {
      clock.now += seconds;
    },
    company,
    employee,
    project,

    async aCompany(over: Partial<Company> = {}): Promise<Company> {
      const made = companyRow(clock.now, over);
      await table.write(...newCompany(made));
      return made;
    },
    async anEmployee(of: Pick<Company, 'id'>, over: Partial<Employee> = {}): Promise<Employee> {
      const made = employeeRow(clock.now, of.id, over);
      await table.write(...newEmployee(made));
      return made;
    },
    async aProject(of: Pick<Company, 'id'>, over: Partial<Project> = {}): Promise<Project> {
      const made = projectRow(clock.now, of.id, over);
      await table.write(...newProject(made));
      return made;
    },

    /** A request of the employee, whose row is read again as sessions do; `once`: its idempotency key. */
    async asEmployee(
      of: Pick<Employee, 'companyId' | 'id'>,
      asking: Asking = {},
    ): Promise<EmployeeCtx & Tools> {
      return {
        ...common(asking, of.id, of.companyId),
        ...tools,
        send,
        session: sessionOf(of.companyId, of.id, 'EMPLOYEE'),
        company: await company(of.companyId),
        employee: await employee(of),
      };
    },
    asCompany: (of: Pick<Company, 'id'>, asking: Asking = {}) => signedIn(of.id, 'COMPANY', asking),
    asTimeClock: (of: Pick<Company, 'id'>, asking: Asking = {}) =>
      signedIn(of.id, 'COMPANY_TIME_CLOCK', asking),
    asNobody: (asking: Asking = {}): Ctx => common(asking, '', '-'),

    /** Every row of the table, for the checker. */
    items,
    close: () => dynamo.close(),
  };
}

let pressed = 0;
/** A new client-made id, as a phone makes one for every press. */
export function aClientId(): string {
  pressed += 1;
  return `press-${String(pressed).padStart(4, '0')}-${randomBytes(8).toString('hex')}`;
}
