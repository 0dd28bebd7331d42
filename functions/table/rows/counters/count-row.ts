// The row that counts a company's employees, people of the office, API keys or projects.

import { maybe, number, orElse, record } from '#functions/table/row.ts';

export const countRow = record({
  count: maybe(number('n')),
  /** Goes up when one comes or goes: it tells a recount that something changed meanwhile. */
  version: orElse(number('v'), 0),
});
