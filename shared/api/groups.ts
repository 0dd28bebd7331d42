// The list of groups: one Lambda each, for the stacks, the local cloud, the tests and the API reference.

import { apiAccess } from './api-access.ts';
import { billing } from './billing.ts';
import { companies } from './company.ts';
import { corrections } from './corrections.ts';
import { crew } from './crew.ts';
import { employeeApp } from './employee-app.ts';
import { exportJobs } from './exports.ts';
import { managers } from './office-managers.ts';
import { monthlyReports } from './monthly-report.ts';
import { payroll } from './payroll.ts';
import { ownWorkLogs } from './own-work-logs.ts';
import { passkeys } from './passkeys.ts';
import { payPeriods } from './pay-periods.ts';
import { photos } from './photos.ts';
import { platform } from './platform.ts';
import { publicApi } from './public.ts';
import { reports } from './report.ts';
import { scripts } from './scripts.ts';
import { sessions } from './session.ts';
import { timeClock } from './time-clock.ts';
import { workLogHistory, worklogs } from './worklogs.ts';

export const groups = [
  sessions,
  companies,
  managers,
  passkeys,
  apiAccess,
  billing,
  worklogs,
  workLogHistory,
  corrections,
  reports,
  exportJobs,
  payPeriods,
  payroll,
  monthlyReports,
  employeeApp,
  crew,
  ownWorkLogs,
  timeClock,
  photos,
  platform,
  scripts,
  publicApi,
] as const;
