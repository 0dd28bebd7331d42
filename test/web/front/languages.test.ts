// Proves which language a visitor gets, and how days are written in each region.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { adoptLanguage, chosenLanguage } from '#web/text.ts';
import { startTexts } from '#web/text-plain.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the language', () => {
  it('is the stored preference, whatever the browser prefers', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT', 'en']);
    localStorage.setItem('stund-language', 'is');
    expect(chosenLanguage()).toBe('is');
  });

  it('is that of the account where nobody chose one on this device', async () => {
    await startTexts('en');
    expect(adoptLanguage('pt')).toBe(true);
    expect(chosenLanguage()).toBe('pt');
    await startTexts('pt');
    expect(adoptLanguage('pt')).toBe(false);
  });

  it('of one account is not the choice of the next that logs in here', async () => {
    await startTexts('en');
    adoptLanguage('pt');
    await startTexts('pt');
    expect(adoptLanguage('is')).toBe(true);
    expect(chosenLanguage()).toBe('is');
  });

  it('that was chosen on this device stays, whoever logs in', async () => {
    localStorage.setItem('stund-language', 'en');
    await startTexts('en');
    expect(adoptLanguage('pt')).toBe(false);
    expect(chosenLanguage()).toBe('en');
  });
});

describe('a day', () => {
  it.each([
    ['is', 'IS', '05.01.2026'],
    ['en', 'IE', '05-01-2026'],
    ['en', 'GB', '05/01/2026'],
    ['pt', 'PT', '05/01/2026'],
    ['en', 'US', '2026-01-05'],
  ] as const)('in %s for a company of %s is %s', (language, country, text) => {
    expect(dayTextOf('2026-01-05', dayFormatOf(language, country))).toBe(text);
  });
});
