// Proves a project's site: typed, taken from the last clock-ins, moved by keys, undone; distances on page and dialogs.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#web/text.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { frameOf, pointAt, positionAt } from '#web/place/sketch-frame.ts';
import { boxesOf } from '#web/place/word-boxes.ts';
import { positionFrom, positionText } from '#web/place/typed-position.ts';
import { sitePressesOf } from '#web/features/people/project/site-card.tsx';

afterEach(leave);

const site = { lat: 64.1417, lon: -21.9266, radius: 150 };
const north = (metres: number) => ({ lat: site.lat + metres / 111_195, lon: site.lon, accuracy: 10 });
const roof = aProject({ id: 'p0000001', name: 'Roof' });
const anna = { id: 'e0000001', name: 'Anna Jónsdóttir' };
const ewa = { id: 'e0000002', name: 'Ewa Kowalska' };
const today = new Date().toISOString().slice(0, 10);
const entryOf = (employee: { id: string; name: string }, metres: number, over: Partial<WorkLog> = {}) =>
  aWorkLog({
    employee,
    start_time: `${today}T08:00:00Z`,
    end_time: `${today}T09:00:00Z`,
    has_location: true,
    places: { in: north(metres) },
    ...over,
  });

async function open(
  project: Project,
  rows: readonly WorkLog[] = [entryOf(anna, 40), entryOf(ewa, 2900)],
  session: Partial<Session> = {},
  language: Language = 'en',
) {
  return visit(`/app#project/${project.id}`, {
    language,
    session: manager(session),
    answers: {
      'GET /api/projects': { body: [project] },
      'GET /api/employees': { body: [anEmployee(anna), anEmployee(ewa)] },
      'GET /api/worklogs': { body: rows },
      'PUT /api/projects': { body: { ...project, version: project.version + 1 } },
    },
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Site' }));
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Edit project' }));

describe('a project’s site', () => {
  it('shows who clocked in how far from it, and says which is outside', async () => {
    const { asked } = await open({ ...roof, site });
    const there = await card();
    expect(there.getByText('Radius 150 m')).toBeInTheDocument();
    const [near, far] = there.getAllByRole('listitem');
    expect(near).toHaveTextContent(/Anna Jónsdóttir in 08:00.*40 m$/);
    expect(near).not.toHaveTextContent('outside');
    expect(far).toHaveTextContent(/Ewa Kowalska in 08:00.*outside 2\.9 km$/);
    expect(there.getByRole('img', { name: 'The site with 2 clock-ins around it' })).toBeInTheDocument();
    expect(there.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=64.1417&mlon=-21.9266#map=17/64.1417/-21.9266',
    );
    const list = asked.find(({ call }) => call === 'GET /api/worklogs');
    expect(new URL(list?.url ?? '').searchParams.get('places')).toBe('true');
  });

  it('names the day of an earlier clock-in as within a sentence', async () => {
    const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const times = { start_time: `${before}T08:00:00Z`, end_time: `${before}T09:00:00Z` };
    await open({ ...roof, site }, [entryOf(anna, 40, times)], {}, 'is');
    const there = within(await screen.findByRole('region', { name: 'Verkstaður' }));
    const [near] = await there.findAllByRole('listitem');
    expect(near).toHaveTextContent(/ inn (mán|þri|mið|fim|fös|lau|sun) /);
  });

  it('is offered where there is none, and not to a reader who may not change it', async () => {
    const { user } = await open(roof);
    await user.click((await card()).getByRole('button', { name: 'Set the site' }));
    const field = await (await dialogOf()).findByLabelText(/^Site: latitude/);
    await waitFor(() => expect(field).toHaveFocus());
    await leave();
    await open(roof, [], { disabled: true });
    expect(await (await card()).findByText('No site yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set the site' })).toBeNull();
  });

  it('is typed as copied from a map, sent alone, and taken back by Undo', async () => {
    const { asked, user } = await open(roof);
    await user.click((await card()).getByRole('button', { name: 'Set the site' }));
    const dialog = await dialogOf();
    const field = await dialog.findByLabelText(/^Site: latitude/);
    await user.type(field, 'Laugavegur 12');
    expect(dialog.getByText(/^Two numbers with a comma/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '64.1417 -21.9266');
    const radius = dialog.getByLabelText('Radius');
    await user.clear(radius);
    await user.type(radius, '5');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(radius).toBeInvalid();
    expect(field).toBeValid();
    await user.clear(radius);
    await user.type(radius, '200');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const sent = () => asked.filter(({ call }) => call === 'PUT /api/projects').map(({ body }) => body);
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: 'p0000001', version: 1, new_site: { lat: 64.1417, lon: -21.9266, radius: 200 } },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()[1]).toEqual({ id: 'p0000001', version: 2, new_site: null }));
  });

  it('comes from the middle of the last clock-ins, and moves by arrow keys', async () => {
    const { asked, user } = await open(roof, [entryOf(anna, 0), entryOf(anna, 20), entryOf(ewa, 2900)]);
    await user.click((await card()).getByRole('button', { name: 'Set the site' }));
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: 'Use the last clock-ins' }));
    expect(await dialog.findByText('From the last 3 clock-ins.')).toBeInTheDocument();
    const field = dialog.getByLabelText(/^Site: latitude/);
    expect(field).toHaveValue(positionText(north(20)));
    const last = asked.findLast(({ call }) => call === 'GET /api/worklogs');
    expect(new URL(last?.url ?? '').searchParams.getAll('project_id')).toEqual(['p0000001']);
    const sketch = dialog.getByRole('application', { name: 'The site with 3 clock-ins around it' });
    sketch.focus();
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue(positionText(north(30)));
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveValue(positionText(north(20)));
  });

  it('says that no clock-in with a location is there to take it from', async () => {
    const { user } = await open(roof, [aWorkLog()]);
    await user.click((await card()).getByRole('button', { name: 'Set the site' }));
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: 'Use the last clock-ins' }));
    expect(await dialog.findByText(/^There are no clock-ins with a location/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Site: latitude/)).toHaveValue('');
  });
});

