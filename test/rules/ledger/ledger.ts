// The whole ledger: every row of every area, and how many are still unbuilt.
import { admin } from './admin.ts';
import { billing } from './billing.ts';
import { callsCompany } from './calls-company.ts';
import { callsEmployee } from './calls-employee.ts';
import { employeeAndTimeClock } from './employee-and-time-clock.ts';
import { employeeForm } from './employee-form.ts';
import { employeesList } from './employees-list.ts';
import { entriesEditing } from './entries-editing.ts';
import { entriesTable } from './entries-table.ts';
import { errors } from './errors.ts';
import { exportRows } from './export.ts';
import { house } from './house.ts';
import { landing } from './landing.ts';
import { languageAndRegions } from './language-and-regions.ts';
import { payroll } from './payroll.ts';
import { plans } from './plans.ts';
import { projects } from './projects.ts';
import { report } from './report.ts';
import { roles } from './roles.ts';
import { routes } from './routes.ts';
import type { Row } from './row.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { trialAndSetup } from './trial-and-setup.ts';
import { wire } from './wire.ts';

export const ledger: readonly Row[] = [
  ...house,
  ...routes,
  ...landing,
  ...languageAndRegions,
  ...trialAndSetup,
  ...signIn,
  ...roles,
  ...callsCompany,
  ...callsEmployee,
  ...wire,
  ...errors,
  ...employeesList,
  ...employeeForm,
  ...projects,
  ...entriesTable,
  ...entriesEditing,
  ...report,
  ...exportRows,
  ...payroll,
  ...settings,
  ...billing,
  ...plans,
  ...admin,
  ...employeeAndTimeClock,
];

export function unbuiltCount(rows: readonly Row[]): number {
  return rows.filter((row) => row.proof === 'unbuilt').length;
}
