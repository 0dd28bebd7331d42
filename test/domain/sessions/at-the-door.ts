// People at the door of a company: they log in on devices, known or not, and strangers spend its tries.

import { expect } from 'vitest';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { employeeLogin, login } from '#functions/domain/sign-in/sign-in.ts';
import { budgets } from '#shared/limits.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

export const code = (value: string) => expect.objectContaining({ code: value });

/** A company of this file's tests, and its door. */
export async function useDoor() {
  const { world, company } = await useCompany('Smiðir');
  const employ = async (name: string, token: string) =>
    createEmployee(await world.asCompany(company.token), { body: { name, token, phone_number: '6111234' } });
  const enter = (password: string, device?: string, name = 'Anna') =>
    employeeLogin(world.asVisitor({ device }), {
      body: { company_name: company.name, employee_name: name, password },
    });
  const enterCompany = (password: string, device?: string) =>
    login(world.asVisitor({ device }), { body: { username: company.name, password } });

  /** Ten strangers' wrong guesses, over whom there are to guess at. */
  async function spendCompany(): Promise<void> {
    for (let n = 0; n < budgets.companyEmployeesGuess[0]; n += 1) {
      const name = `Stranger ${n}`;
      await employ(name, 'lmnp');
      await expect(enter('zzzz', undefined, name)).rejects.toThrow(code('wrong_employee_password'));
    }
  }
  return { world, company, employ, enter, enterCompany, spendCompany };
}
