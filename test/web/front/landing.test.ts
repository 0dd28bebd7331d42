// Proves the landing page: its sections, the ticking counters, the trial form and its states.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages, secondsPerYear } from '#shared/limits.ts';
import { regionNames } from '#shared/model/company/region.ts';
import { site } from '#shared/site.ts';
import { matchMediaQuery } from '#test/web/setup.ts';
import { arrivesAt, leave, problem, sessionOf, visit } from './visit.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const statistic = { companies: 512, totalSeconds: 20_000_000_000, rate: 70 };
const counted = { 'GET /social_statistic': { body: statistic } };
const numberOf = (text: string) => Number(text.replaceAll(',', ''));
const trialForm = async () => {
  const name = await screen.findByLabelText('Company name', { selector: '#trial *' });
  return within(name.closest('form') ?? expect.fail('no form'));
};

const sectionNamed = (name: string) => screen.findByRole('region', { name });
const sectionsInOrder = [
  'Your crew’s hours, ready for payroll.',
  'In figures',
  'What it does',
  'On site',
  'Who is working, right now',
  'Price per month',
  'Try Stund for 14 days',
  'Contact',
  'Company',
  'What they say',
  'Log in',
];
const anchorsInOrder = [
  '#about',
  '#pricing',
  '#trial',
  '#login',
  '#contact',
  '#company',
  '#testimonials-videos',
];
/** A section's name: its label, or its heading. */
function nameOf(section: Element): string {
  const label = section.getAttribute('aria-label');
  if (label) return label;
  return (section.querySelector('h1, h2') ?? expect.fail('a section without a heading')).textContent;
}

