// The project's row. Its total and newest start are written by the transactions that change work logs.

import type { Site } from '#shared/model/place.ts';
import { keys } from '#functions/table/keys.ts';
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

const site = record({ lat: number('a'), lon: number('o'), radius: number('r') });
export const siteItem = site.item;

const project = record({
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
  site: optional(part<Site>('w', site)),
  totalSeconds: orElse(number('t'), 0),
  latestAt: maybe(number('la')),
  /** Goes up when a work log is added, moved or deleted; results of a search hold only for one value. */
  turn: optional(number('q')),
});
export type Project = RowOf<typeof project>;
export const projectFrom = project.from;
export const projectItem = (noun: Project) => ({
  ...keys.project(noun.companyId, noun.id),
  ...project.item(noun),
});
