// The rules of pay as sentences: the same words on the screen, on paper and in files, in three languages.

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
    names: ['', '', 'Stórhátíð'],
  },
  rounding: { minutes: 15, direction: 'nearest' },
};

describe('the rules of pay', () => {
  it('are said in English', () => {
    expect(ruleText('en', rules)).toBe(
      'Overtime is paid after 7.5 hours a day, outside 07:00–18:00, at night, 22:00–06:00, on weekends and on public holidays. ' +
        'Overtime 2 is paid beyond 10 hours a day, at night, 22:00–06:00 and on Sundays. ' +
        'Stórhátíð is paid on major holidays. ' +
        'A lunch of 30 minutes is deducted from every day of 6 hours or longer. ' +
        'Clocked times count rounded to the nearest 15 minutes.',
    );
  });

  it('are said in Icelandic, with its comma', () => {
    expect(ruleText('is', rules)).toBe(
      'Yfirvinna er greidd eftir 7,5 klst. á dag, utan 07:00–18:00, á nóttunni, 22:00–06:00, um helgar og á helgidögum. ' +
        'Yfirvinna 2 er greidd umfram 10 klst. á dag, á nóttunni, 22:00–06:00 og á sunnudögum. ' +
        'Stórhátíð er greidd á stórhátíðum. ' +
        '30 mínútna matarhlé dregst frá hverjum degi sem er 6 klst. eða lengri. ' +
        'Stimplaðir tímar eru námundaðir að næstu 15 mínútum.',
    );
  });

  it('are said in Portuguese', () => {
    expect(ruleText('pt', rules)).toBe(
      'As horas extraordinárias contam após 7,5 horas por dia, fora das 07:00–18:00, à noite, das 22:00 às 06:00, aos fins de semana e nos feriados. ' +
        'Extraord. 2: contam para além de 10 horas por dia, à noite, das 22:00 às 06:00 e aos domingos. ' +
        'Stórhátíð: contam nos grandes feriados. ' +
        'É descontado um almoço de 30 minutos em cada dia com 6 horas ou mais. ' +
        'As horas picadas contam arredondadas aos 15 minutos mais próximos.',
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
    expect(headOf('is', 'overtime3', rules)).toBe('Stórhátíð');
    expect(headOf('pt', 'overtime2', rules)).toBe('Extraord. 2');
    expect(headOf('en', 'overtime1', noPayRules)).toBe('Overtime 1');
  });

  it('come back whole from a report’s own words about them', () => {
    const wire = rulesOnWire({ rules, lunchOfEmployee: new Map() });
    expect(rulesOfReport(wire)).toEqual(rules);
    expect(rulesOfReport(rulesOnWire({ rules: noPayRules, lunchOfEmployee: new Map() }))).toEqual(noPayRules);
  });
});
