// The project's row. Its total and newest start are written by the transactions that change work logs.

import type { Site } from '#shared/model/place.ts';
import { keys } from '#functions/table/keys.ts';
import { ofHolder } from './holder.ts';
import {
  count,
  maybe,
  number,
  optional,
  orElse,
  part,
  record,
  type RowOf,
  text,
  unless,
} from '#functions/table/row.ts';

const siteRow = record({ lat: number('a'), lon: number('o'), radius: number('r') });

export const projectRow = record({
  id: text('id'),
  companyId: text('c'),
  name: text('n'),
  description: maybe(text('d')),
  /** Goes up with every change by the office; older rows start at 0. */
  version: count('v'),
  isOpen: unless('shut'),
  createdAt: number('at'),
  /** 'Company' or an employee id. */
  createdBy: text('by'),
  /** Whole or half hours; undefined without a budget. */
  budgetHours: maybe(number('b')),
  /** Undefined until the office says where it is. */
  site: optional(part<Site>('w', siteRow)),
  totalSeconds: orElse(number('t'), 0),
  ...ofHolder,
});
export type Project = RowOf<typeof projectRow>;
export const projectFrom = projectRow.from;
export const projectItem = (noun: Project) => ({
  ...keys.project(noun.companyId, noun.id),
  ...projectRow.item(noun),
});
