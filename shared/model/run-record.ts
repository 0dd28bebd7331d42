// The record of a script's run: one line of the audit, written and read here:
// 'extend_trial company_id=c1 reason=Asked for it until=2026-12-01: changed, trial_ends 2026-11-18T… → 2026-12-02T…'.

import { type ScriptChanges, type ScriptRun, scripts } from './scripts.ts';

type Step = ScriptRun['steps'][number];
export type RunRecord = {
  readonly script: string;
  /** The parameters as they were typed; the text 'null' stands for a parameter that removes a value. */
  readonly params: ReadonlyMap<string, string>;
  /** An outcome of `ScriptRun`, or the code of the error that refused the run. */
  readonly outcome: string;
  /** `company` is an id; undefined where the run changed one company only. */
  readonly changes: readonly {
    readonly company: string | undefined;
    readonly change: ScriptChanges[number];
  }[];
};

const nothing = '–';
const totalField = /^project_total_(\w+)$/;
/** The field of a change of one project's total seconds holds the project's id: the record keeps no names. */
export const projectTotal = {
  fieldOf: (projectId: string): string => `project_total_${projectId}`,
  projectIn: (field: string): string | undefined => totalField.exec(field)?.[1],
};

/** The script and its parameters, without the confirmation: it is a company's name, which a deletion must erase. */
export const askedInWords = (script: string, params: Readonly<Record<string, unknown>>): string =>
  [
    script,
    ...Object.entries(params).flatMap(([key, value]) => (key === 'name' ? [] : `${key}=${String(value)}`)),
  ].join(' ');

/** The outcome and the changes. Companies appear by id, and only where several changed: else a parameter holds the id. */
export const outcomeInWords = (outcome: string, steps: readonly Step[] = []): string =>
  [outcome, ...steps.filter(({ changes }) => changes.length > 0).map(stepInWords)].join(', ');

const stepInWords = ({ company, changes }: Step, _: number, differing: readonly Step[]): string =>
  [
    ...(company && differing.length > 1 ? [company.id] : []),
    changes
      .map(({ field, before, after }) => `${field} ${before ?? nothing} → ${after ?? nothing}`)
      .join(', '),
  ].join(' ');

const whole = /^(\w+)(.*): ([a-z_]+)(?:, (.*))?$/s;
const lastParam = /^(.*) (\w+)=(\S+)$/s;
const changeWords = /^(?:(\S+) )?(\w+) (.+) → (.+)$/s;

/** The record in an audit line; undefined for a line that holds none. */
export function runFrom(line: string): RunRecord | undefined {
  const [, script, asked = '', outcome, changes = ''] = whole.exec(line) ?? [];
  if (script === undefined || outcome === undefined) return undefined;
  return { script, params: paramsFrom(script, asked), outcome, changes: changesFrom(changes) };
}

/** Only the reason may contain blanks: it ends where the parameters that follow it in the script's shape begin. */
function paramsFrom(script: string, asked: string): ReadonlyMap<string, string> {
  const at = asked.indexOf(' reason=');
  const [before, since] = at < 0 ? [asked, undefined] : [asked.slice(0, at), asked.slice(at)];
  const params = new Map<string, string>();
  for (const pair of before.split(' ')) {
    const [key = '', value] = pair.split(/=(.*)/s);
    if (value !== undefined) params.set(key, value);
  }
  if (since === undefined) return params;
  const after = keysAfterReason(script);
  let reason = since.slice(' reason='.length);
  const found: [string, string][] = [];
  for (let key = after.pop(); key !== undefined; key = after.pop()) {
    const [, rest, name, value] = lastParam.exec(reason) ?? [];
    if (name !== key || rest === undefined || value === undefined) continue;
    found.unshift([name, value]);
    reason = rest;
  }
  for (const [key, value] of [['reason', reason], ...found] as const) params.set(key, value);
  return params;
}

/** The line holds the parameters in the order of the script's shape. */
function keysAfterReason(script: string): string[] {
  const known = new Map(
    Object.entries(scripts).map(([name, { params }]) => [name, Object.keys(params.shape)]),
  );
  const keys = known.get(script) ?? [];
  return keys.slice(keys.indexOf('reason') + 1);
}

function changesFrom(words: string): RunRecord['changes'] {
  let company: string | undefined;
  return words.split(', ').flatMap((part) => {
    const [, id, field, before, after] = changeWords.exec(part) ?? [];
    company = id ?? company;
    if (field === undefined || before === undefined || after === undefined) return [];
    return { company, change: { field, before: orNull(before), after: orNull(after) } };
  });
}
const orNull = (text: string): string | null => (text === nothing ? null : text);
