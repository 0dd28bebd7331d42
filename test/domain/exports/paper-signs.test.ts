// Letters in a PDF: names in Latin, Greek and Cyrillic alphabets are printed, other signs are replaced visibly.

import { describe, expect, it } from 'vitest';
import { type Face, lettering, openFonts } from '#functions/domain/exports/paper/fonts.ts';

const fonts = new Map(openFonts());
const lettered = lettering(fonts);
const lacksOf = (face: Face, text: string): string[] =>
  Array.from(text).filter(
    (sign) => !fonts.get(`heavy ${face}`)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );

describe('paper', () => {
  it.each([
    ['Icelandic', 'Þórður Ægisson Ýr Ölvisdóttir Áðalbjörg'],
    ['Polish', 'Łukasz Dąbrowski Żółć Gęślą Jaźń Śćiół Ńowak Źrebiec'],
    ['Lithuanian', 'Rūta Žukauskaitė Šarūnas Čiurlionis Ąžuolas Įlanka Ųdrė'],
    ['Latvian', 'Jānis Ķēniņš Ģirts Ļaudona Ēriks Ūsiņš'],
    ['Romanian', 'Ștefan Țăran Ion Brâncuși Îngerul Şerban Ţepeş'],
    ['Czech and Slovak', 'Jiří Dvořák Ľudmila Šťastná Růžena Ďurica Ňadra'],
    ['Hungarian', 'Győző Űrhajós Őz'],
    ['Croatian', 'Đorđe Šćepanović Živković'],
    ['Portuguese', 'Inês Guimarães João Conceição Estêvão'],
    ['Ukrainian', 'Юлія Мельник Ґалаґан Їжак Єфремова №'],
    ['Russian', 'Фёдор Щукин Подъячий Жылэзняк'],
    ['Bulgarian', 'Ѝван Стоянов Щъркелов'],
    ['Serbian and Macedonian', 'Ђорђе Љубичић Ћосић Џевад Ѓорѓи Ќосев Ѕвезда Јован'],
    ['Belarusian', 'Ўладзімір Цішкевіч'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Kazakh, Tatar and Mongolian', 'Қайрат Ғабит Әсел Өлзий Үүрийн Җәмилә Һади ₴'],
  ])('has every letter of %s', (_, names) => {
    const { shown, face } = lettered(names);
    expect(shown).toBe(names);
    expect(lacksOf(face, names)).toEqual([]);
  });

  it('writes both apostrophes of Ukrainian', () => {
    expect(lettered('Мар\u02bcяна Мар’яна').shown).toBe('Мар’яна Мар’яна');
  });

  it('shows a sign that no face has by a visible one', () => {
    expect(lettered('محمد 李 🦺').shown).toBe('◊◊◊◊ ◊ ◊');
    expect(lettered('Siggi 🦺👷🏽‍♀️')).toEqual({ shown: 'Siggi ◊◊', face: 'own' });
  });

  it.each(['Юлія Þórsdóttir, №5', '№ 5', 'Ґ á Íslandi, “Roof”'])(
    'writes a text of two alphabets in one face that has both: %s',
    (text) => {
      expect(lettered(text)).toEqual({ shown: text, face: 'other' });
    },
  );
});
