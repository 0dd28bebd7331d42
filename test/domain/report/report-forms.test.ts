// The report's forms and limits: comments, columns, ranges, sizes, and whose it is.

import { describe, expect, it } from 'vitest';
import { read } from '#functions/domain/report/report.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { columnarReport, report as reportForm } from '#shared/model/report.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import { at } from '#test/kit/world/context.ts';
import { march, settings } from '#test/domain/exports/exported-month.ts';
import { useReport } from './reported.ts';
import { pictured, said, worked } from './worked.ts';

const { world, crew, reported } = await useReport();
type Query = Parameters<typeof read>[1]['query'];
async function columns(query: Query) {
  const ctx = await world.asCompany(crew.company, { accept: columnarMediaType });
  const reply = columnarReport.parse(await read(ctx, { query }));
  return { reply, form: ctx.extras.form };
}

describe('a report', () => {
  it('carries comments as texts and whole, photos under signed addresses', async () => {
    const when = at('2026-03-02T10:00:00Z');
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z', {
      comments: [
        said('m1', 'Rain', when),
        pictured('m2', 'f12', when + 5),
        pictured('m3', 'f13', when + 6, 'waiting'),
      ],
    });
    await worked(world, crew.bjorn, crew.roof, '2026-03-03T08:00:00Z', '2026-03-03T10:00:00Z', {
      comments: [{ ...said('m4', 'Sun', when - 86_400), createdBy: 'Company' }],
    });
    const { data } = await reported(march);
    const [first] = data;
    expect(first?.comments_v2).toMatchObject([
      { id: 'm1', comment: 'Rain', created: '2026-03-02T10:00:00Z', created_by: 'Employee' },
      { id: 'm2', photo_state: 'ready', created: '2026-03-02T10:00:05Z' },
      {
        id: 'm3',
        // Its file has not come for a month.
        photo_state: 'missing',
        comment: `https://photos.stund.example/photos/${crew.company.id}/f13.jpg`,
      },
    ]);
    expect(first?.comments_v2[1]?.thumbnail).toMatch(/\/f12\.jpg\?fm=jpg&q=60&Expires=\d+&/);
    expect(first?.comments[1]).toMatch(/\/f12\.jpg\?Expires=\d+&/);
    expect(first?.comments_v2[0]).not.toHaveProperty('photo_state');
    expect(data[1]?.comments_v2).toEqual([
      { id: 'm4', comment: 'Sun', created: '2026-03-01T10:00:00Z', created_by: 'Company' },
    ]);
    expect((await reported({ ...march, comments: false })).data.map((log) => log.comments)).toEqual([[], []]);
  });

  it('answers in columns when they are asked for, and they hold the very same report [report.columnar-on-accept]', async () => {
    await worked(world, crew.anna, crew.wall, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z');
    await worked(world, crew.anna, crew.roof, '2026-03-29T11:00:00Z', '2026-03-29T15:30:00Z');
    await worked(world, crew.bjorn, crew.wall, '2026-03-31T22:00:00Z', '2026-04-02T02:00:00Z', {
      comments: [said('m1', 'Long night', at('2026-03-31T23:00:00Z'))],
    });
    const { reply, form } = await columns(march);
    expect(form?.mediaType).toBe(columnarMediaType);
    expect(reportShape(reply)).toEqual(await reported(march));
  });

  it('is of the current local month when no days are given [filters.default-current-month]', async () => {
    expect(await reported({})).toMatchObject({ from: '2026-04-01', to: '2026-04-30' });
    expect(await reported({ from: '2026-02-10' })).toMatchObject({ from: '2026-02-10', to: '2026-02-28' });
    expect(await reported({ to: '2026-02-10' })).toMatchObject({ from: '2026-02-01', to: '2026-02-10' });
  });

  it('refuses a range that is turned around or longer than a year [filters.at-most-366-days]', async () => {
    await expect(reported({ from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'to', code: 'wrong_value' }],
    });
    await expect(reported({ from: '2025-03-01', to: '2026-03-02' })).rejects.toMatchObject({
      code: 'range_too_long',
      params: { days: 366 },
    });
    expect(await reported({ from: '2025-03-01', to: '2026-03-01' })).toMatchObject({ data: [] });
  });

  it('shows nothing of another company', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z');
    const foreign = await world.aCompany({ country: 'IE', settings });
    const reply = await read(await world.asCompany(foreign), {
      query: { ...march, employee_id: [crew.anna.id] },
    });
    expect(reportForm.parse(reply).data).toEqual([]);
  });
});
