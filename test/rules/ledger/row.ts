// What one row of the specification ledger is: a sentence of the specification and the test that proves it.

export const kinds = [
  'screen',
  'route',
  'column',
  'field',
  'call',
  'message',
  'state',
  'rule',
  'format',
  'constant',
  'default',
  'role',
  'package',
  'worker',
] as const;

export type Kind = (typeof kinds)[number];

/** `name` is the test's name, or a part of its full name (`describe` names joined by ' > '). */
type Proof = { readonly test: string; readonly name: string };

type Claim = { readonly text: string; readonly proof: 'unbuilt' | Proof };

export type Row = Claim & { readonly id: string; readonly kind: Kind; readonly source: string };

export function unbuilt(text: string): Claim {
  return { text, proof: 'unbuilt' };
}

export function proven(text: string, test: string, name: string): Claim {
  return { text, proof: { test, name } };
}

/** Rows of one kind that come from one place, such as 'spec/1 §2'. */
export function rows(kind: Kind, source: string, claims: Readonly<Record<string, Claim>>): readonly Row[] {
  return Object.entries(claims).map(([id, claim]) => ({ id, kind, source, ...claim }));
}
