// Proves the pages behind a mailed report's links, in every language: files without a session, and the way out.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, problem, visit } from './visit.ts';

afterEach(leave);

const files = {
  company: 'Múrverk ehf.',
  month: '2026-10',
  ends: '2026-12-03T07:00:00Z',
  files: [
    { kind: 'pdf', file_name: 'skyrsla.pdf', address: 'https://files.example.test/1' },
    { kind: 'regla', file_name: 'regla.csv', address: 'https://files.example.test/2' },
  ],
};
const words = {
  en: [
    'Hours for October 2026',
    /Report \(PDF\)/,
    'Unsubscribe',
    /no longer gets monthly/,
    'This link does not work',
    'Yes, send them to me',
    'No, and do not ask again',
    /gets the monthly reports/,
    /cannot ask again/,
  ],
  is: [
    'Tímar í október 2026',
    /Skýrsla \(PDF\)/,
    'Ekki senda mér fleiri',
    /fær ekki fleiri/,
    'Þessi hlekkur virkar ekki',
    'Já, senda mér þær',
    'Nei, og ekki spyrja aftur',
    /fær mánaðarskýrslurnar/,
    /getur ekki spurt aftur/,
  ],
  pt: [
    'Horas de outubro de 2026',
    /Relatório \(PDF\)/,
    'Deixar de receber',
    /já não recebe/,
    'Este link não funciona',
    'Sim, quero recebê-los',
    'Não, e não quero que perguntem de novo',
    /passa a receber/,
    /não pode voltar a perguntar/,
  ],
} as const;

describe.each(['en', 'is', 'pt'] as const)('a mailed report’s link in %s', (language) => {
  const [title, pdf, stop, stopped, over, yes, no, agreed, declined] = words[language];

  it('shows the files, and drops its token from the address', async () => {
    const { asked } = await visit('/report_file?token=abc', {
      language,
      answers: { 'POST /api/report_file': { body: files } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: pdf })).toHaveAttribute('href', files.files[0]?.address);
    expect(screen.getAllByRole('link', { name: /regla\.csv/ })).toHaveLength(1);
    expect(asked.filter(({ call }) => call === 'POST /api/report_file')).toMatchObject([
      { body: { token: 'abc' } },
    ]);
    expect(location.search).toBe('');
  });

  it('says when it has ended, or is none', async () => {
    await visit('/report_file?token=abc', {
      language,
      answers: { 'POST /api/report_file': problem(401, 'link_over') },
    });
    expect(await screen.findByText(over)).toBeInTheDocument();
    await leave();
    await visit('/report_file', { language });
    expect(await screen.findByText(over)).toBeInTheDocument();
  });

  it.each([true, false])(
    'answers whether reports may come at one press, and not by being opened: %s',
    async (agree) => {
      const answered = { company: 'Múrverk ehf.', address: 'a@b.is', agreed: agree };
      const { user, asked } = await visit('/report_consent?token=abc', {
        language,
        answers: { 'POST /api/report_consent': { body: answered } },
      });
      const button = await screen.findByRole('button', { name: agree ? yes : no });
      // A page that is loaded again before the press still has it.
      expect(location.search).toBe('?token=abc');
      expect(asked.some(({ call }) => call === 'POST /api/report_consent')).toBe(false);
      await user.click(button);
      expect(await screen.findByText(agree ? agreed : declined)).toHaveTextContent('Múrverk ehf.: a@b.is');
      expect(location.search).toBe('');
      expect(asked.filter(({ call }) => call === 'POST /api/report_consent')).toMatchObject([
        { body: { token: 'abc', agree } },
      ]);
      expect(screen.queryByRole('button', { name: yes })).toBeNull();
    },
  );

  it('says when its question has been answered, has expired, or is none', async () => {
    const { user } = await visit('/report_consent?token=abc', {
      language,
      answers: { 'POST /api/report_consent': problem(401, 'link_over') },
    });
    await user.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText(over)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
    await leave();
    await visit('/report_consent', { language });
    expect(await screen.findByText(over)).toBeInTheDocument();
  });

  it('stops the letters at one press, and not by being opened', async () => {
    const { user, asked } = await visit('/report_unsubscribe?token=abc', {
      language,
      answers: {
        'POST /api/report_unsubscribe': {
          body: { company: 'Múrverk ehf.', address: 'a@b.is', stopped: true },
        },
      },
    });
    const button = await screen.findByRole('button', { name: stop });
    expect(asked.some(({ call }) => call === 'POST /api/report_unsubscribe')).toBe(false);
    await user.click(button);
    expect(await screen.findByText(stopped)).toHaveTextContent('a@b.is');
    expect(asked.find(({ call }) => call === 'POST /api/report_unsubscribe')?.body).toEqual({
      token: 'abc',
      stop: true,
    });
  });
});
