// Proves the poster to join: what it says in every language, what its code opens, and how a phone takes the scanned site.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it } from 'vitest';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { ended, phone, roof, wall } from '#test/web/phone/phone.ts';
import type { Language } from '#web/text.ts';

afterEach(leave);

const site = aProject({ id: 'p0000007', name: 'Laugavegur 12' });
const poster = (hash: string, language: Language = 'en') =>
  visit(`/app#${hash}`, {
    language,
    session: manager(),
    answers: { 'GET /api/projects': { body: [site] } },
  });

/** The address that a drawn code holds: the same squares as the code of that address. */
function expectCodeOf(address: string): void {
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const drawn = screen.getByRole('img', { name: /QR/ }).querySelectorAll('path')[1];
  expect(drawn?.getAttribute('d')).toBe(squares.join(''));
}

describe('the poster of a site', () => {
  it.each([
    ['en', 'Clock in here.', 'Stimplaðu þig inn hér. · Registe a entrada aqui. · Rozpocznij pracę tutaj.'],
    ['is', 'Stimplaðu þig inn hér.', 'Clock in here. · Registe a entrada aqui. · Rozpocznij pracę tutaj.'],
    ['pt', 'Registe a entrada aqui.', 'Clock in here. · Stimplaðu þig inn hér. · Rozpocznij pracę tutaj.'],
    ['pl', 'Rozpocznij pracę tutaj.', 'Clock in here. · Stimplaðu þig inn hér. · Registe a entrada aqui.'],
  ] as const)('says it in every language, %s first', async (language, lead, others) => {
    await poster(`poster/${site.id}`, language);
    expect(await screen.findByText(lead)).toBeInTheDocument();
    for (const said of others.split(' · ')) expect(screen.getAllByText(said)[0]).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('Laugavegur 12');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens the employees’ log-in with company and site, and no secret', async () => {
    await poster(`poster/${site.id}`);
    await screen.findByRole('article');
    expectCodeOf(`${location.origin}/login_employee?company=M%C3%BArverk+ehf.&site=${site.id}`);
  });

  it('of the company names no site, and one of an unknown project leads to the list', async () => {
    await poster('poster');
    await screen.findByRole('article');
    expectCodeOf(`${location.origin}/login_employee?company=M%C3%BArverk+ehf.`);
    await leave();
    await poster('poster/p9');
    expect(await screen.findByText('There is no such project')).toBeInTheDocument();
  });

  it('is one press away from the list of employees, once there is one', async () => {
    const employees = (rows: unknown) =>
      visit('/app#employees', {
        session: manager(),
        answers: { 'GET /api/employees': { body: rows } },
      });
    await employees([anEmployee()]);
    await screen.findByRole('table', { name: 'Active employees' });
    expect(screen.getByRole('link', { name: 'Poster to join' })).toHaveAttribute('href', '/app#poster');
    await leave();
    await employees([]);
    await screen.findByText('No employees have been created');
    expect(screen.queryByRole('link', { name: 'Poster to join' })).toBeNull();
  });
});

describe('a scanned site', () => {
  it('is chosen on the phone of a person who is logged in, once', async () => {
    sessionStorage.setItem('stund-site', wall.id);
    const last = ended(2, { project: { id: roof.id, name: roof.name } });
    await phone([last]);
    expect(await screen.findByRole('radio', { name: /Wall/ })).toBeChecked();
    expect(sessionStorage.getItem('stund-site')).toBeNull();
    await leave();
    await phone([last]);
    expect(await screen.findByRole('radio', { name: /Roof/ })).toBeChecked();
  });

  it('that the phone does not know chooses nothing, and says why', async () => {
    sessionStorage.setItem('stund-site', 'p9');
    const { user } = await phone([aWorkLog({ project: { id: wall.id, name: wall.name } })]);
    expect(
      await screen.findByText(
        'This poster’s project is closed or belongs to another company. Choose a project.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Wall/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Wall/ }));
    expect(screen.queryByText(/^This poster’s project/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeEnabled();
  });

  it('is switched to by one press while another one runs', async () => {
    sessionStorage.setItem('stund-site', wall.id);
    const {
      end_time: _,
      total_time: __,
      ...running
    } = ended(2, { project: { id: roof.id, name: roof.name } });
    const { user } = await phone([running]);
    expect(await screen.findByText('You are clocked in on Roof. Switch to Wall?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Switch to Wall' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wall' })).toBeInTheDocument();
    expect(screen.queryByText(/^You are clocked in on/)).toBeNull();
  });

  it('is kept by the log-in, which fills in the company', async () => {
    await visit(`/login_employee?company=M%C3%BArverk+ehf.&site=${wall.id}`, {});
    expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Múrverk ehf.');
    await waitFor(() => expect(sessionStorage.getItem('stund-site')).toBe(wall.id));
  });
});
