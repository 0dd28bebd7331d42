// Proves that clocks and public pages fill in every text as the application does, in every language.
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { publicPages } from '#shared/drawn-pages.ts';
import { textsShownBy } from '#web/public-pages.ts';
import { type Area, type Language, readArea } from '#web/text.ts';
import { sayer as sayerByI18next } from '#web/text-i18next.ts';
import { sayer } from '#web/text-plain.ts';

const areas: readonly Area[] = [
  ...new Set<Area>(['error', 'phone', 'kiosk', ...Object.values(publicPages).flatMap(textsShownBy)]),
];
const counts = [0, 1, 2, 5, 11, 21, 101, 1_000_000];

/** Every key of nested texts: 'list.title'. */
const keysOf = (texts: unknown): string[] =>
  Object.entries(Object(texts)).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((below) => `${key}.${below}`),
  );
const placesOf = (texts: unknown, key: string): string[] => {
  const text = key.split('.').reduce<unknown>((found, part) => Reflect.get(Object(found), part), texts);
  return [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
};

describe.each(languages)('a text of a clock or a public page in %s', (language: Language) => {
  it.each(areas)('of %s is what i18next makes of it', async (area) => {
    const texts = await readArea(language, area);
    const say = sayer(texts, language, area);
    const byI18next = sayerByI18next(texts, language, area);
    const keys = [...new Set(keysOf(texts).map((key) => key.replace(/_(one|few|many|other)$/, '')))];
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) {
      const places = [key, `${key}_one`, `${key}_few`, `${key}_other`].flatMap((one) => placesOf(texts, one));
      const params = Object.fromEntries(places.map((name) => [name, `<${name}> & "$1"`]));
      const asked: [string, object][] = counts.map((count) => [key, { ...params, count }]);
      for (const [one, values] of [...asked, [key, params] as const, [key, {}] as const]) {
        if (Object.keys(values).length === 0 && places.some((name) => name !== 'provider')) continue;
        expect([one, values, sayerOf(say, one, values)]).toEqual([
          one,
          values,
          Reflect.apply(byI18next, undefined, [one, values]),
        ]);
      }
    }
  });
});
const sayerOf = (say: ReturnType<typeof sayer>, key: string, values: object): string =>
  say(key, Object.fromEntries(Object.entries(values)));
