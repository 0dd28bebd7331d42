// A company with payroll systems and an employee, as tests of payroll files, of their check and their record need it.

import { makePayrollFile } from '#functions/domain/payroll/payroll.ts';
import { requestExport } from '#functions/domain/payroll/request.ts';
import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Integrations, Settings } from '#shared/model/company/company.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { worked } from '#test/domain/report/worked.ts';

export const october = { from: '2026-10-01', to: '2026-10-31' };
const allActive: Integrations = {
  payday: { active: true },
  regla: { active: true },
  dk: { active: true },
};
type Crew = { company: Company; anna: Employee; roof: Project };

export async function usePayroll() {
  const world = await useWorld('2026-11-01T08:00:00Z');
  const office = await useOffice(world);

  async function aCrew(
    integrations: Integrations = allActive,
    rules: Partial<Settings> = {},
    kt = '1201603389',
  ): Promise<Crew> {
    const settings = { ...firstSettings('is', 'Atlantic/Reykjavik'), ...rules };
    const company = await world.aCompany({ settings, integrations });
    const anna = await withKennitala(company, 'Anna', kt);
    return { company, anna, roof: await world.aProject(company, { name: 'Roof' }) };
  }
  const withKennitala = (company: Company, name: string, kt: string) =>
    world.anEmployee(company, {
      name,
      integrations: kt === '' ? {} : { payday: { kt }, regla: { kt }, dk: { kt, deild: '7' } },
    });
  /** Hours of one October day, from and to as 'HH:MM'. */
  const work = (
    { roof }: Crew,
    who: Employee,
    day: number,
    from: string,
    to: string | undefined,
    over: Partial<WorkLogRow> = {},
  ) => {
    const at = (clock: string) => `2026-10-${String(day).padStart(2, '0')}T${clock}:00Z`;
    return worked(world, who, roof, at(from), to === undefined ? undefined : at(to), over);
  };
  const asked = async (company: Company, kind: PayrollSystem, filters: object = {}) =>
    (
      await requestExport(await office.asCompany(company), {
        body: { kind, filters: { ...october, ...filters } },
      })
    ).id;
  const madeBy = (company: Company, exportId: string, over: Parameters<typeof office.asWorker>[0] = {}) =>
    makePayrollFile(office.asWorker(over), { companyId: company.id, exportId });
  const bytesOf = async (company: Company, kind: PayrollSystem, filters: object = {}) => {
    const id = await asked(company, kind, filters);
    await madeBy(company, id);
    return (await office.download(await office.job(company, id))).bytes;
  };
  return { world, office, aCrew, withKennitala, work, asked, madeBy, bytesOf };
}
