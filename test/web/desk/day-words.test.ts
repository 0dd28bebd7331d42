// Proves that a day is written in one form: the company's order and marks, the reader's weekday, whatever the room.
import { describe, expect, it } from 'vitest';
import { phone as en } from '#shared/text/en/phone.ts';
import { phone as is } from '#shared/text/is/phone.ts';
import { phone as pt } from '#shared/text/pt/phone.ts';
import { addDays } from '#shared/time/day.ts';
import { companyTime } from '#web/words/company-time.ts';

const saturday = '2026-11-07';

describe('a day on the desk', () => {
  it.each([
    ['pt', 'IS', 'sáb 07.11.', 'sábado 07.11.', '07.11.2026'],
    ['pt', 'PT', 'sáb 07/11', 'sábado 07/11', '07/11/2026'],
    ['en', 'IS', 'Sat 07.11.', 'Saturday 07.11.', '07.11.2026'],
    ['en', 'IE', 'Sat 07-11', 'Saturday 07-11', '07-11-2026'],
    ['en', 'GB', 'Sat 07/11', 'Saturday 07/11', '07/11/2026'],
    ['is', 'IS', 'lau 07.11.', 'laugardagur 07.11.', '07.11.2026'],
  ] as const)('in %s for a company in %s is the same short, long and whole', (language, country, ...said) => {
    const time = companyTime({ zoneName: 'UTC', country }, language);
    expect([time.shortDay(saturday), time.longDay(saturday), time.dayText(saturday)]).toEqual(said);
  });

  it.each([
    ['en', en],
    ['is', is],
    ['pt', pt],
  ] as const)('has in %s the short weekdays of the phone', (language, { weekdays }) => {
    const time = companyTime({ zoneName: 'UTC', country: undefined }, language);
    const week = Array.from({ length: 7 }, (_, index) => time.weekday(addDays('2026-11-02', index)));
    expect(week).toEqual(weekdays.replaceAll('.', '').split(' '));
  });
});
