// A table in memory with a movable clock, and callers of every role for the verbs about people and companies.

import { requestTrial } from '#functions/domain/companies/trial.ts';
import { changePasswordByLink } from '#functions/domain/sign-in/passwords.ts';
import { findAnyActor } from '#functions/domain/sessions/sessions.ts';
import type {
  AdministratorCtx,
  CompanyCtx,
  Ctx,
  EmployeeCtx,
  ReplyExtras,
} from '#functions/runtime/context.ts';
import { contentHash } from '#functions/runtime/once.ts';
import type { DeadLetters } from '#functions/runtime/tools.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Secrets } from '#functions/aws/secrets.ts';
import { fromWire } from '#shared/time/instant.ts';
import { openEmbeddedTable } from './embedded-table.ts';
import { recordedSends } from './recorded-sends.ts';
import type { languages } from '#shared/limits.ts';

type Language = (typeof languages)[number];

const morning = fromWire('2026-11-18T08:00:00Z') ?? 0;
const webOrigin = 'https://app.example.com';

/** How a request differs from a phone app's at the world's time. */
export type VisitorRequest = {
  readonly address?: string;
  readonly isBrowser?: boolean;
  /** The device's cookie about its earlier log-ins. */
  readonly device?: string | undefined;
  /** The session that the browser holds already. */
  readonly held?: string | undefined;
  /** Idempotency key and the content it was sent with. */
  readonly key?: string;
  readonly content?: string;
};
export type PeopleCtx = Ctx & { readonly send: Send; readonly deadLetters: DeadLetters };
const noDeadLetters: DeadLetters = { count: async () => 0, redrive: async () => 0 };

export async function openPeople() {
  const { dynamo, table, items } = await openEmbeddedTable();
  const clock = { now: morning };
  const { sent, send } = recordedSends(table);
  const secrets: Secrets = { get: async (name) => `${name} of the tests, long enough to be believed` };
  const lines: string[] = [];
  const log = {
    info: (event: string) => void lines.push(event),
    warn: (event: string) => void lines.push(event),
    error: (event: string, error: unknown) => void lines.push(`${event} ${String(error)}`),
  };
  let addresses = 0;

  function asVisitor(visit: VisitorRequest = {}): PeopleCtx {
    const extras: ReplyExtras = { session: undefined, nextCursor: undefined, form: undefined };
    addresses += 1;
    return {
      now: clock.now,
      nowMilliseconds: clock.now * 1000,
      requestId: 'test',
      address: visit.address ?? `192.0.2.${addresses}`,
      isBrowser: visit.isBrowser ?? false,
      device: visit.device,
      held: visit.held,
      accepts: () => false,
      table,
      secrets,
      log,
      once: visit.key
        ? { scope: '-', key: visit.key, hash: contentHash(visit.content ?? visit.key) }
        : undefined,
      extras,
      webOrigin,
      webOrigins: [webOrigin, 'https://is.app.example.com'],
      send,
      deadLetters: noDeadLetters,
    };
  }

  async function actor(token: string) {
    const found = await findAnyActor(table, token, clock.now);
    if (found === undefined || typeof found === 'string')
      throw new Error(`no such session: ${String(found)}`);
    return found;
  }
  async function asCompany(token: string, visit: VisitorRequest = {}): Promise<PeopleCtx & CompanyCtx> {
    const { session, company, manager } = await actor(token);
    if (!company) throw new Error('no session of a company');
    return { ...asVisitor(visit), session, company, manager };
  }
  async function asEmployee(token: string): Promise<PeopleCtx & EmployeeCtx> {
    const { session, company, employee } = await actor(token);
    if (!company || !employee) throw new Error('no session of an employee');
    return { ...asVisitor(), session, company, employee };
  }

  /** Requests of the administrator of a session, each from an address of its own. */
  async function asAdministrator(token: string): Promise<() => PeopleCtx & AdministratorCtx> {
    const { session, company, employee, administrator } = await actor(token);
    if (!administrator) throw new Error('no session of an administrator');
    return () => ({ ...asVisitor(), session, company, employee, administrator });
  }

  /** The token of the link in the newest notice. */
  function tokenInNotice(): string {
    const link = /token=([\w-]+)/.exec(JSON.stringify(sent.at(-1)?.body))?.[1];
    if (!link) throw new Error('the newest notice has no link');
    return link;
  }

  /** A company that has set its password by the welcome mail. */
  async function aCompany(name: string, language: Language = 'is', password = 'right password') {
    const email = `${name.replaceAll(/\W/g, '')}@example.com`.toLowerCase();
    await requestTrial(asVisitor(), { body: { name, email, language } });
    const reply = await changePasswordByLink(asVisitor(), {
      body: { token: tokenInNotice(), new_password: password },
    });
    return { id: reply.id, name, email, password, token: reply.session_token ?? '' };
  }

  return {
    dynamo,
    table,
    clock,
    sent,
    lines,
    secrets,
    log,
    send,
    asVisitor,
    actor,
    asCompany,
    asEmployee,
    asAdministrator,
    tokenInNotice,
    aCompany,
    /** Every row of the table, for the checker. */
    items,
    close: () => dynamo.close(),
  };
}
export type People = Awaited<ReturnType<typeof openPeople>>;
