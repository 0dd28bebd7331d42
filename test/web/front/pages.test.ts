// Proves the content of public pages: figures equal to the code's, existing names, working links.
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '#shared/limits.ts';
import {
  accountDeletionDays,
  auditKeptDays,
  backupDays,
  deletionWarningDays,
  exportKeptDays,
  locationKeptDays,
  locationKeptDaysMax,
  logKeptDays,
  sessionSeconds,
  trialDays,
  trialGraceDays,
} from '#shared/limits.ts';
import { news, releases } from '#shared/model/news.ts';
import { refundDays } from '#shared/model/billing/plan.ts';
import { partners } from '#shared/partners.ts';
import { isPlaceholder, site } from '#shared/site.ts';
import { keptInBrowser } from '#web/features/pages/kept-names.ts';
import { leave, visit } from './visit.ts';

afterEach(leave);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('each public page has its own heading, in every language', () => {
  it.each([
    ['/download', 'Get the app', 'Sækja appið', 'Obter a app', 'Pobierz aplikację'],
    ['/privacy', 'Privacy', 'Persónuvernd', 'Privacidade', 'Prywatność'],
    ['/terms', 'Terms', 'Skilmálar', 'Condições', 'Regulamin'],
    ['/cookies', 'Cookies', 'Vafrakökur', 'Cookies', 'Pliki cookie'],
    ['/changelog', 'What is new', 'Nýjungar', 'Novidades', 'Co nowego'],
    [
      '/changelog/2025-05-02',
      'Reports with overtime and lunch',
      'Skýrslur með yfirvinnu og matarhléi',
      'Relatórios com horas extra e almoço',
      'Raporty z nadgodzinami i przerwą',
    ],
    [
      '/changelog/2025-02-23',
      'A time clock for the whole crew',
      'Stimpilklukka fyrir allan hópinn',
      'Um relógio de ponto para toda a equipa',
      'Rejestrator czasu pracy dla całej ekipy',
    ],
  ] as const)('%s is headed %s [pages.public.*]', async (path, ...heads) => {
    for (const [index, language] of languages.entries()) {
      await visit(path, { language });
      expect(await heading(heads[index] ?? '')).toBeInTheDocument();
      expect(document.title).toBe(`${heads[index]} · Stund`);
      await leave();
    }
  });
});

describe('the foot of a page', () => {
  it.each(['privacy', 'terms', 'cookies', 'changelog', 'download'])(
    'leads to /%s [footer.link.*]',
    async (page) => {
      await visit('/terms');
      const foot = within(await screen.findByRole('contentinfo'));
      expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`/${page}`);
    },
  );

  it('shows the phone number [footer.phone]', async () => {
    await visit('/terms');
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+3545550100');
  });

  it('shows the three cities with an office [footer.cities]', async () => {
    await visit('/terms');
    const foot = await screen.findByRole('contentinfo');
    expect(site.offices).toHaveLength(3);
    for (const { city } of site.offices) expect(foot).toHaveTextContent(city);
  });

  it('shows the company number [footer.company-number]', async () => {
    await visit('/terms');
    expect(await screen.findByRole('contentinfo')).toHaveTextContent(`Company number ${site.companyNumber}`);
  });
});

describe('/privacy', () => {
  it('says how long each thing is kept, by the constants that delete it', async () => {
    await visit('/privacy');
    await heading('Privacy');
    const said = screen.getByRole('main').textContent;
    for (const text of [
      `Deleted after ${locationKeptDays} days. The company can choose from 1 to ${locationKeptDaysMax} days`,
      `from which network address. Deleted after ${auditKeptDays} days`,
      `Spreadsheets, PDF files and exports of all data are deleted after ${exportKeptDays} days`,
      `result of each request to our servers, deleted after ${logKeptDays} days`,
      `any moment of the last ${backupDays} days`,
      `For ${accountDeletionDays} days you can view and export the data`,
      `We email you ${deletionWarningDays} days before the end`,
      `until each of its lines is ${auditKeptDays} days old`,
      `The backups follow ${backupDays} days later`,
    ])
      expect(said).toContain(text);
  });

  it('names who is responsible, with an address', async () => {
    await visit('/privacy');
    await heading('Privacy');
    const said = screen.getByRole('main').textContent;
    for (const fact of [site.legalName, site.companyNumber, site.supportEmail]) expect(said).toContain(fact);
  });
});

