// The registry of the administrator's scripts, and a run of one: first dry, then for real, each written into the audit.

import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { scripts as contract } from '#shared/api/scripts.ts';
import { type ScriptName, type ScriptRun, scripts } from '#shared/model/scripts.ts';
import type { AdministratorCtx, Ctx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { parsed } from '#functions/runtime/shape.ts';
import { platformId, type Session } from '#functions/table/session-row.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import {
  changeCountry,
  changePlan,
  changeTempCanSeeDk,
  disableCompany,
  enableCompany,
  extendTrial,
  type Planned,
  rebuildCounters,
  resendCredentials,
  rotateEmployeeLetters,
  type ScriptCtx,
} from './company-scripts.ts';

type Calls = typeof contract.endpoints;
/** Without a session and an administrator it is run from the console or the command line. */
export type RunCtx = ScriptCtx &
  Pick<Ctx, 'requestId' | 'once'> &
  Partial<Pick<Ctx, 'address'>> & {
    readonly session?: Session;
    readonly administrator?: AdministratorCtx['administrator'];
  };
type Script = {
  /** The parameters in the order of their shape: every run of the same ones looks the same. */
  readonly read: (params: unknown) => Readonly<Record<string, unknown>>;
  readonly plan: (ctx: ScriptCtx, params: unknown) => Promise<Planned>;
};

function script<S extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  { params: shape }: { readonly params: S },
  plan: (ctx: ScriptCtx, params: z.output<S>) => Promise<Planned>,
): Script {
  const read = (params: unknown) => parsed(shape, params ?? {}, 'params');
  return { read, plan: (ctx, params) => plan(ctx, read(params)) };
}

const registry: ReadonlyMap<string, Script> = new Map(
  Object.entries({
    change_country: script(scripts.change_country, changeCountry),
    change_plan: script(scripts.change_plan, changePlan),
    change_temp_can_see_dk: script(scripts.change_temp_can_see_dk, changeTempCanSeeDk),
    disable_company: script(scripts.disable_company, disableCompany),
    enable_company: script(scripts.enable_company, enableCompany),
    extend_trial: script(scripts.extend_trial, extendTrial),
    resend_credentials: script(scripts.resend_credentials, resendCredentials),
    rotate_employee_letters: script(scripts.rotate_employee_letters, rotateEmployeeLetters),
    rebuild_counters: script(scripts.rebuild_counters, rebuildCounters),
  } satisfies Record<ScriptName, Script>),
);

/** Loaded when asked for (infra/parts/late-code.ts). */
export const listScripts = async (): Promise<Reply<Calls['list']>> =>
  (await import('#functions/domain/scripts/parameters.ts')).scriptsListed();

export const runScript = (
  ctx: AdministratorCtx & ScriptCtx,
  { path, body }: Input<Calls['run']>,
): Promise<ScriptRun> => run(ctx, path.name, body);

type Asked = { readonly params?: unknown; readonly dry_run: boolean; readonly seen?: string | undefined };

/**
 * What the script finds, and unless it is a dry run, made so. Nothing is written on what has changed since it was
 * read, nor, for a run that names what its dry run has `seen`, when there is something else to do by now.
 */
export async function run(ctx: RunCtx, name: string, asked: Asked): Promise<ScriptRun> {
  const known = registry.get(name) ?? fail('script_missing');
  const params = known.read(asked.params);
  const told = toldOf(name, params);
  try {
    return await judged(ctx, { name, told, asked, planned: await known.plan(ctx, asked.params) });
  } catch (error) {
    if (error instanceof Failure && !isRepeat(error))
      await ctx.table.write(runAudited(ctx, asked, `${told}: ${error.code}`));
    throw error;
  }
}

/** A key that was used for something else says nothing about this run. */
const isRepeat = ({ code }: Failure): boolean => code === 'key_reused';

type Judged = {
  readonly name: string;
  readonly told: string;
  readonly asked: Asked;
  readonly planned: Planned;
};
async function judged(ctx: RunCtx, { name, told, asked, planned }: Judged): Promise<ScriptRun> {
  const { company, changes } = planned;
  const seen = createHash('sha256')
    .update(JSON.stringify([told, changes]))
    .digest('base64url');
  if (!asked.dry_run && asked.seen !== undefined && asked.seen !== seen) fail('company_changed');
  const done = asked.dry_run ? 'would_change' : 'changed';
  const outcome = changes.length === 0 ? 'unchanged' : done;
  const reply: ScriptRun = {
    script: name,
    dry_run: asked.dry_run,
    outcome,
    company: { id: company.id, name: company.name },
    changes,
    seen,
  };
  const found = changes.map(({ field, before, after }) => `${field} ${before ?? '–'} → ${after ?? '–'}`);
  const runs = runAudited(ctx, asked, [`${told}: ${outcome}`, ...found].join(', '));
  const fields = changes.map(({ field }) => field);
  const { event, happened } = planned.own ?? { event: 'company_changed', happened: { fields } };
  const isOwn = !asked.dry_run && fields.length > 0;
  const own = isOwn ? [audited(ctx, company.id, event, { ...happened, by: 'Platform' })] : [];
  const rows = asked.dry_run ? [] : planned.rows;
  await commit(ctx, [...rows, ...own, runs], reply, (refused) => {
    if (refused.slice(0, rows.length).some(Boolean)) fail('company_changed');
  });
  if (!asked.dry_run) await planned.letter?.dispatch();
  return reply;
}

const toldOf = (name: string, params: Readonly<Record<string, unknown>>): string =>
  [name, ...Object.entries(params).map(([key, value]) => `${key}=${String(value)}`)].join(' ');

const runAudited = (ctx: RunCtx, { dry_run: isDry }: Asked, detail: string) =>
  audited(ctx, platformId, isDry ? 'script_run_dry' : 'script_run', { by: 'Platform', detail });
