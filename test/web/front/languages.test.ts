// Proves which language a visitor gets, and how days are written in each region.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Session } from '#shared/model/company/company.ts';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { pageRegion } from '#web/region.ts';
import { adoptLanguage, chosenLanguage, type Language, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';
import { speaksOtherThan } from '#web/words/own-language.ts';
import { leave, problem, sessionOf, visit } from './visit.ts';

afterEach(async () => {
  await leave();
  localStorage.clear();
  vi.restoreAllMocks();
});

const browserPrefers = (...wanted: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
const company = (language: Language) =>
  sessionOf({ latest_work_log: '2026-11-18T08:00:00Z', settings: firstSettings(language, 'UTC') });
const anna = (language?: Language) =>
  sessionOf({
    role: 'EMPLOYEE',
    id: 'e0000001',
    name: 'Anna',
    needs: [],
    settings: firstSettings('is', 'UTC'),
    ...(language && { language }),
  });
/** The page's language when it is loaded again after `session`. */
async function nextOf(session: Session): Promise<Language> {
  speaksOtherThan(session);
  return chosenLanguage();
}

describe('the language', () => {
  it('is the person’s own settings, then the stored preference, then what the browser prefers, then English [language.from-stored-preference language.from-site-default]', () => {
    browserPrefers('fr-FR');
    expect(chosenLanguage()).toBe('en');
    browserPrefers('fr-FR', 'pt-PT', 'is');
    expect(chosenLanguage()).toBe('pt');
    localStorage.setItem('stund-language', 'is');
    expect(chosenLanguage()).toBe('is');
    adoptLanguage('en');
    expect(chosenLanguage()).toBe('en');
  });

  it('is at the site of a region that region’s, whatever the browser prefers, until a visitor chooses', () => {
    browserPrefers('pt-PT');
    document.documentElement.dataset['region'] = 'is';
    onTestFinished(() => {
      delete document.documentElement.dataset['region'];
    });
    expect(chosenLanguage()).toBe('is');
    localStorage.setItem('stund-language', 'en');
    expect(chosenLanguage()).toBe('en');
  });

  it('of a company’s account is that of its settings, whatever this device speaks [language.from-user-settings]', async () => {
    await startTexts('en', sayer);
    localStorage.setItem('stund-language', 'en');
    expect(speaksOtherThan(company('pt'))).toBe(true);
    expect(chosenLanguage()).toBe('pt');
    await startTexts('pt', sayer);
    expect(speaksOtherThan(company('pt'))).toBe(false);
  });

  it('of an employee is their own and never the employer’s; the next who logs in here has theirs', async () => {
    await startTexts('en', sayer);
    localStorage.setItem('stund-language', 'en');
    expect(await nextOf(anna('pt'))).toBe('pt');
    expect(await nextOf(anna())).toBe('en');
    expect(await nextOf(company('is'))).toBe('is');
    expect(await nextOf(anna())).toBe('en');
  });

  it('of a shared time clock stays that of its device when the company’s account leaves it', async () => {
    await startTexts('is', sayer);
    expect(await nextOf(company('is'))).toBe('is');
    expect(
      await nextOf(sessionOf({ role: 'COMPANY_TIME_CLOCK', settings: firstSettings('pt', 'UTC') })),
    ).toBe('is');
    expect(localStorage.getItem('stund-language')).toBe('is');
  });

  it('that an employee chooses is saved as theirs, and on this device', async () => {
    const { user, asked } = await visit('/employee/app', {
      session: anna(),
      answers: {
        'PUT /employee/v2/language': { status: 204 },
        'GET /employee/v2/clock': { body: { open: null, assumed: [], time: '2026-11-18T08:00:00Z' } },
        'GET /employee/v2/projects': { body: [] },
        'GET /employee/worklogs': { body: [] },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Anna/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Português' }));
    await waitFor(() => expect(localStorage.getItem('stund-language')).toBe('pt'));
    expect(asked.find(({ call }) => call === 'PUT /employee/v2/language')?.body).toEqual({ language: 'pt' });
  });

  it('that is chosen at the desk is saved in the settings; a refused choice changes nothing here', async () => {
    let answer = problem(403, 'trial_over');
    const { user, asked } = await visit('/app#projects', {
      session: company('en'),
      answers: {
        'GET /api/projects': { body: [] },
        'GET /api/employees': { body: [] },
        'POST /api/settings': () => answer,
      },
    });
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: /Múrverk ehf\./ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Íslenska' }));
    };
    await choose();
    await screen.findByRole('alert');
    expect(localStorage.getItem('stund-language')).toBeNull();
    answer = { body: firstSettings('is', 'UTC') };
    await choose();
    await waitFor(() => expect(localStorage.getItem('stund-language')).toBe('is'));
    expect(chosenLanguage()).toBe('is');
    expect(asked.filter(({ call }) => call === 'POST /api/settings').map(({ body }) => body)).toEqual([
      { language: 'is' },
      { language: 'is' },
    ]);
  });
});

describe('the region of a page', () => {
  it.each([
    ['is.stund.example', 'is'],
    ['en-gb.stund.example', 'en-gb'],
    ['stund.example', 'en'],
  ])('is that of its host: %s [regions.by-host]', (hostname, name) => {
    vi.stubGlobal('location', { hostname });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(pageRegion().name).toBe(name);
    expect(dayFormatOf(undefined)).toBe(pageRegion().dayFormat);
  });

  it('is the one a local copy was started with, whatever its host', () => {
    document.documentElement.dataset['region'] = 'pt';
    onTestFinished(() => {
      delete document.documentElement.dataset['region'];
    });
    expect(pageRegion().name).toBe('pt');
  });
});

describe('a day', () => {
  it.each([
    { country: 'IS', text: '05.01.2026', ids: '[dates.is]' },
    { country: 'IE', text: '05-01-2026', ids: '[dates.en-ie]' },
    { country: 'GB', text: '05/01/2026', ids: '[dates.en-gb]' },
    { country: 'PT', text: '05/01/2026', ids: '[dates.pt]' },
    { country: 'US', text: '2026-01-05', ids: '[dates.en]' },
  ] as const)('for a company of $country is $text $ids', ({ country, text }) => {
    expect(dayTextOf('2026-01-05', dayFormatOf(country))).toBe(text);
  });
});
