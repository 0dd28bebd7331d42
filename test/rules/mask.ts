// Reads TypeScript without a parser: blanks comments, lists string literals, so that a rule reads only code.

export type Literal = {
  /** Offset of the opening quote in the source. */
  readonly start: number;
  /** Offset after the closing quote. */
  readonly end: number;
  /** The text between the quotes; `${…}` of a template is kept as `${}`. */
  readonly text: string;
};

export type Masked = {
  /** As long as the source; comments, regular expressions and the insides of literals are spaces. */
  readonly code: string;
  readonly literals: readonly Literal[];
  readonly comments: readonly string[];
};

const beforeRegex = /(?:^|[(,=:[!&|?{;+>]|\b(?:return|case|of|in|typeof|await))\s*$/;

export function mask(source: string): Masked {
  const out = source.split('');
  const literals: Literal[] = [];
  const comments: string[] = [];
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i += 1) if (out[i] !== '\n') out[i] = ' ';
  };

  const comment = (from: number): number => {
    const isLine = source[from + 1] === '/';
    const found = source.indexOf(isLine ? '\n' : '*/', from + 2);
    const end = found < 0 ? source.length : isLine ? found : found + 2;
    comments.push(source.slice(from, end));
    blank(from, end);
    return end;
  };

  /** A quoted string; one that does not close on its line is text, such as an apostrophe in JSX. */
  const quoted = (from: number): number => {
    const quote = source[from];
    let at = from + 1;
    while (at < source.length && source[at] !== quote && source[at] !== '\n')
      at += source[at] === '\\' ? 2 : 1;
    if (source[at] !== quote) return from + 1;
    literals.push({ start: from, end: at + 1, text: unescape(source.slice(from + 1, at)) });
    blank(from + 1, at);
    return at + 1;
  };

  const regex = (from: number): number => {
    let at = from + 1;
    let inClass = false;
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true;
      if (source[at] === ']') inClass = false;
      at += source[at] === '\\' ? 2 : 1;
    }
    if (source[at] !== '/') return from + 1;
    blank(from + 1, at);
    return at + 1;
  };

  const template = (from: number): number => {
    const slot = literals.push({ start: from, end: from, text: '' }) - 1;
    let text = '';
    let at = from + 1;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        text += '${}';
        at = code(at + 2, '}');
        continue;
      }
      const step = source[at] === '\\' ? 2 : 1;
      text += source.slice(at, at + step);
      blank(at, at + step);
      at += step;
    }
    literals[slot] = { start: from, end: at + 1, text: unescape(text) };
    return at + 1;
  };

  /** Reads code up to the closing bracket `until` (of the level it began at) or to the end. */
  function code(from: number, until?: '}'): number {
    let depth = 0;
    let at = from;
    while (at < source.length) {
      const here = source[at];
      const next = source[at + 1];
      if (here === '/' && (next === '/' || next === '*')) at = comment(at);
      else if (here === "'" || here === '"') at = quoted(at);
      else if (here === '`') at = template(at);
      else if (here === '/' && beforeRegex.test(out.slice(Math.max(0, at - 12), at).join(''))) at = regex(at);
      else {
        if (here === '{') depth += 1;
        if (here === '}') depth -= 1;
        at += 1;
        if (until !== undefined && here === until && depth < 0) return at;
      }
    }
    return at;
  }

  code(0);
  return { code: out.join(''), literals: literals.toSorted((a, b) => a.start - b.start), comments };
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gs, (_, char: string) => (char === 'n' ? '\n' : char));
}
