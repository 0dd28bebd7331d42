// Letters in a PDF: names in Latin and Cyrillic alphabets are printed, other signs are replaced visibly.

import { describe, expect, it } from 'vitest';
import { openPen } from '#functions/domain/exports/paper/pen.ts';

const pen = openPen({ title: '', author: '', language: 'is', createdAt: 0, isWide: false });

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
    ['Kazakh, Tatar and Mongolian', 'Қайрат Ғабит Әсел Өлзий Үүрийн Җәмилә Һади ₴'],
  ])('has every letter of %s', (_, names) => {
    expect(pen.shown(names)).toBe(names);
  });

  it('writes both apostrophes of Ukrainian', () => {
    expect(pen.shown('Мар\u02bcяна Мар’яна')).toBe('Мар’яна Мар’яна');
  });

  it('shows a sign that no face has by a visible one', () => {
    expect(pen.shown('Ελένη 5')).toBe('◊◊◊◊◊ 5');
    expect(pen.shown('محمد 李 🦺')).toBe('◊◊◊◊ ◊ ◊');
  });

  it('writes letters of two alphabets as wide as the pieces together are', () => {
    const look = { size: 9 };
    const [width, ...rest] = ['Юлія Þórsdóttir, №5', 'Юлія', ' Þórsdóttir, ', '№', '5'].map((text) =>
      pen.widthOf(text, look),
    );
    expect(width).toBeCloseTo(
      rest.reduce((sum, one) => sum + one, 0),
      6,
    );
    expect(width).toBeGreaterThan(60);
  });

  it.each([
    'Володимир Святославович-Переяславець á Íslandi með langt nafn',
    'Неперервненадзвичайнодовгеслово'.repeat(4),
  ])('wraps a text of two alphabets within its width and loses no letter: %s', (text) => {
    const look = { size: 9, weight: 'heavy' } as const;
    const lines = pen.lines(text, look, 90);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(pen.widthOf(line, look)).toBeLessThanOrEqual(90);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});
