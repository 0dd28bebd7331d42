// The record of a script's run in the audit: the written line is read back unchanged, with any text as the reason.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedInWords, outcomeInWords, runFrom } from '#shared/model/run-record.ts';
import { type ScriptName, scripts } from '#shared/model/scripts.ts';

const lineOf = (
  script: string,
  params: object,
  outcome: string,
  steps: Parameters<typeof outcomeInWords>[1] = [],
) => `${askedInWords(script, Object.fromEntries(Object.entries(params)))}: ${outcomeInWords(outcome, steps)}`;

describe('a run of a script, in one line', () => {
  it.each([
    [
      'change_country company_id=c1 reason=moved: to Porto country=PT: would_change, country IE → PT',
      { company_id: 'c1', reason: 'moved: to Porto', country: 'PT' },
      'would_change',
      [[undefined, 'country', 'IE', 'PT']],
    ],
    [
      'rebuild_counters: changed, c1 employees – → 21, projects 3 → 2, c2 employees 1 → 0',
      {},
      'changed',
      [
        ['c1', 'employees', null, '21'],
        ['c1', 'projects', '3', '2'],
        ['c2', 'employees', '1', '0'],
      ],
    ],
    [
      'disable_company company_id=c1: changed, disabled false → true, subscription paying → ends within the hour',
      { company_id: 'c1' },
      'changed',
      [
        [undefined, 'disabled', 'false', 'true'],
        [undefined, 'subscription', 'paying', 'ends within the hour'],
      ],
    ],
    [
      'redrive_dlq queue=exports at_most=50 reason=Said: ok: company_changed',
      { queue: 'exports', at_most: '50', reason: 'Said: ok' },
      'company_changed',
      [],
    ],
    [
      'rebuild_counters company_id=c1: changed, project_total_p1abc234 5400 → 7200, wrong_totals 61 → 60',
      { company_id: 'c1' },
      'changed',
      [
        [undefined, 'project_total_p1abc234', '5400', '7200'],
        [undefined, 'wrong_totals', '61', '60'],
      ],
    ],
    ['a_script_of_later what=x: unchanged', { what: 'x' }, 'unchanged', []],
  ])('%s', (line, params, outcome, changes) => {
    const run = runFrom(line);
    expect(Object.fromEntries(run?.params ?? [])).toEqual(params);
    expect(run?.outcome).toBe(outcome);
    expect(
      run?.changes.map(({ company, change: { field, before, after } }) => [company, field, before, after]),
    ).toEqual(changes);
  });

  it('without a run is no record', () => {
    for (const text of ['', 'c1: Asked about Sage!', 'nothing']) expect(runFrom(text)).toBeUndefined();
  });

  it('keeps every parameter, whatever the reason says', () => {
    const reason = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[a-z]+ (?:country|until|plan|reason|company_id)=\S* ?: changed, x – → [a-z]+$/),
    );
    const word = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);
    const anyRun = fc
      .constantFrom(...Object.keys(scripts).filter((name): name is ScriptName => name in scripts))
      .chain((name) => {
        const keys = Object.keys(scripts[name].params.shape).filter(
          (key) => key !== 'name' && key !== 'after',
        );
        return fc.tuple(
          fc.constant(name),
          fc.record(Object.fromEntries(keys.map((key) => [key, key === 'reason' ? reason : word]))),
          fc.constantFrom('would_change', 'changed', 'unchanged', 'company_changed'),
        );
      });
    fc.assert(
      fc.property(anyRun, ([name, params, outcome]) => {
        const steps =
          outcome === 'changed'
            ? [{ company: null, changes: [{ field: 'moved', before: null, after: '12' }] }]
            : [];
        const run = runFrom(lineOf(name, params, outcome, steps));
        expect(run?.script).toBe(name);
        expect(Object.fromEntries(run?.params ?? [])).toEqual(params);
        expect(run?.outcome).toBe(outcome);
        expect(run?.changes.map(({ change }) => change)).toEqual(steps.flatMap(({ changes }) => changes));
      }),
      { numRuns: 500 },
    );
  });
});
