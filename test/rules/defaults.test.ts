// What a new company and a new employee begin with: everything that a specification calls a default.
import { describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { locationKeptDays } from '#shared/limits.ts';

describe('a new company', () => {
  const settings = firstSettings('is', 'Atlantic/Reykjavik');

  it('pays no overtime until it chooses a rule', () => {
    expect(settings.overtime).toEqual({
      after_day_hours: null,
      after_week_hours: null,
      day_hours: null,
      weekends: false,
      holidays: false,
    });
  });

  it('takes no lunch off until it chooses one', () => {
    expect(settings.lunch).toBeNull();
  });

  it('asks for no token per punch at the time clock', () => {
    expect(settings.time_clock.ask_token).toBe(false);
  });

  it('approves no entries and keeps no positions until it switches them on', () => {
    expect(settings.features.approve_work_logs).toBe(false);
    expect(settings.location).toEqual({ enabled: false, kept_days: locationKeptDays });
  });
});
