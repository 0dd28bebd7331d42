// The letters of those who work here: whoever's name is written in a Latin alphabet finds it on paper as it is.

import { describe, expect, it } from 'vitest';
import { openPen } from '#functions/domain/exports/paper-pen.ts';

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
  ])('has every letter of %s', (_, names) => {
    expect(pen.shown(names)).toBe(names);
  });

  it('shows a sign it has not got by a visible one', () => {
    expect(pen.shown('Юлія 5')).toBe('◊◊◊◊ 5');
  });
});
