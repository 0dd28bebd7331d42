// The project's row; its total and newest start are kept by the same transactions that change work logs.

import { keys } from '#functions/table/keys.ts';
import { flag, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Project = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly description: string | undefined;
  /** Goes up with every change by the office; rows of before have none and begin at 0. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly createdAt: number;
  /** 'Company' or an employee id. */
  readonly createdBy: string;
  readonly totalSeconds: number;
  readonly latestAt: number | undefined;
  /** Goes up whenever a work log is added, moved or deleted; what was derived from a search holds only for it. */
  readonly turn?: number | undefined;
};

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
    totalSeconds: numberOr(item, 't', 0),
    latestAt: numberOr(item, 'la', undefined),
    turn: numberOr(item, 'q', undefined),
  };
}
