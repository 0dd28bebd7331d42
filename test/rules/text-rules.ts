// The texts of a language as a flat list, and what may be wrong with one, as functions that answer complaints.
import { mask } from './mask.ts';

/** 'error.field.missing' → 'This is needed'. */
export type Texts = ReadonlyMap<string, string>;

/** Flattens an area's record; a list or a number is no text and is refused. */
export function flatten(prefix: string, value: unknown): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is no text`);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(`${prefix}.${key}`, inner)]));
}

/** The names of a text's placeholders in alphabetic order, such as 'days name'. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).join(' ');
}

/** Of a singular, English may leave its count out: 'Add entry'. */
const withoutCount = (key: string, names: string): string =>
  key.endsWith('_one')
    ? names
        .split(' ')
        .filter((name) => name !== 'count')
        .join(' ')
    : names;

/** An entry lasts at most seven days, and a report is mailed on one of the first ten. */
const belowTwentyOne: ReadonlySet<string> = new Set(['entries.daysAfter_one', 'mailedReport.onDay_one']);

/** Icelandic has the singular at 21 and 31 too: where the plural says how many, so does the singular. */
export const lostCounts = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) => {
    const plural = texts.get(key.replace(/_one$/, '_other')) ?? '';
    const isShort = key.endsWith('_one') && plural.includes('{{count}}') && !text.includes('{{count}}');
    return isShort && !belowTwentyOne.has(key) ? [`is ${key} loses its count at 21`] : [];
  });

/** With the form for 2 to 4 that Polish has beside each singular; its placeholders are the plural's. */
export const withFew = (english: Texts): Texts =>
  new Map(
    [...english].flatMap(([key, text]) =>
      key.endsWith('_one')
        ? [
            [key, text] as const,
            [key.replace(/_one$/, '_few'), english.get(key.replace(/_one$/, '_other')) ?? text] as const,
          ]
        : [[key, text] as const],
    ),
  );

/** Keys that another language lacks or adds, and texts whose placeholders differ from the English ones. */
export function translationComplaints(english: Texts, language: string, other: Texts): readonly string[] {
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `${language} lacks ${key}`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `${language} alone has ${key}`),
    ...[...english].flatMap(([key, text]) => {
      const wanted = withoutCount(key, placeholders(text));
      const found = withoutCount(key, placeholders(other.get(key) ?? text));
      return wanted === found ? [] : [`${language} ${key} has {{${found}}} for {{${wanted}}}`];
    }),
  ];
}

/** English of four words and more that stands unchanged in another language. */
export function untranslated(english: Texts, language: string, other: Texts): readonly string[] {
  return [...english]
    .filter(([key, text]) => other.get(key) === text && (text.match(/\p{L}{2,}/gu) ?? []).length >= 4)
    .map(([key]) => `${language} ${key} is still English`);
}

export function shapeComplaints(language: string, texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language} ${key} is empty`];
    if (text !== text.trim() || /\S {2,}\S/.test(text)) return [`${language} ${key} has stray spaces`];
    return /\{\{(?!\s*\w+[^{}]*\}\})|(?<!\{)\{(?!\{)/.test(text)
      ? [`${language} ${key} has a broken placeholder`]
      : [];
  });
}

/** Brazilian words where Portugal has its own (the glossary's second column). */
export function brazilianWords(texts: Texts): readonly string[] {
  const words =
    /\b(?:usuári[oa]s?|senhas?|excluir|salvar|registros?|bater ponto|aplicativos?|celular(?:es)?)\b/iu;
  return [...texts].flatMap(([key, text]) => {
    const word = words.exec(text)?.[0];
    return word === undefined ? [] : [`pt ${key} says '${word}'`];
  });
}

/** A project is *obra* in every text: *projeto* is the architect's drawing. */
export const projectsOfArchitects = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) => (/\bprojetos?\b/iu.test(text) ? [`pt ${key} says 'projeto'`] : []));

/** A link is *link*: *ligação* is the network's, without one (sem), with one (houver), or to something (à). */
export const linksCalledConnections = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) =>
    /(?<!\b(?:sem|houver) )ligaç(?:ão|ões)(?! à )/iu.test(text) ? [`pt ${key} says 'ligação' of a link`] : [],
  );

/** Every word that code can name a key by: identifiers, and the words of string literals. */
export function wordsOf(sources: readonly string[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap((source) => {
      const { code, literals } = mask(source);
      return [code, ...literals.map(({ text }) => text)].flatMap((text) => text.match(/\w+/g) ?? []);
    }),
  );
}

/** Keys of which some part is named nowhere in the code; the ending of a plural is chosen by the count. */
export function unusedKeys(texts: Texts, words: ReadonlySet<string>): readonly string[] {
  return [...texts.keys()].filter((key) => {
    const parts = key.replace(/[._](?:zero|one|two|few|many|other)$/, '').split('.');
    return !parts.every((part) => words.has(part));
  });
}
