// The screens against the route table of the specification: every address and who may see it.
import { describe, expect, it } from 'vitest';
import { drawnScreens } from '#web/app/screen-files.ts';
import { homeOf, type Screen, screens } from '#web/screens.ts';
import { builtRoutes } from './ledger/spec-paths.ts';

const all: readonly Screen[] = Object.values<Screen>(screens);
const access = new Map(all.map((screen) => [screen.path, screen.access]));

describe('the screens', () => {
  it('have an address each, and are those of the route table, each for whom it says', () => {
    expect(access.size).toBe(all.length);
    expect(access).toEqual(new Map(builtRoutes));
  });

  it('have a file each', () => {
    expect(drawnScreens.map(({ screen }) => screen)).toEqual(all);
  });

  it.each(drawnScreens.map((one) => [one.screen.path, one] as const))(
    'load their file at %s',
    async (_, { load }) => {
      expect(await load()).toHaveProperty('Screen', expect.any(Function));
    },
  );
});

describe('the home of a role', () => {
  it('is the set-up for a company without a work log', () => {
    expect(homeOf({ role: 'COMPANY', latest_work_log: null })).toBe('/app/setup');
  });

  it('is the dashboard for a company with one', () => {
    expect(homeOf({ role: 'COMPANY', latest_work_log: '2026-11-18T08:00:00Z' })).toBe('/app');
  });

  it('is the shared time clock, the employee app or the administrator’s list for the others', () => {
    expect(homeOf({ role: 'COMPANY_TIME_CLOCK' })).toBe('/time_clock');
    expect(homeOf({ role: 'EMPLOYEE' })).toBe('/employee/app');
    expect(homeOf({ role: 'ADMIN' })).toBe('/admin/app');
  });
});
