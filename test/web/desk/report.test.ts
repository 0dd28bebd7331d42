// Proves the report screen: bars, folded sections, columns, totals, the note under a daily rule, and an export's states.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExportJob } from '#shared/model/export.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import type { ColumnarReport, ExplainedDayOnWire } from '#shared/model/report.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, manager } from './desk.ts';

/** Sees everything at once: the report draws its tables when they come near the screen. */
class SeesAll implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: (target: Element) => void;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = (target) => {
      const box = target.getBoundingClientRect();
      const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
      tell([{ ...seen, boundingClientRect: box, intersectionRect: box }], this);
    };
  }
  observe(target: Element): void {
    this.#tell(target);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

const second = (text: string) => Date.parse(text) / 1000;
// Anna: 9 h on the roof with half an hour lunch and half an hour over, 4 h on the wall; Björn: 2 h on the roof.
const month: ColumnarReport = {
  from: '2026-03-01',
  to: '2026-03-31',
  time_zone: 'Atlantic/Reykjavik',
  rules: {
    overtime_after_day_hours: 8,
    overtime_after_week_hours: null,
    lunch_minutes: 30,
    lunch_from_hours: 6,
    day_hours: null,
    weekends: false,
    holidays: false,
  },
  open_entries: 0,
  employees: [
    { id: 'e1', name: 'Anna' },
    { id: 'e2', name: 'Björn' },
  ],
  projects: [
    { id: 'p1', name: 'Roof' },
    { id: 'p2', name: 'Wall' },
  ],
  counts: [2, 1],
  ids: { shared: '000', length: 2, rest: 'w1w2w3' },
  project: [0, 1, 0],
  gap: [second('2026-03-02T08:00:00Z'), 15 * 3600, second('2026-03-02T08:00:00Z')],
  seconds: [9 * 3600, 4 * 3600, 2 * 3600],
  over: [1800, 0, 0],
  lunch: [1800, 0, 0],
  split: [],
  comments: { entry: [], id: [], text: [], after: [], by: [], photos: [] },
};

const explained: ExplainedDayOnWire = {
  day: '2026-03-02',
  employee: { id: 'e1', name: 'Anna' },
  stretches: [
    {
      log_id: 'w1',
      project: { id: 'p1', name: 'Roof' },
      start: '2026-03-02T08:00:00Z',
      end: '2026-03-02T16:30:00Z',
      lunch_deduction: 1800,
      reason: null,
      tier: 0,
      lift: null,
    },
    {
      log_id: 'w1',
      project: { id: 'p1', name: 'Roof' },
      start: '2026-03-02T16:30:00Z',
      end: '2026-03-02T17:00:00Z',
      lunch_deduction: 0,
      reason: 'day',
      tier: 1,
      lift: null,
    },
  ],
  holiday: { name: 'good_friday', own_name: '', from_minute: 0, is_major: true },
  total_time: 9 * 3600,
  lunch_deduction: 1800,
  lunch: { minutes: 30, from_hours: 6 },
  week_left_time: null,
  week_paid_time: 0,
  rules: month.rules,
};

function visitReport(
  over: Partial<ColumnarReport> = {},
  answers: Readonly<Record<string, Answers>> = {},
  more = '',
  range = 'from=2026-03-01&to=2026-03-31',
) {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  return visit(`/app/report?${range}${more}`, {
    session: manager(),
    answers: {
      'GET /api/report': { body: { ...month, ...over } },
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      'GET /api/exports': { body: [] },
      ...answers,
    },
  });
}
/** With all its sections open. */
async function report(...given: Parameters<typeof visitReport>) {
  const opened = await visitReport(...given);
  await opened.user.click(await screen.findByRole('button', { name: 'Open all' }));
  for (const name of ['All projects', 'All employees', 'Roof', 'Wall', 'Anna', 'Björn', 'All time entries'])
    await screen.findByRole('table', { name });
  return opened;
}
const section = (id: string) => within(document.getElementById(id) ?? expect.fail(`no #${id}`));
/** The line of a section: its title and its sums. */
const lineOf = (id: string) =>
  [...(document.querySelector(`#${id} > header`)?.querySelectorAll('h2, p, [data-figure]') ?? [])]
    .map(({ textContent }) => textContent)
    .join(' ');
const heads = (id: string) =>
  section(id)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const lines = (id: string) =>
  section(id)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent ?? '').join(' | '));

