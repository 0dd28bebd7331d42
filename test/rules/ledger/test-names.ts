// The tests that a file declares, with the names of the describes around them, and whether they are skipped.
import { type Literal, mask } from '#test/rules/mask.ts';

export type DeclaredTest = {
  /** 'work logs > an approved work log cannot be edited'; parts only known at run time are '${}'. */
  readonly fullName: string;
  readonly isSkipped: boolean;
};

type Call = {
  readonly start: number;
  readonly end: number;
  readonly isDescribe: boolean;
  readonly name: string;
  readonly isSkipped: boolean;
};

const opening = /(?<![\w.$])(x?(?:describe|it|test))((?:\s*\.\s*\w+)*)\s*(?:<[^()]*>)?\s*([(`])/g;
const skips = /^x|\.\s*(?:skip|todo|fails|skipIf|runIf)\b/;
const skippedInside = /\b(?:ctx|context|t|task)\s*\.\s*skip\s*\(/;

export function testsIn(source: string): readonly DeclaredTest[] {
  const { code, literals } = mask(source);
  const calls = [...code.matchAll(opening)].flatMap((match) => callAt(code, literals, match));
  return calls
    .filter((call) => !call.isDescribe)
    .map((call) => {
      const around = calls.filter(
        (outer) => outer.isDescribe && outer.start < call.start && call.end <= outer.end,
      );
      return {
        fullName: [...around, call].map((part) => part.name).join(' > '),
        isSkipped: [...around, call].some((part) => part.isSkipped),
      };
    });
}

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

/** Does `name` name this test: a part of its full name, or a whole name its template can make? */
export function names(test: DeclaredTest, name: string): boolean {
  if (test.fullName.includes(name)) return true;
  const fixed = test.fullName.split('${}');
  if (fixed.length < 2 || fixed.join('').replace(/[^\p{L}]/gu, '').length < 12) return false;
  const pattern = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
  return new RegExp(`^${pattern}$`, 'u').test(name);
}
