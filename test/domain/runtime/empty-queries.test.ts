// Empty values in a query: for a read no filter; for a change never a larger effect.

import { expect, it } from 'vitest';
import { inputOf } from '#functions/runtime/parse.ts';
import { companies } from '#shared/api/company.ts';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import { reports } from '#shared/api/report.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const asked = (rawQueryString: string) => ({ ...anEvent({}), rawQueryString });
const invalid = (field: string) =>
  expect.objectContaining({
    code: 'invalid_input',
    issues: [expect.objectContaining({ field })],
  });

it('an empty filter is none', () => {
  expect(inputOf(reports.endpoints.read, asked('from=2026-10-01&to=&employee_id='))).toMatchObject({
    query: { from: '2026-10-01' },
  });
});

it('an empty employee in the address is not all employees, and an empty version is no version', () => {
  const { revoke } = monthlyReports.endpoints;
  expect(inputOf(revoke, asked(''))).toMatchObject({ query: {} });
  expect(inputOf(revoke, asked('address=a%40b.is'))).toMatchObject({ query: { address: 'a@b.is' } });
  expect(inputOf(revoke, asked('address='))).toMatchObject({ query: { address: '' } });
  expect(() => inputOf(companies.endpoints.deleteIntegration, asked('version='))).toThrow(invalid('version'));
});