describe('the landing page', () => {
  it('begins with a start-trial button that names the length of the trial [landing.hero landing.no-up-front-payment trial.length-text]', async () => {
    await visit('/');
    expect(await screen.findByRole('link', { name: 'Start 14 day free trial' })).toHaveAttribute(
      'href',
      '/#trial',
    );
    expect(screen.getByText('No payment up front')).toBeInTheDocument();
  });

  it('shows its sections in the order of the specification, pricing after about [landing.order landing.pricing-after-about]', async () => {
    await visit('/');
    await sectionNamed('What they say');
    expect([...document.querySelectorAll('main > section')].map(nameOf)).toEqual(sectionsInOrder);
  });

  it('begins with a link past its head, as every public page does', async () => {
    for (const path of ['/', '/terms']) {
      await visit(path);
      await screen.findByRole('heading', { level: 1 });
      const [first] = screen.getAllByRole('link');
      expect(first).toHaveTextContent('Skip to content');
      expect(first).toHaveAttribute('href', '#content');
      expect(document.getElementById('content')).toBe(screen.getByRole('main'));
      await leave();
    }
  });

  it('lists six features [landing.features]', async () => {
    await visit('/');
    const section = await sectionNamed('What it does');
    expect(section.querySelectorAll('h3')).toHaveLength(6);
  });

  it('has an anchor to each section of the navigation, in the specification’s order [landing.nav-order nav.*]', async () => {
    await visit('/');
    const nav = within(await screen.findByRole('navigation', { name: /main/i }));
    const links = nav.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(anchorsInOrder);
    for (const anchor of anchorsInOrder)
      expect(document.querySelector(`main ${anchor}`), anchor).not.toBeNull();
  });

  it('keeps the anchors in a menu that a press opens, and a choice or Esc closes', async () => {
    const { user } = await visit('/');
    const button = await screen.findByRole('button', { name: 'Menu' });
    const isOpen = () => button.getAttribute('aria-expanded');
    expect(isOpen()).toBe('false');
    await user.click(button);
    expect(isOpen()).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Pricing' }));
    expect(isOpen()).toBe('false');
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
    expect(button).toHaveFocus();
  });

  it.each(languages)(
    'shows six pictures of the product in %s, fetched when they are near [landing.about]',
    async (language) => {
      await visit('/', { language });
      await screen.findByRole('heading', { level: 1 });
      const about = document.querySelector('#about') ?? expect.fail('no #about');
      const pictures = [...about.querySelectorAll('img')];
      expect(pictures).toHaveLength(6);
      for (const picture of pictures) {
        expect(picture.alt).not.toBe('');
        expect(picture.getAttribute('src')).toContain(`-${language}.avif`);
        expect(picture).toHaveAttribute('loading', 'lazy');
        expect(picture.width * picture.height).toBeGreaterThan(0);
      }
    },
  );

  it('says how to reach us: e-mail, phone and two mobiles with their names [landing.contact landing.contact.*]', async () => {
    await visit('/');
    const contact = within(await sectionNamed('Contact'));
    const link = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
    expect(contact.getByText('Placeholder')).toBeInTheDocument();
    expect(link(site.supportEmail)).toBe(`mailto:${site.supportEmail}`);
    expect(link(site.phone)).toBe('tel:+3545550100');
    expect(site.mobiles).toHaveLength(2);
    for (const { name, phone } of site.mobiles) {
      expect(link(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
      expect(contact.getByText(`Mobile, ${name}`)).toBeInTheDocument();
    }
  });

  it('has the company’s history, its three offices and its number [landing.company landing.company-history]', async () => {
    await visit('/');
    const company = within(await sectionNamed('Company'));
    expect(company.getByText('Placeholder')).toBeInTheDocument();
    expect(company.getByText(/^Stund began in 2014/)).toBeInTheDocument();
    const offices = within(company.getByRole('list', { name: 'Offices' })).getAllByRole('listitem');
    expect(offices.map((office) => office.textContent)).toEqual(
      site.offices.map(({ city, street }) => city + street),
    );
    expect(offices).toHaveLength(3);
    expect(company.getByText(`${site.legalName}, company number ${site.companyNumber}`)).toBeInTheDocument();
  });

  it('ends with phone, three cities, company number and the pages of the site [landing.contact-from-one-file]', async () => {
    await visit('/');
    const foot = within(await screen.findByRole('contentinfo'));
    const facts = foot.getAllByRole('listitem').map((item) => item.textContent);
    expect(facts.slice(0, 5)).toEqual([
      site.phone,
      ...site.offices.map(({ city }) => city),
      `Company number ${site.companyNumber}`,
    ]);
    const pages = within(foot.getByRole('navigation')).getAllByRole('link');
    expect(pages.map((page) => page.getAttribute('href'))).toEqual([
      '/privacy',
      '/terms',
      '/cookies',
      '/changelog',
      '/download',
    ]);
  });

  it('has the company login with a forgotten-password link and a way to the trial, and the employee login [landing.login landing.login.*]', async () => {
    await visit('/');
    const section = within(await screen.findByRole('region', { name: 'Log in' }));
    expect(section.getByRole('heading', { name: 'Company login' })).toBeInTheDocument();
    expect(section.getByRole('heading', { name: 'Employee login' })).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot_password',
    );
    expect(section.getByRole('link', { name: 'Start a trial' })).toHaveAttribute('href', '#trial');
    expect(section.getAllByLabelText('Company name')).toHaveLength(2);
    expect(section.getAllByLabelText('Password')).toHaveLength(2);
    expect(section.getByLabelText('Employee name')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Your crew’s hours, ready for payroll.'],
    ['is', undefined],
    ['pt', undefined],
  ] as const)('speaks %s [language.english]', async (language, claim) => {
    await visit('/', { language });
    const head = await screen.findByRole('heading', { level: 1 });
    if (claim) expect(head).toHaveTextContent(claim);
    else expect(head).not.toHaveTextContent('Your crew’s hours, ready for payroll.');
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);
  });
});

describe('the testimonials', () => {
  it('are three stories and three quotes, both marked as demo content [landing.testimonials.*]', async () => {
    await visit('/');
    const videos = within(await sectionNamed('On site'));
    expect(videos.getByText('Demo content')).toBeInTheDocument();
    expect(videos.getAllByRole('button', { name: /^Play: / })).toHaveLength(3);
    const quotes = await sectionNamed('What they say');
    expect(within(quotes).getByText('Demo content')).toBeInTheDocument();
    expect(quotes.querySelectorAll('blockquote')).toHaveLength(3);
    expect(quotes.querySelectorAll('figcaption')).toHaveLength(3);
  });

  it('open a window with captions that move on by themselves, and say that the people in it are invented', async () => {
    const { user } = await visit('/');
    const play = await screen.findByRole('button', { name: 'Play: Three sites, one screen' });
    await user.click(play);
    const story = within(await screen.findByRole('dialog', { name: 'Three sites, one screen' }));
    expect(story.getByText(/^Demo content: an invented story/)).toBeInTheDocument();
    expect(story.getByText('Line 1 of 4')).toBeInTheDocument();
    expect(await story.findByText('Line 2 of 4')).toBeInTheDocument();
    await user.click(story.getByRole('button', { name: 'Next line' }));
    expect(story.getByText('Line 3 of 4')).toBeInTheDocument();
    expect(story.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    await user.click(story.getByRole('button', { name: 'Next line' }));
    expect(story.getByRole('button', { name: 'Next line' })).toBeDisabled();
    await user.click(story.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(play).toHaveFocus();
  });

  it('stand still for people who asked for less motion, until they press play', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { user } = await visit('/');
    await user.click(await screen.findByRole('button', { name: 'Play: Month end in ten minutes' }));
    const story = within(await screen.findByRole('dialog'));
    expect(story.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    await user.click(story.getByRole('button', { name: 'Play' }));
    expect(story.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await user.click(story.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the pricing section', () => {
  const prices = {
    is: ['ISK\u00a08,000', 'ISK\u00a014,000', 'ISK\u00a030,000', 'ISK\u00a060,000'],
    en: ['$50', '$100', '$200', '$400'],
    'en-gb': ['£50', '£100', '£200', '£400'],
    'en-ie': ['€50', '€100', '€200', '€400'],
    pt: ['€50', '€100', '€200', '€400'],
  } as const;
  afterEach(() => {
    delete document.documentElement.dataset['region'];
  });

  it.each(regionNames)(
    'shows four plans in the currency of the region %s, without VAT [billing.pricing]',
    async (name) => {
      document.documentElement.dataset['region'] = name;
      await visit('/');
      const pricing = within(await sectionNamed('Price per month'));
      const tiles = pricing.getAllByRole('listitem').map((tile) => tile.textContent);
      const people = ['1–4', '5–24', '25–49', '50–200'];
      expect(tiles).toEqual(
        people.map((range, at) => `${range} employees${prices[name][at]}per month + VAT`),
      );
      expect(pricing.getByText(/^All prices exclude VAT\./)).toBeInTheDocument();
    },
  );

  it('gives the money back within 60 days, and asks companies of more than 200 to write', async () => {
    await visit('/');
    const pricing = within(await sectionNamed('Price per month'));
    expect(pricing.getByText(/Money back within 60 days\.$/)).toBeInTheDocument();
    expect(pricing.getByText(/More than 200 employees\?/)).toBeInTheDocument();
    expect(pricing.getByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
  });
});

describe('the counters', () => {
  it('fall back on 403 companies, 17745944303 seconds and 61 a second when the server does not answer [social-statistic.fallback-and-floor]', async () => {
    await visit('/', { answers: { 'GET /social_statistic': { status: 500 } } });
    expect(await screen.findByText('403')).toBeInTheDocument();
    expect(screen.getByText('562')).toBeInTheDocument();
    expect(screen.getByText(/^17,745,944,\d{3}$/)).toBeInTheDocument();
    expect(screen.getByText('seconds, and 61 more every second')).toBeInTheDocument();
  });

  it('show what the server counted: companies, whole years and seconds [landing.social-proof landing.company-count social-statistic.years]', async () => {
    await visit('/', { answers: counted });
    expect(await screen.findByText('512')).toBeInTheDocument();
    expect(screen.getByText(String(Math.floor(statistic.totalSeconds / secondsPerYear)))).toBeInTheDocument();
    expect(screen.getByText('companies use Stund')).toBeInTheDocument();
  });

  it('tick on every 100 ms by a tenth of the rate [landing.seconds-tick landing.counter.step social-statistic.tick-ms]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await visit('/', { answers: counted });
    const seconds = () => numberOf(screen.getByText(/^20,000,0\d\d,\d{3}$/).textContent ?? '');
    await screen.findByText('512');
    const [before, startedAt] = [seconds(), Date.now()];
    await act(() => vi.advanceTimersByTimeAsync(1000));
    // A busy machine makes it longer than a second; a tick more or less is in the air at both ends.
    const ticks = (Date.now() - startedAt) / 100;
    expect((seconds() - before) / (statistic.rate / 10)).toBeGreaterThanOrEqual(ticks - 2);
    expect((seconds() - before) / (statistic.rate / 10)).toBeLessThanOrEqual(ticks + 2);
  });

  it('stand still once they are stopped, and for people who asked for less motion', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await visit('/', { answers: counted });
    await screen.findByText('512');
    const seconds = () => screen.getByText(/^20,000,0\d\d,\d{3}$/).textContent;
    await user.click(screen.getByRole('button', { name: 'Stop the counter' }));
    const stopped = seconds();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(seconds()).toBe(stopped);
    await leave();
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    await visit('/', { answers: counted });
    await screen.findByText('512');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(seconds()).toBe('20,000,000,000');
    expect(screen.getByRole('button', { name: 'Start the counter' })).toBeInTheDocument();
  });

  it('are asked for again after a minute [social-statistic.refresh-seconds]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await visit('/', { answers: counted });
    const times = () => asked.filter(({ call }) => call === 'GET /social_statistic').length;
    await screen.findByText('512');
    const before = times();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(60_500);
    });
    expect(times()).toBe(before + 1);
  });
});

describe('the trial form', () => {
  it('is quiet until it is sent for the first time, then names both faults and sends nothing [trial.state.idle trial.state.errors-after-first-submit]', async () => {
    const { user, asked } = await visit('/');
    const form = await trialForm();
    await user.type(form.getByLabelText('Email'), 'nobody');
    await user.tab();
    const faults = () => [
      form.queryByText('Company name can not be empty, it will become the account name.'),
      form.queryByText('A valid email is required so we can send the login credentials.'),
    ];
    expect(faults()).toEqual([null, null]);
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    await waitFor(() => expect(faults()).not.toContain(null));
    expect(asked.filter(({ call }) => call === 'POST /api/request-trial')).toEqual([]);
  });

  it('shows a creating-account label in place of its button while the account is made, then logs in [trial.creating-account trial.state.loading]', async () => {
    let answer: (value: unknown) => void = () => {};
    const made = new Promise((done) => {
      answer = done;
    });
    const { user } = await visit('/', {
      answers: { 'POST /api/request-trial': { body: sessionOf() } },
    });
    const slow = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
      if (url.endsWith('/api/request-trial')) await made;
      return slow(url, request);
    });
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk ehf.');
    await user.type(form.getByLabelText('Email'), 'garðar@example.is'.replace('ð', 'd'));
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    expect(await form.findByText('creating account')).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    answer(undefined);
    await arrivesAt('/app/setup');
  });

  it('lists what went wrong under its heading and can be sent again', async () => {
    const { user } = await visit('/', {
      answers: { 'POST /api/request-trial': problem(409, 'company_exists') },
    });
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk ehf.');
    await user.type(form.getByLabelText('Email'), 'a@example.is');
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    expect(await form.findByText('Whoops! Something went wrong')).toBeInTheDocument();
    expect(form.getByRole('listitem')).toHaveTextContent(
      'The account name "Múrverk ehf." already exists. Please pick a different name.',
    );
    expect(form.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await user.type(form.getByLabelText('Company name'), ' 2');
    expect(form.queryByText('Whoops! Something went wrong')).toBeNull();
  });
});

describe('a trial whose first reply was lost', () => {
  it('says which account was made, and opens it with the same key', async () => {
    const made = { name: 'Múrverk', email: 'wrong@example.com' };
    const answers = [
      new TypeError('no network'),
      problem(422, 'key_reused', { params: made }),
      { body: sessionOf() },
    ];
    const { user, asked } = await visit('/', {
      answers: { 'POST /api/request-trial': () => answers.shift() ?? expect.fail('asked too often') },
    });
    const form = await trialForm();
    const send = () => user.click(form.getByRole('button', { name: 'Start free trial' }));
    await user.type(form.getByLabelText('Company name'), made.name);
    await user.type(form.getByLabelText('Email'), made.email);
    await send();
    await form.findByRole('alert');
    await user.type(form.getByLabelText('Company name'), ' Norður');
    await send();
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent(
        `the account Múrverk was created and its mail is on the way to wrong@example.com. Open that account, or email ${site.supportEmail}`,
      ),
    );
    expect(form.getByRole('alert')).not.toHaveTextContent('Close this');
    await user.click(form.getByRole('button', { name: 'Open Múrverk' }));
    await arrivesAt('/app/setup');
    const sent = asked.filter(({ call }) => call === 'POST /api/request-trial');
    expect(sent.map(({ body }) => body)).toMatchObject([made, { name: 'Múrverk Norður' }, made]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('the country of a trial', () => {
  it.each([
    ['is', 'Iceland', 'IS'],
    ['en', 'United States', 'US'],
    ['en-gb', 'United Kingdom', 'GB'],
    ['en-ie', 'Ireland', 'IE'],
    ['pt', 'Portugal', 'PT'],
  ])(
    'is that of the site’s region, %s, shown in the form and sent [trial.country-from-region]',
    async (name, shown, sent) => {
      document.documentElement.dataset['region'] = name;
      localStorage.setItem('stund-language', 'en');
      onTestFinished(() => {
        delete document.documentElement.dataset['region'];
        localStorage.clear();
      });
      const { user, asked } = await visit('/', {
        answers: { 'POST /api/request-trial': { body: sessionOf() } },
      });
      const form = await trialForm();
      expect(form.getByLabelText(/Country/)).toHaveTextContent(shown);
      await user.type(form.getByLabelText('Company name'), 'Kilbride Ltd');
      await user.type(form.getByLabelText('Email'), 'a@example.ie');
      await user.click(form.getByRole('button', { name: 'Start free trial' }));
      await arrivesAt('/app/setup');
      expect(asked.find(({ call }) => call === 'POST /api/request-trial')?.body).toMatchObject({
        country: sent,
      });
    },
  );
});

describe('the language switch', () => {
  it('stores the choice, so that the page opens in it [language.switch-stores]', async () => {
    const { user } = await visit('/');
    const reload = vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Íslenska' }));
    expect(localStorage.getItem('stund-language')).toBe('is');
    reload.mockRestore();
  });
});
