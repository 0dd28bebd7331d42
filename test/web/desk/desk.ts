// A company's desk for tests: its session, and rows as the API answers them.
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { sessionOf } from '#test/web/front/visit.ts';

export const manager = (over: Partial<Session> = {}): Session =>
  sessionOf({
    name: 'Múrverk ehf.',
    email: 'gardar@example.is',
    country: 'IS',
    created: '2026-11-01T08:00:00Z',
    paying_customer: true,
    latest_work_log: '2026-11-18T08:00:00Z',
    integrations: {},
    settings: firstSettings('en', 'Atlantic/Reykjavik'),
    ...over,
  });

let made = 0;
export const anEmployee = (over: Partial<Employee> = {}): Employee => ({
  id: `e${String((made += 1)).padStart(7, '0')}`,
  name: 'Anna',
  created: '2026-05-04T08:00:00Z',
  latest_work_log: null,
  disabled: false,
  version: 1,
  login_token: 'bdgk',
  phone_number: '',
  needs: [],
  integrations: {},
  ...over,
});
export const aProject = (over: Partial<Project> = {}): Project => ({
  id: `p${String((made += 1)).padStart(7, '0')}`,
  name: 'Roof',
  version: 1,
  is_open: true,
  created: '2026-05-04T08:00:00Z',
  latest_work_log: null,
  total_working_hours: 0,
  created_by: 'Company',
  ...over,
});
export const aWorkLog = (over: Partial<WorkLog> = {}): WorkLog => ({
  id: `w202611${String((made += 1)).padStart(7, '0')}`,
  project: { id: 'p0000001', name: 'Roof' },
  employee: { id: 'e0000001', name: 'Anna' },
  start_time: '2026-11-18T08:00:00Z',
  end_time: '2026-11-18T16:00:00Z',
  total_time: 8 * 3600,
  approved: false,
  has_location: false,
  created_by: 'Employee',
  work_log_comments: [],
  version: 1,
  ...over,
});
