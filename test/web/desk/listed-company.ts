// A company as the administrator's list shows it: on trial, with two employees.

type Named = { readonly id: string; readonly name: string; readonly email: string };

export const listedCompany = (named: Named, created = '2026-01-05T08:00:00Z') => ({
  ...named,
  country: 'IS',
  created,
  paying_customer: false,
  disabled: false,
  billing_plan: null,
  notes: '',
  notes_version: 0,
  notes_saved: null,
  time_zone: 'Atlantic/Reykjavik',
  trial_ends: '2026-06-15T08:00:00Z',
  active_employees: 2,
  inactive_employees: 0,
  last_entry: null,
  month_seconds: null,
  paid_by: null,
  kennitala: null,
  listed_at: '2026-11-18T08:00:00Z',
});