describe('the partners', () => {
  it.each([
    ['/privacy', Object.values(partners)],
    ['/terms', Object.values(partners)],
    ['/cookies', [partners.card]],
  ] as const)('are named on %s in every language, and none is denied', async (path, names) => {
    for (const language of languages) {
      await visit(path, { language });
      const said = (await screen.findByRole('main')).textContent;
      for (const name of names) expect(said).toContain(name);
      expect(said).not.toContain('{{');
      await leave();
    }
  });
});

describe('/terms', () => {
  it('says that a company cancels in the settings itself', async () => {
    await visit('/terms');
    await heading('Terms');
    const said = screen.getByRole('main').textContent;
    expect(said).toContain('You can cancel at any time in Settings, under Billing.');
    expect(said).not.toContain(site.supportEmail);
  });

  it('says the trial, the grace after it and the refund by the constants of the product', async () => {
    await visit('/terms');
    await heading('Terms');
    const said = screen.getByRole('main').textContent;
    expect(said).toContain(`free for ${trialDays} days`);
    expect(said).toContain(`works for another ${trialGraceDays} days`);
    expect(said).toContain(`within ${refundDays} days, you get your money back`);
  });
});

describe('/cookies', () => {
  it('names both cookies and how long they last', async () => {
    await visit('/cookies');
    expect(await screen.findByText('__Host-sid')).toBeInTheDocument();
    expect(screen.getByText('__Host-sid-device')).toBeInTheDocument();
    const said = screen.getByRole('main').textContent;
    expect(said).toContain(`Company account: ${sessionSeconds.COMPANY.whole / 86_400} days at most`);
    expect(said).toContain(`or ${sessionSeconds.EMPLOYEE.idle / 86_400} days after the last use`);
  });

  it('names everything else that stays in the browser', async () => {
    await visit('/cookies');
    await heading('Cookies');
    for (const name of keptInBrowser.flatMap(({ names }) => names))
      expect(screen.getByText(name)).toBeInTheDocument();
  });
});

describe('/changelog', () => {
  it('lists every piece of news and leads to the page of each release', async () => {
    await visit('/changelog');
    await heading('What is new');
    const main = within(screen.getByRole('main'));
    expect(await main.findAllByRole('heading', { level: 2 })).toHaveLength(news.length + releases.length);
    const addresses = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(releases.map(({ day }) => `/changelog/${day}`));
  });

  it.each(releases)('of $day says its day and leads back to all', async ({ day }) => {
    await visit(`/changelog/${day}`);
    const all = await screen.findByRole('link', { name: 'All changes' });
    expect(all).toHaveAttribute('href', '/changelog');
    expect(screen.getByRole('main').textContent).toMatch(new RegExp(day.slice(0, 4)));
  });
});

describe('/download', () => {
  it('says how to put the app on the home screen, on an iPhone and on Android [download.install-web-app]', async () => {
    await visit('/download');
    await heading('Get the app');
    for (const [name, word] of [
      ['On an iPhone', 'Safari'],
      ['On an Android phone', 'Chrome'],
    ] as const) {
      const head = screen.getByRole('heading', { level: 2, name });
      const steps = within(head.parentElement ?? head).getAllByRole('listitem');
      expect(steps).toHaveLength(4);
      expect(steps[0]).toHaveTextContent(word);
      expect(steps[0]).toHaveTextContent(`${site.domain}/login_employee`);
    }
  });

  it('names both stores and links neither while their addresses are placeholders [download.store-links]', async () => {
    expect(isPlaceholder('apps')).toBe(true);
    await visit('/download');
    expect(await screen.findByText('App Store')).toHaveTextContent('Coming soon');
    expect(screen.getByText('Google Play')).toHaveTextContent('Coming soon');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => /apple|google/.test(address ?? ''))).toEqual([]);
  });

  it('offers to install the app where the browser can, once', async () => {
    const { user } = await visit('/download');
    await heading('Get the app');
    expect(screen.queryByRole('button', { name: 'Install Stund' })).toBeNull();
    const prompt = vi.fn(async () => undefined);
    act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    await user.click(await screen.findByRole('button', { name: 'Install Stund' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install Stund' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(await screen.findByText(/^Stund is installed/)).toHaveAttribute('role', 'status');
  });
});
