// The rules of pay as sentences: the same words on the screen, on paper and in files, in every language.

import { describe, expect, it } from 'vitest';
import { headOf, ruleText } from '#functions/domain/exports/words.ts';
import { noPayRules, type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { rulesOnWire } from '#functions/domain/report/rules.ts';
import { rulesOfReport } from '#shared/model/company/rule-words.ts';
import { halfHourFromSix, outsideDayWork } from '#test/time/worked.ts';

const rules: PayRules = {
  overtime: { ...outsideDayWork, after_day_hours: 7.5 },
  lunch: halfHourFromSix,
  tiers: {
    ...plainTiers,
    day_steps: [{ after_hours: 10, tier: 2 }],
    night: { from: '22:00', to: '06:00', tier: 2 },
    sundays: 2,
    major_holidays: 3,
    names: ['', '', 'Stórhátíðardagur'],
  },
  rounding: { minutes: 15, direction: 'nearest' },
};

describe('the rules of pay', () => {
  it('are said in English', () => {
    expect(ruleText('en', rules)).toBe(
      'Overtime is paid after 7.5 hours a day, outside 07:00–18:00, at night, 22:00–06:00, at weekends and on public holidays. ' +
        'Overtime 2 is paid after 10 hours a day, at night, 22:00–06:00 and on Sundays. ' +
        'Stórhátíðardagur is paid on major holidays. ' +
        'A lunch of 30 minutes is deducted on days of 6 hours or more. ' +
        'Times are rounded to the nearest 15 minutes.',
    );
  });

  it('are said in Icelandic, with its comma', () => {
    expect(ruleText('is', rules)).toBe(
      'Yfirvinna greiðist eftir 7,5 klst. á dag, utan 07:00–18:00, á nóttunni, 22:00–06:00, um helgar og á helgidögum. ' +
        'Yfirvinna 2 greiðist umfram 10 klst. á dag, á nóttunni, 22:00–06:00 og á sunnudögum. ' +
        'Stórhátíðardagur greiðist á stórhátíðum. ' +
        '30 mín. matarhlé dregst frá hverjum degi sem er 6 klst. eða lengri. ' +
        'Stimplaðir tímar eru námundaðir að næstu 15 mínútum.',
    );
  });

  it('are said in Portuguese', () => {
    expect(ruleText('pt', rules)).toBe(
      'São horas extra as trabalhadas acima de 7,5 horas por dia, fora do horário 07:00–18:00, à noite (22:00–06:00), aos fins de semana e nos feriados. ' +
        'Extra 2: horas trabalhadas acima de 10 horas por dia, à noite (22:00–06:00) e aos domingos. ' +
        'Stórhátíðardagur: horas trabalhadas nos grandes feriados. ' +
        'São descontados 30 minutos de almoço em cada dia com 6 horas ou mais. ' +
        'As entradas e saídas são arredondadas aos 15 minutos mais próximos.',
    );
  });

  it('say when there are none', () => {
    expect(ruleText('en', noPayRules)).toBe('No overtime is counted. No lunch is deducted.');
  });

  it('say of tiers only what can happen: no weekends while weekends are paid as other days', () => {
    const quiet = { ...rules, overtime: { ...rules.overtime, weekends: false, holidays: false } };
    const said = ruleText('en', { ...quiet, rounding: null });
    expect(said).not.toContain('Sundays');
    expect(said).not.toContain('major holidays');
  });

  it('name a tier as the company does, or as we do', () => {
    expect(headOf('is', 'overtime3', rules)).toBe('Stórhátíðardagur');
    expect(headOf('pt', 'overtime2', rules)).toBe('Extra 2');
    expect(headOf('en', 'overtime1', noPayRules)).toBe('Overtime 1');
  });

  it('come back whole from a report’s own words about them', () => {
    const wire = rulesOnWire({ rules, lunchOfEmployee: new Map() });
    expect(rulesOfReport(wire)).toEqual(rules);
    expect(rulesOfReport(rulesOnWire({ rules: noPayRules, lunchOfEmployee: new Map() }))).toEqual(noPayRules);
  });
});
