// The sites of the company's projects, by project.

import { useMemo } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Site } from '#shared/model/place.ts';
import { useRead } from '#web/api/query.ts';

export function useSites(): ReadonlyMap<string, Site> {
  const { data } = useRead(companies.endpoints.listProjects, {});
  return useMemo(
    () => new Map((data ?? []).flatMap(({ id, site }) => (site ? [[id, site] as const] : []))),
    [data],
  );
}
