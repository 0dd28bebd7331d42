// The registry of the administrator's scripts, and a run of one: first dry, then for real, each written into the audit.

import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { audited } from '#functions/domain/audit/audit.ts';
import type { AdministratorCtx, Ctx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { commit, Replayed, replayIfDone } from '#functions/runtime/once.ts';
import { parsed } from '#functions/runtime/shape.ts';
import { platformId, type Session } from '#functions/table/rows/session-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { scripts as contract } from '#shared/api/scripts.ts';
import { askedInWords, outcomeInWords } from '#shared/model/run-record.ts';
import { type ScriptChanges, type ScriptName, type ScriptRun, scripts } from '#shared/model/scripts.ts';
import {
  changeCountry,
  changePlan,
  changeTempCanSeeDk,
  deleteCompany,
  disableCompany,
  enableCompany,
  exportCompany,
  extendTrial,
  type Planned,
  resendCredentials,
  rotateEmployeeLetters,
  type ScriptCtx,
} from './company-scripts.ts';
import { rebuildCounters } from './rebuild-counters.ts';
import { redriveDeadLetters } from './redrive.ts';

type Calls = typeof contract.endpoints;
/** Without a session and an administrator it is run from the console or the command line. */
export type RunCtx = ScriptCtx &
  Pick<Ctx, 'requestId' | 'once'> &
  Partial<Pick<Ctx, 'address'>> & {
    readonly session?: Session;
    readonly administrator?: AdministratorCtx['administrator'];
  };
/** What a run would write; `act` is what a real run does beyond the table. */
type Plan = {
  readonly planned: readonly (Omit<Planned, 'company'> & { readonly company?: Planned['company'] })[];
  readonly next?: string | undefined;
  readonly act?: () => Promise<ScriptChanges>;
};
type Script = {
  /** The parameters in the order of their shape, so that equal runs look equal. */
  readonly read: (params: unknown) => Readonly<Record<string, unknown>>;
  readonly plan: (ctx: ScriptCtx, params: unknown, isReal: boolean) => Promise<Plan>;
  /** How often it plans and writes before it is refused because something changed in between. */
  readonly triesMax: number;
};

function scriptOf<S extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  { params: shape }: { readonly params: S },
  plan: (ctx: ScriptCtx, params: z.output<S>, isReal: boolean) => Promise<Planned | Plan>,
  triesMax = 1,
): Script {
  const read = (params: unknown) => parsed(shape, params ?? {}, 'params');
  return {
    read,
    triesMax,
    plan: async (ctx, params, isReal) => {
      const made = await plan(ctx, read(params), isReal);
      return 'planned' in made ? made : { planned: [made] };
    },
  };
}

const registry: ReadonlyMap<string, Script> = new Map(
  Object.entries({
    change_country: scriptOf(scripts.change_country, changeCountry),
    change_plan: scriptOf(scripts.change_plan, changePlan),
    change_temp_can_see_dk: scriptOf(scripts.change_temp_can_see_dk, changeTempCanSeeDk),
    disable_company: scriptOf(scripts.disable_company, disableCompany),
    enable_company: scriptOf(scripts.enable_company, enableCompany),
    extend_trial: scriptOf(scripts.extend_trial, extendTrial),
    resend_credentials: scriptOf(scripts.resend_credentials, resendCredentials),
    rotate_employee_letters: scriptOf(scripts.rotate_employee_letters, rotateEmployeeLetters),
    rebuild_counters: scriptOf(scripts.rebuild_counters, rebuildCounters, 3),
    export_company: scriptOf(scripts.export_company, exportCompany),
    delete_company: scriptOf(scripts.delete_company, deleteCompany),
    redrive_dlq: scriptOf(scripts.redrive_dlq, redriveDeadLetters),
  } satisfies Record<ScriptName, Script>),
);

/** Loaded when asked for. */
export const listScripts = async (): Promise<Reply<Calls['list']>> =>
  (await import('./parameters.ts')).scriptsListed();

/** An administrator's call. Errors: those of `run`. */
export const runScript = (
  ctx: AdministratorCtx & ScriptCtx,
  { path, body }: Input<Calls['run']>,
): Promise<ScriptRun> => run(ctx, path.name, body);

