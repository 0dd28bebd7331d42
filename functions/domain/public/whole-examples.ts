// Examples of nouns whose fields must fit each other: an entry, its history, a session.

import type * as z from 'zod/mini';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { productName } from '#shared/limits.ts';
import { integrations, type Session, session } from '#shared/model/company/company.ts';
import { type Employee, employee } from '#shared/model/employee.ts';
import { type HistoryRow, historyRow } from '#shared/model/worklog/history.ts';
import { clockInSent, clockOutSent, ownClock, type WorkLog, workLog } from '#shared/model/worklog.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { platformId } from '#functions/table/rows/session-row.ts';

const [anna, roof] = [
  { id: 'e1k7m2qz', name: 'Anna Jónsdóttir' },
  { id: 'p4w8n3vx', name: 'Skúlagata 30' },
] as const;
const entryId = 'w202611e1k7m2qz18a1b2c3d4e5f6a7';

/** Clocked in and out on the phone; the office changed the end and approved it. */
const entry: WorkLog = {
  id: entryId,
  project: roof,
  employee: anna,
  start_time: '2026-11-18T08:00:12Z',
  end_time: '2026-11-18T16:30:12Z',
  total_time: 30_600,
  original_end_time: '2026-11-18T17:04:41Z',
  approved: true,
  has_location: true,
  created_by: 'Employee',
  work_log_comments: [
    {
      id: 'k3vq8d2m7w1x',
      comment: 'Waiting for timber',
      created: '2026-11-18T09:40:03Z',
      created_by: 'Employee',
    },
  ],
  version: 4,
};
const { end_time: _, total_time: __, original_end_time: ___, ...begun } = entry;
const running: WorkLog = { ...begun, approved: false, work_log_comments: [], version: 1 };
const ended: WorkLog = { ...running, end_time: '2026-11-18T16:30:12Z', total_time: 30_600, version: 2 };
const next: WorkLog = {
  ...running,
  id: 'w202611e1k7m2qz3f6a7b8c9d0e1f2',
  project: { id: 'p9x2c4vb', name: 'Garðatorg 5' },
  start_time: '2026-11-18T16:30:12Z',
};
const leaving = {
  id: 'k3vq8d2m7w1x5z9rk3vq8d2m7w1x5z9r',
  at: '2026-11-18T16:30:12Z',
  sent_at: '2026-11-18T16:30:13Z',
  location: { lat: '64.1466', lon: '-21.9426', accuracy: 12, timestamp: '2026-11-18T16:30:05Z' },
};

const change: HistoryRow = {
  at: '2026-11-19T09:12:30Z',
  by: { kind: 'Company', name: 'office@thakverk.example' },
  action: 'changed',
  changes: [{ field: 'end_time', from: '2026-11-18T17:04:41Z', to: '2026-11-18T16:30:12Z' }],
};
const worker: Employee = {
  ...anna,
  created: '2026-02-02T10:15:00Z',
  latest_work_log: entry.start_time,
  disabled: false,
  version: 3,
  login_token: 'kfrt',
  phone_number: '+3546111234',
  needs: ['manage_worklogs'],
  integrations: { payday: { kt: '1201603389' } },
};
const payroll = { payday: { active: true, evening_column: false } };

const company = { id: 'c7d2k9wq', name: 'Þakverk ehf.' };
const settings = { ...firstSettings('is', 'Atlantic/Reykjavik'), version: 2 };
const office: Session = {
  role: 'COMPANY',
  ...company,
  email: 'office@thakverk.example',
  email_verified: true,
  country: 'IS',
  created: '2026-02-02T09:00:00Z',
  paying_customer: true,
  trial_ends: '2026-02-16T09:00:00Z',
  billing_plan: 'TwentyFourEmployeesMax2023',
  disabled: false,
  time_clock_token: 'k3vq8d2m7w1x5z9rk3vq8d2m7w1x5z9rk3vq8d2m7w1',
  notices_seen: null,
  integrations: payroll,
  settings,
};
const sessionToken = { session_token: 'c7d2k9wq.k3vq8d2m7w1x5z9rk3vq8d2m7w1x5z9r' };
const onThePhone: Session = {
  role: 'EMPLOYEE',
  ...anna,
  company,
  country: 'IS',
  created: worker.created,
  disabled: false,
  latest_work_log: entry.start_time,
  settings,
  needs: worker.needs,
  ...sessionToken,
};
const onTheWall: Session = {
  role: 'COMPANY_TIME_CLOCK',
  ...company,
  company,
  country: 'IS',
  disabled: false,
  settings,
};
const platform: Session = { role: 'ADMIN', id: platformId, name: productName };

const switched = employeeApp.endpoints.switchProject.reply;
const examples = new Map<unknown, unknown>([
  [workLog, entry],
  [ownClock, { open: running, assumed: [], time: '2026-11-18T10:00:00Z' }],
  [historyRow, change],
  [clockOutSent, { ...leaving, work_log_id: entryId }],
  [employee, worker],
  [integrations, payroll],
  [switched, { ended, started: next }],
  [session, office],
]);

/** The answer of a press: the entry at that moment. */
function pressed({ path }: Endpoint): WorkLog | undefined {
  if (/(?:clock_in|create_work_log)$/.test(path)) return running;
  if (path.endsWith('switch_work_log')) return next;
  return /(?:clock_out|close_work_log)$/.test(path) ? ended : undefined;
}
const sessionOf = ({ path }: Endpoint): Session => {
  if (path.startsWith('/employee/')) return onThePhone;
  if (path.startsWith('/api/time_clock/')) return onTheWall;
  return path.startsWith('/admin/') ? platform : office;
};

/** The complete example of a schema, if there is one; calls that log in show that role. */
export function wholeExample(schema: z.core.$ZodType, endpoint?: Endpoint): unknown {
  if (schema === session && endpoint) return sessionOf(endpoint);
  if (schema === clockInSent && endpoint?.path.endsWith('switch'))
    return { ...leaving, project_id: next.project.id };
  const entryThen = schema === workLog && endpoint ? pressed(endpoint) : undefined;
  return entryThen ?? examples.get(schema);
}
