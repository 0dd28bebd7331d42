// How texts are held: English defines the keys, other languages are total records over them.

/** A language's texts of an area: the same keys as English, other words. */
export type Texts<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Texts<English[K]>;
};

type FewOf<Key> = Key extends `${infer Stem}_one` ? `${Stem}_few` : never;
/** The same for a language with a form of its own for 2, 3 and 4, as Polish has: a `_few` beside each `_one`. */
export type TextsWithFew<English> = {
  readonly [K in keyof English | FewOf<keyof English>]: K extends keyof English
    ? English[K] extends string
      ? string
      : TextsWithFew<English[K]>
    : string;
};

/** `fill('Hello {{name}}', { name: 'Anna' })` → 'Hello Anna'; for mails, SMS and files, where no i18next is. */
export const fill = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** The text at 'list.title' of an area's texts; undefined where there is none. */
export function textAt(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) found = isNested(found) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The word under `name`; the name itself where this release has no word for it, e.g. because its writer is newer. */
export const wordFor = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;
