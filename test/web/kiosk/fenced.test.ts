// Proves that a desk which the back button brings back as it was drawn is gone once its browser is a time clock.
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivesAt, leave, sessionOf, visit } from '#test/web/front/visit.ts';
import { anna } from './clock.ts';

afterEach(leave);
const shown = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

describe('a desk drawn before the browser became a time clock', () => {
  it('asks who is logged in before anything of it is seen again', async () => {
    let role: 'COMPANY' | 'COMPANY_TIME_CLOCK' = 'COMPANY';
    await visit('/app/setup', {
      session: sessionOf(),
      answers: {
        'POST /api/self': () => ({ body: sessionOf({ role }) }),
        'POST /api/time_clock/self': { body: sessionOf({ role: 'COMPANY_TIME_CLOCK' }) },
        'GET /api/time_clock/employees': { body: [anna] },
        'GET /api/time_clock/projects': { body: [] },
      },
    });
    await screen.findByRole('heading', { name: 'Setup' });
    role = 'COMPANY_TIME_CLOCK';
    await shown(false);
    expect(screen.getByRole('heading', { name: 'Setup' })).toBeInTheDocument();
    await shown(true);
    await arrivesAt('/time_clock');
    expect(await screen.findByRole('button', { name: /Anna/ })).toBeInTheDocument();
  });
});
