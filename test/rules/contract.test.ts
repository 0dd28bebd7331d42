// The contract against the specification: no call twice, none that no document asks for.
import { describe, expect, it } from 'vitest';
import { groups } from '#shared/api/groups.ts';
import { specCalls } from './ledger/spec-paths.ts';

const calls = groups.flatMap((group) =>
  Object.entries(group.endpoints).map(([name, { method, path }]) => ({
    name: `${group.name}.${name}`,
    call: `${method} ${path}`,
  })),
);

/** Calls that the specifications do not name, and why they are there. */
const ours: Readonly<Record<string, string>> = {
  'POST /api/photos': 'spec/3: photos work the same for the company',
  'POST /api/time_clock/photos': 'spec/3: photos work the same for the time clock',
  'GET /employee/worklogs/{id}/history': 'issue 3: the history of an entry is visible to the employee too',
};

function repeated(all: readonly string[]): readonly string[] {
  const shapes = all.map((call) => call.replace(/\{\w+\}/g, '{}'));
  return all.filter((_, at) => shapes.indexOf(shapes[at] ?? '') !== at);
}

describe('the contract', () => {
  it('holds each method and path once, whatever its parameters are called', () => {
    expect(repeated(calls.map(({ call }) => call))).toEqual([]);
    expect(repeated(['GET /a/{id}', 'GET /a/{key}', 'PUT /a/{id}'])).toEqual(['GET /a/{key}']);
  });

  it('holds no call that neither a specification nor a written reason asks for', () => {
    const asked = new Set([...specCalls, ...Object.keys(ours)]);
    expect(calls.filter(({ call }) => !asked.has(call))).toEqual([]);
  });

  it('writes a reason only for calls it holds', () => {
    const held = new Set(calls.map(({ call }) => call));
    expect(Object.keys(ours).filter((call) => !held.has(call))).toEqual([]);
  });
});