type Asked = { readonly params?: unknown; readonly dry_run: boolean; readonly seen?: string | undefined };

/**
 * Plans the script and, unless it is a dry run, writes the plan. Nothing is written when a row has changed since it was
 * read, or when the plan differs from the one that the dry run has `seen`. Static registry, dry run, audit:
 * security-and-reliability.md, T16. Errors: `script_missing`, `company_changed`, `invalid_input`, and those of the
 * script.
 */
export async function run(ctx: RunCtx, name: string, asked: Asked): Promise<ScriptRun> {
  const known = registry.get(name) ?? fail('script_missing');
  const params = known.read(asked.params);
  const askedWords = askedInWords(name, params);
  try {
    // A repeat acts no second time, and is not refused for what its first run changed.
    if (!asked.dry_run) await replayIfDone(ctx);
    return await tried(known.triesMax, async () => {
      const plan = await known.plan(ctx, asked.params, !asked.dry_run);
      return judged(ctx, { name, askedWords, asked, plan });
    });
  } catch (error) {
    const code = error instanceof Failure ? error.code : 'unexpected';
    if (!isRepeat(error)) await ctx.table.write(runAudited(ctx, asked, `${askedWords}: ${code}`));
    throw error;
  }
}

async function tried<R>(triesMax: number, act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    const isOvertaken = error instanceof Failure && error.code === 'company_changed';
    if (!isOvertaken || triesMax <= 1) throw error;
    return tried(triesMax - 1, act);
  }
}

/** Refuses a key that was used for another call. */
const isRepeat = (error: unknown): boolean =>
  error instanceof Replayed || (error instanceof Failure && error.code === 'key_reused');

type Judged = {
  readonly name: string;
  readonly askedWords: string;
  readonly asked: Asked;
  readonly plan: Plan;
};
async function judged(ctx: RunCtx, { name, askedWords, asked, plan }: Judged): Promise<ScriptRun> {
  const { planned } = plan;
  const found = planned.map(({ company, changes, agreed = changes }) => ({
    company: company?.id,
    changes: agreed,
  }));
  const seen = createHash('sha256')
    // `act` moves waiting messages, whose count changes all the time: it is left out.
    .update(JSON.stringify([askedWords, plan.act ? [] : found]))
    .digest('base64url');
  const isReal = !asked.dry_run;
  if (isReal && asked.seen !== undefined && asked.seen !== seen) fail('company_changed');
  const acted = isReal ? await plan.act?.() : undefined;
  const steps = planned.map(({ company, changes }) => ({
    company: company ? { id: company.id, name: company.name } : null,
    changes: acted ?? changes,
  }));
  const done = isReal ? 'changed' : 'would_change';
  const outcome = steps.some(({ changes }) => changes.length > 0) ? done : 'unchanged';
  const next = plan.next ?? null;
  const reply: ScriptRun = { script: name, dry_run: asked.dry_run, outcome, steps, next, seen };
  const rows = isReal ? planned.flatMap((one) => one.rows) : [];
  const own = isReal ? planned.flatMap((one) => ownAudited(ctx, one)) : [];
  const runs = runAudited(ctx, asked, `${askedWords}: ${outcomeInWords(outcome, steps)}`);
  await commit(ctx, [...rows, ...own, runs], reply, (refused) => {
    if (refused.slice(0, rows.length).some(Boolean)) fail('company_changed');
  });
  if (isReal) for (const { letter } of planned) await letter?.dispatch();
  return reply;
}

/** The company reads in its own audit what was changed of it. */
function ownAudited(ctx: RunCtx, { company, changes, own }: Plan['planned'][number]): Change[] {
  const fields = changes.map(({ field }) => field);
  if (!company || fields.length === 0) return [];
  const { event, details } = own ?? { event: 'company_changed', details: { fields } };
  return [audited(ctx, company.id, event, { ...details, by: 'Platform' })];
}

const runAudited = (ctx: RunCtx, { dry_run: isDry }: Asked, detail: string) =>
  audited(ctx, platformId, isDry ? 'script_run_dry' : 'script_run', { by: 'Platform', detail });
