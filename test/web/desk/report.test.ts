// Proves the report screen: index, sections, columns, totals, the note under a daily rule, and an export's states.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExportJob } from '#shared/model/export.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { type Answers, leave, visit } from '../front/visit.ts';
import { manager } from './desk.ts';

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

async function report(over: Partial<ColumnarReport> = {}, answers: Readonly<Record<string, Answers>> = {}) {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const opened = await visit('/app/report?from=2026-03-01&to=2026-03-31', {
    session: manager(),
    answers: {
      'GET /api/report': { body: { ...month, ...over } },
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      'GET /api/exports': { body: [] },
      ...answers,
    },
  });
  await screen.findByRole('table', { name: 'All projects' });
  return opened;
}
const section = (id: string) => within(document.getElementById(id) ?? expect.fail(`no #${id}`));
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
  it('has an index that links to all entries of the desk, then to every section', async () => {
    await report();
    const index = within(screen.getByRole('navigation', { name: 'In this report' }));
    const links = index.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/app#all-entries',
      '#all-projects',
      '#all-employees',
      '#project-p1',
      '#project-p2',
      '#employee-e1',
      '#employee-e2',
      '#all-time-entries',
    ]);
  });

  it('has its sections in order: All projects, All employees, each project, each employee, All time entries', async () => {
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

  it('prints and exports each section', async () => {
    await report();
    for (const id of ['all-projects', 'all-employees', 'project-p1', 'employee-e2', 'all-time-entries']) {
      expect(section(id).getByRole('button', { name: 'Print' })).toBeEnabled();
      expect(section(id).getByRole('button', { name: 'Export' })).toBeEnabled();
    }
  });

  it('shows in a project: date, entries, employee, hours, normal, overtime, lunch, and a total row', async () => {
    await report();
    const shown = heads('project-p1');
    for (const head of ['Date', 'Entries', 'Employee', 'Hours', 'Normal', 'Overtime', 'Lunch'])
      expect(shown).toContain(head);
    const [anna = '', bjorn = '', total = ''] = lines('project-p1');
    expect(anna).toMatch(/02\.03\.2026 .*Anna.*9[.,]00.*8[.,]00.*0[.,]50.*0[.,]50/);
    expect(bjorn).toMatch(/Björn.*2[.,]00.*2[.,]00.*0[.,]00/);
    expect(total).toMatch(/^Total .*11[.,]00.*10[.,]00.*0[.,]50.*0[.,]50/);
  });

  it('shows lunch only when it is deducted', async () => {
    await report({ rules: { ...month.rules, lunch_minutes: 0 }, lunch: [0, 0, 0] });
    expect(heads('project-p1')).not.toContain('Lunch');
  });

  it('shows in an employee, by date: project, hours, normal, overtime', async () => {
    await report();
    const shown = heads('employee-e1');
    for (const head of ['Date', 'Project', 'Hours', 'Normal', 'Overtime']) expect(shown).toContain(head);
    const [newest = '', older = ''] = lines('employee-e1');
    expect(newest).toMatch(/03\.03\.2026 .*Wall.*4[.,]00/);
    expect(older).toMatch(/02\.03\.2026 .*Roof.*9[.,]00/);
  });

  it('stands in All time entries by employee, then by date, newest first', async () => {
    await report();
    const order = lines('all-time-entries').map((line) => line.split(' | ')[0]);
    expect(order).toEqual(['Anna', 'Anna', 'Björn', 'Total']);
    expect(lines('all-time-entries')[0]).toMatch(/03\.03\.2026/);
    expect(lines('all-time-entries')[1]).toMatch(/02\.03\.2026/);
  });

  it('notes under a daily rule that project overtime can not be computed, and not under another', async () => {
    await report();
    const note = /can not be computed .*when overtime is paid after X hours a day/;
    expect(section('project-p1').getByText(note)).toBeInTheDocument();
    expect(section('employee-e1').queryByText(note)).toBeNull();
    await leave();
    await report({
      rules: { ...month.rules, overtime_after_day_hours: null, overtime_after_week_hours: 40 },
    });
    expect(section('project-p1').queryByText(note)).toBeNull();
  });

  it('shows comments when asked', async () => {
    const comments = { entry: [0], id: ['m1'], text: ['Rain'], after: [60], by: [0], photos: [] };
    const { user } = await report({ comments });
    const shown = screen.queryByRole('button', { name: /^Comments: hidden/ });
    if (shown) await user.click(shown);
    expect((await screen.findAllByText('Rain')).length).toBeGreaterThan(0);
    expect(heads('project-p1')).toContain('Comments');
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
  };

  it('runs from idle over a progress bar to done, with the file', async () => {
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
    await user.click(section('all-projects').getByRole('button', { name: 'Export' }));
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
});
