// The tests that a file declares, with the ids of rows that their titles carry, and whether they are skipped.
import { type Literal, mask } from '#test/rules/mask.ts';

export type DeclaredTest = {
  /** 'work logs > an approved work log cannot be edited'; parts only known at run time are '${}'. */
  readonly fullName: string;
  /** Ids and patterns such as 'nav.*', from the brackets at the end of its title and of the describes around it. */
  readonly ids: readonly string[];
  readonly isSkipped: boolean;
};

type Span = { readonly start: number; readonly end: number };

type Call = Span & {
  readonly isDescribe: boolean;
  readonly name: string;
  readonly isSkipped: boolean;
};

const opening = /(?<![\w.$])(x?(?:describe|it|test))((?:\s*\.\s*\w+)*)\s*(?:<[^()]*>)?\s*([(`])/g;
const skips = /^x|\.\s*(?:skip|todo|fails|skipIf|runIf)\b/;
const skippedInside = /\b(?:ctx|context|t|task)\s*\.\s*skip\s*\(/;
const closingBrackets = / \[([^[\]]*)\]$/;
/** Of a case whose title ends with what its data says: '[packages.zod]'. */
const bracketsOfData = /^\[([a-z0-9-]+\.[a-z0-9.*-]+(?: [a-z0-9-]+\.[a-z0-9.*-]+)*)\]$/;

export function testsIn(source: string): readonly DeclaredTest[] {
  const { code, literals } = mask(source);
  const calls = [...code.matchAll(opening)].flatMap((match) => callAt(code, literals, match));
  const tests = calls.filter((call) => !call.isDescribe);
  return tests.map((call) => {
    const around = calls.filter((outer) => outer.isDescribe && isWithin(call, outer));
    const parts = [...around, call];
    const others = tests.filter((other) => other !== call);
    const data = call.name.endsWith('${}')
      ? literals.filter((literal) => !others.some((other) => isWithin(literal, other)))
      : [];
    return {
      fullName: parts.map((part) => part.name).join(' > '),
      ids: [
        ...parts.flatMap(({ name }) => wordsIn(name, closingBrackets)),
        ...data.flatMap(({ text }) => wordsIn(text, bracketsOfData)),
      ],
      isSkipped: parts.some((part) => part.isSkipped),
    };
  });
}

const isWithin = (inner: Span, outer: Span): boolean => outer.start < inner.start && inner.end <= outer.end;

const wordsIn = (text: string, brackets: RegExp): readonly string[] =>
  brackets.exec(text)?.[1]?.split(' ') ?? [];

function callAt(code: string, literals: readonly Literal[], match: RegExpMatchArray): readonly Call[] {
  const [whole, word = '', modifiers = '', bracket = ''] = match;
  const start = match.index ?? 0;
  let open = start + whole.length - 1;
  // `it.each(table)('name', …)` and its tagged form: the name stands in the second call.
  if (/\.\s*(?:each|for|skipIf|runIf)\s*$/.test(modifiers)) {
    const table = literals.find((literal) => literal.start === open);
    const after = bracket === '`' ? (table?.end ?? open) : closing(code, open);
    open = after + code.slice(after).search(/\S/);
  }
  if (code[open] !== '(') return [];
  const end = closing(code, open);
  const argument = open + 1 + code.slice(open + 1).search(/\S/);
  const literal = literals.find((one) => one.start === argument);
  const name = literal === undefined ? '${}' : literal.text.replace(/%[sdifjo#]|\$[A-Za-z_][\w.]*/g, '${}');
  const isSkipped =
    skips.test(word + modifiers) ||
    (word.endsWith('describe') ? false : skippedInside.test(code.slice(open, end)));
  return [{ start, end, isDescribe: word.endsWith('describe'), name, isSkipped }];
}

/** Offset after the bracket that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