describe('the distance of an entry', () => {
  it('stands beside its place in the dialog of its location', async () => {
    const entry = entryOf(ewa, 2900, { project: { id: 'p0000001', name: 'Roof' } });
    const location = {
      lat: String(north(2900).lat),
      lon: String(site.lon),
      accuracy: 10,
      event: 'in',
      timestamp: entry.start_time,
      created: entry.start_time,
    };
    const { user } = await visit('/app#all-entries', {
      session: manager(),
      answers: {
        'GET /api/projects': { body: [{ ...roof, site }] },
        'GET /api/employees': { body: [anEmployee(ewa)] },
        'GET /api/worklogs': { body: [entry] },
        [`GET /api/worklogs/${entry.id}/locations`]: { body: [location] },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Show the location/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/2\.9 km north of the site/)).toBeInTheDocument();
  });
});

describe('a typed position', () => {
  it.each([
    ['64.1466, -21.9426', { lat: 64.1466, lon: -21.9426 }],
    ['64.1466 -21.9426', { lat: 64.1466, lon: -21.9426 }],
    ['64,1466; -21,9426', { lat: 64.1466, lon: -21.9426 }],
    ['64,1466 -21,9426', { lat: 64.1466, lon: -21.9426 }],
    ['(38.7223°, -9.1393°)', { lat: 38.7223, lon: -9.1393 }],
    ['-33, 151', { lat: -33, lon: 151 }],
    ['64.14661234567, -21.9', { lat: 64.146612, lon: -21.9 }],
  ])('%s', (text, position) => {
    expect(positionFrom(text)).toEqual(position);
    expect(positionFrom(positionText(position))).toEqual(position);
  });

  it.each(['', '64', '91, 0', '0, 181', '64.1466, -21.9426, 3', 'Laugavegur 12', '1e2, 3', '--3, 4'])(
    'is none: %s',
    (text) => expect(positionFrom(text)).toBeUndefined(),
  );
});

describe('the sketch', () => {
  const size = { width: 400, height: 236 };

  it('shows the whole circle, and what is near it; what is far stands at the edge', () => {
    const alone = frameOf({ site, places: [] }, size);
    const far = frameOf({ site, places: [north(40_000)] }, size);
    expect(150 / (alone?.metresPerPixel ?? 1)).toBeLessThanOrEqual(236 / 2);
    expect(far?.metresPerPixel).toBeCloseTo((alone?.metresPerPixel ?? 0) * 5);
    expect(frameOf({ site: undefined, places: [] }, size)).toBeUndefined();
  });

  it('takes a point back to its position', () => {
    const frame = frameOf({ site, places: [north(300)] }, size) ?? expect.fail('no frame');
    const { x, y } = pointAt(frame, north(100));
    expect(x).toBeCloseTo(200);
    expect(y).toBeLessThan(118);
    expect(positionAt(frame, { x, y })).toMatchObject({ lat: expect.closeTo(north(100).lat, 5) });
  });

  it('writes words only where there is room: over no other point or word, and within the frame', () => {
    const word = (x: number, y: number) => ({ at: { x, y }, width: 80, height: 20 });
    expect(boxesOf(size, [word(100, 50)], [])[0]).toMatchObject({ x: 111, y: 40 });
    expect(boxesOf(size, [word(390, 50)], [])[0]?.x).toBe(299);
    // A clock-out at the place of the clock-in: right and left.
    expect(boxesOf(size, [word(200, 50), word(200, 50)], []).map((box) => box?.x)).toEqual([211, 109]);
    const crowd = Array.from({ length: 9 }, (_, at) => word(190 + (at % 3) * 10, 90 + at * 4));
    expect(boxesOf(size, crowd, []).filter((box) => box === undefined).length).toBeGreaterThan(3);
    expect(boxesOf({ width: 400, height: 15 }, [word(100, 5)], [])).toEqual([undefined]);
    expect(boxesOf(size, [word(200, 50)], [{ x: 0, y: 0, width: 400, height: 236 }])).toEqual([undefined]);
  });
});

describe('the clock-ins beside a site', () => {
  it('are of who is there now, then the newest of each other person', () => {
    const {
      end_time: _,
      total_time: __,
      ...running
    } = entryOf(ewa, 10, { start_time: `${today}T06:00:00Z` });
    const older = entryOf(anna, 10, { start_time: `${today}T05:00:00Z` });
    const newer = entryOf(anna, 20);
    const nowhere = aWorkLog({ employee: { id: 'e3', name: 'Björn' } });
    expect(sitePressesOf([older, newer, running, nowhere])).toEqual([running, newer]);
  });
});
