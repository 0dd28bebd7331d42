// A run of a script as its row of the audit tells it in one line, written and read:
// 'extend_trial company_id=c1 reason=Asked for it until=2026-12-01: changed, trial_ends 2026-11-18T… → 2026-12-02T…'.

import { type ScriptChanges, type ScriptRun, scripts } from './scripts.ts';

type Step = ScriptRun['steps'][number];
export type ToldRun = {
  readonly script: string;
  /** As they were typed; `null` is the text of a parameter that takes something away. */
  readonly params: ReadonlyMap<string, string>;
  /** Of `ScriptRun`, or the code of the error that the run was refused with. */
  readonly outcome: string;
  /** The id of the company stands before its changes where a run looked at several. */
  readonly changes: readonly {
    readonly company: string | undefined;
    readonly change: ScriptChanges[number];
  }[];
};

const nothing = '–';

/** A confirmation says nothing about the run: the name of a company leaves with the company. */
export const askedInWords = (script: string, params: Readonly<Record<string, unknown>>): string =>
  [
    script,
    ...Object.entries(params).flatMap(([key, value]) => (key === 'name' ? [] : `${key}=${String(value)}`)),
  ].join(' ');

/** The company's name stands in the list of companies; where a run looks at one alone, its id is a parameter. */
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

/** Undefined for a line that tells of no run. */
export function runFrom(line: string): ToldRun | undefined {
  const [, script, asked = '', outcome, changes = ''] = whole.exec(line) ?? [];
  if (script === undefined || outcome === undefined) return undefined;
  return { script, params: paramsFrom(script, asked), outcome, changes: changesFrom(changes) };
}

/** Values hold no blanks, save the reason, which may hold anything: it ends where the parameters after it begin. */
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

/** A run's parameters stand in the order of its script's shape. */
function keysAfterReason(script: string): string[] {
  const known = new Map(
    Object.entries(scripts).map(([name, { params }]) => [name, Object.keys(params.shape)]),
  );
  const keys = known.get(script) ?? [];
  return keys.slice(keys.indexOf('reason') + 1);
}

function changesFrom(words: string): ToldRun['changes'] {
  let company: string | undefined;
  return words.split(', ').flatMap((part) => {
    const [, id, field, before, after] = changeWords.exec(part) ?? [];
    company = id ?? company;
    if (field === undefined || before === undefined || after === undefined) return [];
    return { company, change: { field, before: orNull(before), after: orNull(after) } };
  });
}
const orNull = (text: string): string | null => (text === nothing ? null : text);