describe('the report', () => {
  it('is its own index: the way to all entries of the desk, then every section with its sums [report.index]', async () => {
    await report();
    const all = screen.getByRole('link', { name: 'Time entries' });
    expect(all).toHaveAttribute('href', '/app#all-entries');
    const sections = [...document.querySelectorAll('section[data-section]')];
    expect(sections.map(({ id }) => id)).toEqual([
      'all-projects',
      'all-employees',
      'project-p1',
      'project-p2',
      'employee-e1',
      'employee-e2',
      'all-time-entries',
    ]);
    for (const line of sections)
      expect(all.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(lineOf('project-p1')).toMatch(/^Roof 2 employees · 1 day Entries 2 Hours 11.00 Normal 10.00 /);
    expect(lineOf('project-p1')).toMatch(/Overtime 0.50 Lunch −0.50$/);
    expect(lineOf('employee-e1')).toMatch(/^Anna 2 projects · 2 days Entries 2 Hours 13.00 Normal 12.00/);
    expect(lineOf('all-time-entries')).toMatch(/^All time entries 2 employees Entries 3 Hours 15.00/);
  });

  it('is folded until a section is pressed, or pointed at by the address', async () => {
    const { user } = await report();
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    for (const name of ['All projects', 'All employees', 'Roof', 'Wall', 'Anna', 'Björn', 'All time entries'])
      expect(screen.queryByRole('table', { name })).toBeNull();
    const fold = section('employee-e1').getByRole('button', { name: 'Anna', expanded: false });
    await user.click(fold);
    expect(await section('employee-e1').findByRole('table', { name: 'Anna' })).toBeInTheDocument();
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('table', { name: 'Björn' })).toBeNull();
    await user.click(fold);
    expect(screen.queryByRole('table', { name: 'Anna' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Björn' }));
    expect(await screen.findByRole('table', { name: 'Björn' })).toBeInTheDocument();
    await leave();
    await visitReport({}, {}, '#employee-e1');
    expect(await screen.findByRole('table', { name: 'Anna' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Björn' })).toBeNull();
  });

  it('opens on bars by employee and by project, whose figures order them', async () => {
    const { user } = await report();
    const names = () =>
      within(screen.getByRole('table', { name: 'By employee' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Anna', 'Björn', '2 employees']);
    const bars = screen.getByRole('table', { name: 'By project' });
    const [roof = expect.fail('no bar'), wall = expect.fail('no bar')] = within(bars)
      .getAllByRole('row')
      .slice(1);
    const parts = (row: HTMLElement) =>
      [...row.querySelectorAll('[data-kind]')].map((part) => part.getAttribute('data-kind'));
    expect(parts(roof)).toEqual(['work', 'over', 'unpaid']);
    expect(parts(wall)).toEqual(['work']);
    expect(roof.textContent).toMatch(/Roof11.000.50$/);
    const employees = within(screen.getByRole('table', { name: 'By employee' }));
    await user.click(employees.getByRole('button', { name: 'Hours' }));
    expect(names().slice(0, 2)).toEqual(['Anna', 'Björn']);
    expect(employees.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('of the example crew says so above and in each section, and offers no file', async () => {
    await report({ example: true });
    expect(await screen.findByText('This report shows the example crew')).toBeInTheDocument();
    for (const id of ['all-projects', 'all-employees', 'project-p1', 'employee-e1', 'all-time-entries'])
      expect(section(id).getByText(/^Example · /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /PDF|Excel|spreadsheet/i })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Print/ }).length).toBeGreaterThan(1);
    await leave();
    await report();
    expect(screen.getAllByRole('button', { name: /PDF|Excel|spreadsheet/i }).length).toBeGreaterThan(1);
    expect(screen.queryByText(/^Example · /)).toBeNull();
  });

  it.each([
    ['offers', { example: true }, ['Anna', 'Birna']],
    ['does not offer', {}, ['Anna']],
  ])('%s the example crew in its filters as its own rows say', async (_, over, offered) => {
    const body = [anEmployee({ name: 'Anna' }), anEmployee({ id: 'example1', name: 'Birna', example: true })];
    const { user } = await report(over, { 'GET /api/employees': { body } });
    await user.click(await screen.findByRole('button', { name: 'All employees', expanded: false }));
    await screen.findByRole('option', { name: 'Anna' });
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names.slice(1)).toEqual(offered);
  });

  it('says how many entries overlap, leads to them, and names at each the one it overlaps', async () => {
    // Anna's four hours on the wall begin an hour before her nine on the roof are over.
    await report({ gap: [month.gap[0] ?? 0, -3600, month.gap[2] ?? 0] });
    const warning = await screen.findByText('2 entries overlap. The overlap is counted twice.');
    expect(warning).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      '/app?from=2026-03-01&to=2026-03-31&overlapping=true#all-entries',
    );
    for (const id of ['employee-e1', 'all-time-entries']) {
      expect(section(id).getByText('Overlaps 16:00–20:00 Wall')).toBeInTheDocument();
      expect(section(id).getByText('Overlaps 08:00–17:00 Roof')).toBeInTheDocument();
    }
    expect(section('employee-e2').queryByText(/Overlaps/)).toBeNull();
  });

  it('says nothing of overlaps where one entry begins as another ends', async () => {
    await report({ gap: [month.gap[0] ?? 0, 0, month.gap[2] ?? 0] });
    expect(screen.queryByText(/overlap/i)).toBeNull();
  });

  it('says why shown hundredths do not add up, under the tables where they do not and only there', async () => {
    // Eighteen seconds are shown as 0.01, so are thirty-six; fifty-four as 0.02.
    const counted = { seconds: [18, 18, 18], over: [0, 0, 0], lunch: [0, 0, 0] };
    await report({ ...counted, rules: { ...month.rules, lunch_minutes: 0 } });
    const why = /^Totals are rounded once/;
    expect(lines('all-time-entries').map((line) => line.split(' | ')[5])).toEqual([
      '0.01',
      '0.01',
      '0.01',
      '0.02',
    ]);
    expect(section('all-time-entries').getByText(why)).toBeTruthy();
    expect(section('project-p1').getByText(why)).toBeTruthy();
    for (const id of ['all-projects', 'all-employees', 'project-p2', 'employee-e2'])
      expect(section(id).queryByText(why), id).toBeNull();
  });

  it.each([
    ['from=2026-03-31&to=2026-03-01', ['2026-03-01', '2026-03-31']],
    ['from=20-13-01&to=2026-03-31', ['2026-03-01', '2026-03-31']],
    ['from=2026-02-30&to=x', ['2026-03-01', '2026-03-31']],
  ])('asks for real days, the earlier first, whatever its address says: %s', async (query, range) => {
    vi.setSystemTime(new Date('2026-03-15T12:00:00Z'));
    try {
      const { asked } = await report({}, {}, '', query);
      const [first] = asked.filter(({ call }) => call === 'GET /api/report');
      const sent = new URL(first?.url ?? '').searchParams;
      expect([sent.get('from'), sent.get('to')]).toEqual(range);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has its sections in order: All projects, All employees, each project, each employee, All time entries [report.section.*]', async () => {
    await report();
    const ids = [...document.querySelectorAll('section[data-section]')].map((one) => one.id);
    expect(ids).toEqual([
      'all-projects',
      'all-employees',
      'project-p1',
      'project-p2',
      'employee-e1',
      'employee-e2',
      'all-time-entries',
    ]);
    const titles = ids.map((id) => section(id).getByRole('heading', { level: 2 }).textContent);
    expect(titles).toEqual([
      'All projects',
      'All employees',
      'Roof',
      'Wall',
      'Anna',
      'Björn',
      'All time entries',
    ]);
  });

  it('prints and exports each section [report.print-button report.export-button export.button]', async () => {
    await report();
    for (const id of ['all-projects', 'all-employees', 'project-p1', 'employee-e2', 'all-time-entries']) {
      expect(section(id).getByRole('button', { name: 'Print' })).toBeEnabled();
      expect(section(id).getByRole('button', { name: 'Export Excel' })).toBeEnabled();
    }
  });

  it('printed by a section says nothing of the whole report, and stands whole again after it', async () => {
    const { user } = await report({ open_entries: 5 });
    const print = vi.fn(() => {
      const said = document.body.textContent ?? '';
      return [said.includes('3 entries ·'), said.includes('5 running entries')];
    });
    vi.stubGlobal('print', print);
    await user.click(section('employee-e2').getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveReturnedWith([false, false]));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByText(/3 entries/)).toBeVisible();
    expect(screen.getByText(/5 running entries/)).toBeVisible();
  });

  it('shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row [report.project-table.*]', async () => {
    await report();
    const shown = heads('project-p1');
    for (const head of ['Date', 'Entries', 'Employee', 'Hours', 'Normal', 'Overtime', 'Lunch'])
      expect(shown).toContain(head);
    const [anna = '', bjorn = '', total = ''] = lines('project-p1');
    expect(anna).toMatch(/02\.03\.2026 .*Anna.*9[.,]00.*8[.,]00.*0[.,]50.*0[.,]50/);
    expect(bjorn).toMatch(/Björn.*2[.,]00.*2[.,]00.*0[.,]00/);
    expect(total).toMatch(/^Total .*11[.,]00.*10[.,]00.*0[.,]50.*0[.,]50/);
  });

  it('shows lunch only when it is deducted [report.project-column-lunch]', async () => {
    await report({ rules: { ...month.rules, lunch_minutes: 0 }, lunch: [0, 0, 0] });
    expect(heads('project-p1')).not.toContain('Lunch');
  });

  it('shows in an employee, by date: project, hours, normal, overtime [report.employee-table.*]', async () => {
    await report();
    const shown = heads('employee-e1');
    for (const head of ['Date', 'Project', 'Hours', 'Normal', 'Overtime']) expect(shown).toContain(head);
    const [newest = '', older = ''] = lines('employee-e1');
    expect(newest).toMatch(/03\.03\.2026 .*Wall.*4[.,]00/);
    expect(older).toMatch(/02\.03\.2026 .*Roof.*9[.,]00/);
  });

  it('stands in All time entries by employee, then by date, newest first [report.all-entries-sort]', async () => {
    await report();
    const order = lines('all-time-entries').map((line) => line.split(' | ')[0]);
    expect(order).toEqual(['Anna', 'Anna', 'Björn', 'Total']);
    expect(lines('all-time-entries')[0]).toMatch(/03\.03\.2026/);
    expect(lines('all-time-entries')[1]).toMatch(/02\.03\.2026/);
  });

  it('notes under a daily rule that project overtime can not be computed, and not under another [report.daily-rule-note]', async () => {
    await report();
    const note = /cannot be computed by project/;
    expect(section('project-p1').getByText(note)).toBeInTheDocument();
    expect(section('employee-e1').queryByText(note)).toBeNull();
    await leave();
    await report({
      rules: { ...month.rules, overtime_after_day_hours: null, overtime_after_week_hours: 40 },
    });
    expect(section('project-p1').queryByText(note)).toBeNull();
  });

  it('splits project overtime in time order under a daily rule, or leaves it open where that is turned off [overtime.split-in-time-order]', async () => {
    const { user } = await report();
    expect(lines('project-p1')[0]).toMatch(/9[.,]00 \| 8[.,]00 \| 0[.,]50 \| −0[.,]50$/);
    expect(section('project-p1').getByText(/last hours get it/)).toBeInTheDocument();
    await user.click(section('project-p1').getByRole('button', { name: 'Turn off split' }));
    const [anna = '', bjorn = ''] = lines('project-p1');
    expect(anna).toMatch(/Anna \| 9[.,]00 \| –not computed \| –not computed \| –not computed$/);
    expect(bjorn).toMatch(/2[.,]00 \| –not computed/);
    expect(lineOf('project-p1')).toMatch(/Normal –not computed Overtime –not computed Lunch –not computed$/);
    expect(lines('all-projects').at(-1)).toMatch(/^Total .*15[.,]00.*14[.,]00.*0[.,]50.*0[.,]50/);
    expect(lines('employee-e1')[1]).toMatch(/9[.,]00 \| 8[.,]00 \| 0[.,]50/);
    await user.click(section('project-p1').getByRole('button', { name: 'Split by time of day' }));
    expect(lines('project-p1')[0]).toMatch(/9[.,]00 \| 8[.,]00 \| 0[.,]50 \| −0[.,]50$/);
  });

  it('gives every tier of overtime that was worked a column of its own', async () => {
    await report({
      rules: { ...month.rules, tiers: { ...plainTiers, names: ['', 'Night work', ''] } },
      over: [3 * 3600, 0, 0],
      tiers: [[0, 0, 3600, 0]],
    });
    const shown = heads('employee-e1');
    expect(shown).toEqual(expect.arrayContaining(['Overtime 1', 'Night work']));
    expect(shown).not.toContain('Overtime');
    expect(shown).not.toContain('Overtime 3');
    expect(lines('employee-e1')[1]).toMatch(/9[.,]00 \| 5[.,]50 \| 2[.,]00 \| 1[.,]00 \| −0[.,]50$/);
  });

  it('says by which rules it counts, rounding and lunches of single employees among them', async () => {
    await report({
      rules: { ...month.rules, rounding: { minutes: 15, direction: 'nearest' }, own_lunches: 2 },
    });
    const said = screen.getByText(/^Overtime is paid after 8 hours a day\./);
    expect(said).toHaveTextContent('A lunch of 30 minutes is deducted on days of 6 hours or more.');
    expect(said).toHaveTextContent('Times are rounded to the nearest 15 minutes.');
    expect(said).toHaveTextContent('2 employees have a custom lunch.');
  });

  it('says whose own lunches do not count where it brings a lunch for everyone', async () => {
    await report({ rules: { ...month.rules, replaced_lunches: 1 } });
    expect(screen.getByText(/^Overtime is paid after 8 hours a day\./)).toHaveTextContent(
      'The custom lunch of 1 employee is not used here.',
    );
  });

  it('explains a day: which rule took which stretch', async () => {
    const { user, asked } = await report(
      {},
      { 'GET /api/report/employees/e1/explain': { body: explained } },
      '&overtime_after_day_hours=8',
    );
    await user.click(
      section('project-p1').getByRole('button', { name: /^Why 0[.,]50 h: Anna, 02\.03\.2026/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Anna, 02.03.2026' }));
    const rows = within(dialog.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^08:00–16:30Roof0[.,]50 h lunch deducted here8[.,]00Normal$/),
      expect.stringMatching(/^16:30–17:00RoofAfter 8 hours a day0[.,]50Overtime$/),
    ]);
    expect(dialog.getByText(/Good Friday/)).toBeInTheDocument();
    const { call } = asked.find((one) => one.call.includes('explain')) ?? expect.fail('not asked');
    expect(call).toBe('GET /api/report/employees/e1/explain');
    expect(dialog.getByRole('link', { name: 'Show entries of this day' })).toHaveAttribute(
      'href',
      '/app?from=2026-03-02&to=2026-03-02&employee_id=e1#all-entries',
    );
  });

  it('says why an employee has so much overtime, under the figure: days against the limit, entries, the week', async () => {
    const { user } = await report({}, { 'GET /api/report/employees/e1/explain': { body: explained } });
    const bars = within(screen.getByRole('table', { name: 'By employee' }));
    const figure = bars.getByRole('button', { name: /^Why 0[.,]50 h: Anna$/ });
    await user.click(figure);
    const why = within(await screen.findByRole('dialog', { name: 'Why 0.50 h of overtime?' }));
    expect(why.getByText('Anna · 01.–31.03.2026 · after 8 hours a day')).toBeInTheDocument();
    const rows = why.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['Day8PaidOver', 'Mon 02.03.8.500.50', '1 day8.500.50']);
    expect(why.getByRole('link', { name: '2 entries' })).toHaveAttribute(
      'href',
      '/app?from=2026-03-01&to=2026-03-31&employee_id=e1#all-entries',
    );
    expect(why.getByRole('link', { name: 'Open the week' })).toHaveAttribute(
      'href',
      '/app?day=2026-03-02&employee_id=e1#week',
    );
    await user.click(why.getByRole('button', { name: 'Mon 02.03.' }));
    await screen.findByRole('dialog', { name: 'Anna, 02.03.2026' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(figure).toHaveFocus());
  });

  it('counts what came before the report towards the week’s limit, and says so; a press elsewhere closes it', async () => {
    const weekly = { ...month.rules, overtime_after_day_hours: null, overtime_after_week_hours: 40 };
    const sunday = { gap: [second('2026-03-01T08:00:00Z'), 15 * 3600, second('2026-03-02T08:00:00Z')] };
    const before = { ...explained, day: '2026-03-01', week_paid_time: 29 * 3600 };
    const { user, asked } = await report(
      { ...sunday, rules: weekly },
      { 'GET /api/report/employees/e1/explain': { body: before } },
    );
    const bars = within(screen.getByRole('table', { name: 'By employee' }));
    const figure = bars.getByRole('button', { name: /^Why/ });
    await user.click(figure);
    const why = within(await screen.findByRole('dialog', { name: 'Why 0.50 h of overtime?' }));
    expect(
      await why.findByText('The first week has 29.00 h from before 01.03., paid then.'),
    ).toBeInTheDocument();
    expect(why.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Week40PaidOver',
      '23.02.–01.03.37.500.50',
      '02.03.–08.03.4.000.00',
      '2 weeks41.500.50',
    ]);
    const [call] = asked.filter((one) => one.call.includes('explain'));
    expect(new URL(call?.url ?? '').searchParams.get('day')).toBe('2026-03-01');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(figure).toHaveFocus());
    await user.click(figure);
    await screen.findByRole('dialog');
    await user.click(figure);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says whose overtime a project has, and why they have it', async () => {
    const { user } = await report();
    const bars = within(screen.getByRole('table', { name: 'By project' }));
    await user.click(bars.getByRole('button', { name: /^Why 0[.,]50 h: Roof$/ }));
    const why = within(await screen.findByRole('dialog', { name: 'Why 0.50 h of overtime?' }));
    expect(why.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'EmployeePaidOver',
      'Anna8.500.50',
      '1 employee8.500.50',
    ]);
    await user.click(why.getByRole('button', { name: 'Anna' }));
    expect(await screen.findByText('Anna · 01.–31.03.2026 · after 8 hours a day')).toBeInTheDocument();
  });

  it('offers people and projects by name', async () => {
    const names = ['Þóra', 'Zofia', 'Ása', 'Anna'];
    const body = names.map((name, at) => anEmployee({ id: `e${at}`, name }));
    const { user } = await report({}, { 'GET /api/employees': { body } });
    await user.click(screen.getByRole('button', { name: 'All employees', expanded: false }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered.filter((name) => names.includes(name))).toEqual(['Anna', 'Ása', 'Zofia', 'Þóra']);
  });

  it('shows comments when asked [report.project-column-comments]', async () => {
    const comments = { entry: [0], id: ['m1'], text: ['Rain'], after: [60], by: [0], photos: [] };
    const { user } = await report({ comments });
    const shown = screen.queryByRole('button', { name: /^Comments: hidden/ });
    if (shown) await user.click(shown);
    expect((await screen.findAllByText('Rain')).length).toBeGreaterThan(0);
    expect(heads('project-p1')).toContain('Comments');
    // A section without comments has no column for them.
    expect(heads('project-p2')).not.toContain('Comments');
  });
});

describe('an export from the report', () => {
  const job: ExportJob = {
    id: 'x1',
    kind: 'projects',
    state: 'queued',
    rows_done: 0,
    rows: null,
    filters: { from: '2026-03-01', to: '2026-03-31' },
    created: '2026-04-01T08:00:00Z',
    ends: '2026-04-08T08:00:00Z',
  };

  it('runs from idle over a progress bar to done, with the file [export.state.idle export.state.running export.state.done]', async () => {
    const states: ExportJob[] = [
      { ...job, state: 'running', rows: 4, rows_done: 1 },
      {
        ...job,
        state: 'done',
        rows: 4,
        rows_done: 4,
        file_name: 'projects.xlsx',
        address: 'https://files.example.test/x1',
      },
    ];
    const { user, asked } = await report(
      {},
      {
        'POST /api/exports': { body: job },
        'GET /api/exports/x1': () => ({ body: states.length > 1 ? states.shift() : states[0] }),
      },
    );
    await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
    const bar = await section('all-projects').findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'));
    expect(await section('all-projects').findByText('Ready')).toBeInTheDocument();
    expect(section('all-projects').getByRole('link', { name: /Download projects\.xlsx/ })).toHaveAttribute(
      'href',
      'https://files.example.test/x1',
    );
    expect(asked.find(({ call }) => call === 'POST /api/exports')?.body).toMatchObject({
      kind: 'projects',
      filters: { from: '2026-03-01', to: '2026-03-31' },
    });
  });

  it.each([true, false])(
    'comes by itself, once, if the browser still counts the press: %s',
    async (isActive) => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
      const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      const ready: ExportJob = {
        ...job,
        id: `ready-${isActive}`,
        state: 'done',
        rows: 4,
        rows_done: 4,
        file_name: 'projects.xlsx',
        address: 'https://files.example.test/x2',
      };
      const { user } = await report(
        {},
        { 'POST /api/exports': { body: ready }, [`GET /api/exports/${ready.id}`]: { body: ready } },
      );
      await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
      await section('all-projects').findByRole('link', { name: /Download projects\.xlsx/ });
      expect(clicked.mock.contexts.map((link) => String(link))).toEqual(isActive ? [ready.address] : []);
      clicked.mockRestore();
      Reflect.deleteProperty(navigator, 'userActivation');
    },
  );

  const running: ExportJob = { ...job, state: 'running', rows: 4, rows_done: 1 };
  const begun = async (more = '') => {
    const opened = await report(
      {},
      {
        'POST /api/exports': { body: job },
        'GET /api/exports/x1': { body: running },
        'PUT /api/exports/x1/cancel': { body: { ...running, state: 'cancelled' } },
      },
      more,
    );
    return opened;
  };

  it('that failed is not said to have been saved perhaps: there is nothing to look at', async () => {
    const { user } = await report({}, { 'POST /api/exports': problem(500, 'unexpected') });
    await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
    const alert = await section('all-projects').findByText(/The servers had a hiccup/);
    expect(alert).not.toHaveTextContent('saved');
  });

  it('is made as a PDF too, of the whole report and of one section', async () => {
    const { user, asked } = await begun();
    const requests = () => asked.filter(({ call }) => call === 'POST /api/exports').map(({ body }) => body);
    const [whole = expect.fail('no button')] = screen.getAllByRole('button', { name: 'Export PDF' });
    await user.click(whole);
    await screen.findByRole('progressbar');
    expect(section('all-projects').queryByRole('button', { name: 'Export PDF' })).toBeNull();
    await user.click(section('employee-e1').getByRole('button', { name: 'Export PDF' }));
    await section('employee-e1').findByRole('progressbar');
    expect(requests()).toMatchObject([
      { kind: 'pdf', options: { language: 'en', split: true, comments: false } },
      { kind: 'pdf', options: { employee_id: 'e1' } },
    ]);
    expect(requests()[0]).not.toMatchObject({ options: { employee_id: expect.anything() } });
  });

  it('resets its progress when the options change, and does not take it up again [export.progress-resets]', async () => {
    const { user } = await begun();
    await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
    await section('all-projects').findByRole('progressbar');
    const comments = () => screen.getByRole('button', { name: /^Comments: / });
    await user.click(comments());
    await waitFor(() => expect(section('all-projects').queryByRole('progressbar')).toBeNull());
    expect(section('all-projects').getByRole('button', { name: 'Export Excel' })).toBeEnabled();
    await user.click(comments());
    expect(section('all-projects').queryByRole('progressbar')).toBeNull();
  });

  it('goes on after a reload', async () => {
    const { user } = await begun();
    await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
    await section('all-projects').findByRole('progressbar');
    await leave();
    await begun();
    expect(await section('all-projects').findByRole('progressbar')).toBeInTheDocument();
    expect(section('all-employees').queryByRole('progressbar')).toBeNull();
  });

  it('can be stopped, and is idle again', async () => {
    const { user, asked } = await begun();
    await user.click(section('all-projects').getByRole('button', { name: 'Export Excel' }));
    await section('all-projects').findByRole('progressbar');
    await user.click(section('all-projects').getByRole('button', { name: 'Stop export' }));
    await waitFor(() => expect(section('all-projects').queryByRole('progressbar')).toBeNull());
    expect(asked.filter(({ call }) => call === 'PUT /api/exports/x1/cancel')).toHaveLength(1);
    expect(section('all-projects').getByRole('button', { name: 'Export Excel' })).toBeEnabled();
  });

  it('asks for what the screen shows: the report’s own rules, and projects left open', async () => {
    const { user, asked } = await begun('&overtime_after_day_hours=7.5&rounding=false&split=none');
    await user.click(section('project-p1').getByRole('button', { name: 'Export Excel' }));
    await section('project-p1').findByRole('progressbar');
    expect(asked.find(({ call }) => call === 'POST /api/exports')?.body).toEqual({
      kind: 'projects',
      filters: { from: '2026-03-01', to: '2026-03-31' },
      options: {
        language: 'en',
        overtime_after_day_hours: 7.5,
        rounding: false,
        split: false,
        comments: false,
        images: false,
        project_id: 'p1',
      },
    });
  });
});
