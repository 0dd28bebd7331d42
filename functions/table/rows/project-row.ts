// The project's row. Its total and newest start are written by the transactions that change work logs.

import type { Site } from '#shared/model/place.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, isItem, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Project = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly description: string | undefined;
  /** Goes up with every change by the office; older rows start at 0. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly createdAt: number;
  /** 'Company' or an employee id. */
  readonly createdBy: string;
  /** Whole or half hours; undefined without a budget. */
  readonly budgetHours: number | undefined;
  /** Undefined until the office says where it is. */
  readonly site?: Site | undefined;
  readonly totalSeconds: number;
  readonly latestAt: number | undefined;
  /** Goes up when a work log is added, moved or deleted; results of a search hold only for one value. */
  readonly turn?: number | undefined;
};

export const siteItem = ({ lat, lon, radius }: Site): Item => ({ a: lat, o: lon, r: radius });
const siteFrom = (item: Item): Site => ({
  lat: number(item, 'a'),
  lon: number(item, 'o'),
  radius: number(item, 'r'),
});

export function projectItem(project: Project) {
  return {
    ...keys.project(project.companyId, project.id),
    id: project.id,
    c: project.companyId,
    n: project.name,
    d: project.description,
    v: project.version === 0 ? undefined : project.version,
    shut: project.isOpen ? undefined : 1,
    at: project.createdAt,
    by: project.createdBy,
    b: project.budgetHours,
    w: project.site && siteItem(project.site),
    t: project.totalSeconds,
    la: project.latestAt,
    q: project.turn,
  };
}

export function projectFrom(item: Item): Project {
  return {
    id: text(item, 'id'),
    companyId: text(item, 'c'),
    name: text(item, 'n'),
    description: textOr(item, 'd', undefined),
    version: numberOr(item, 'v', 0),
    isOpen: !flag(item, 'shut'),
    createdAt: number(item, 'at'),
    createdBy: text(item, 'by'),
    budgetHours: numberOr(item, 'b', undefined),
    site: isItem(item['w']) ? siteFrom(item['w']) : undefined,
    totalSeconds: numberOr(item, 't', 0),
    latestAt: numberOr(item, 'la', undefined),
    turn: numberOr(item, 'q', undefined),
  };
}
