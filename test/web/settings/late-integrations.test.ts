// Proves that payroll integrations are added and deleted only as their manager saw them, and that a lost reply is no failure.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Integrations } from '#shared/model/company/company.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { dialogCalled, questionCalled, sent } from './desk-settings.ts';
import { opened, openLate, regla, changedLines } from './late.ts';

afterEach(leave);

const removal = 'DELETE /api/integrations/regla';
const addition = 'PUT /api/integrations/payday';
const now = (integrations: Integrations) => ({ settings: { ...opened, version: 1 }, integrations });
/** Refuses a change of an older version, and accepts the next one. */
function refusedOnce(integrations: Integrations, body: unknown = {}) {
  let tries = 0;
  return () => {
    tries += 1;
    return tries > 1 ? { body } : problem(409, 'settings_changed', { params: now(integrations) });
  };
}

async function deleting(answers: Parameters<typeof openLate>[1]) {
  const page = await openLate({}, answers);
  await page.user.click(await page.row(/^Regla/));
  const dialog = await dialogCalled('Regla');
  const press = async () => {
    await page.user.click(dialog.getByRole('button', { name: 'Delete integration' }));
    const question = await questionCalled('Delete Regla?');
    await page.user.click(question.getByRole('button', { name: 'Delete integration' }));
  };
  await press();
  const versions = () =>
    page.asked.filter((one) => one.call === removal).map(({ url }) => new URL(url, 'http://x').search);
  return { ...page, dialog, press, versions };
}

async function adding(answers: Parameters<typeof openLate>[1]) {
  const page = await openLate({}, answers);
  await page.user.click(await page.row(/Add integration/));
  const dialog = await dialogCalled('Add integration');
  await page.user.click(dialog.getByRole('button', { name: /Integration/ }));
  await page.user.click(await screen.findByRole('option', { name: 'Payday' }));
  await page.user.click(dialog.getByRole('button', { name: 'Add' }));
  return { ...page, dialog };
}

describe('an integration that is deleted', () => {
  it('stays where another manager has changed it, and its newer pay items are shown', async () => {
    const newer = { regla: { ...regla, pay_code_regular: 777 } };
    const { dialog, press, versions } = await deleting({ answers: { [removal]: refusedOnce(newer) } });
    expect(changedLines(await dialog.findByRole('alert'))).toEqual(['Pay item for normal hours: 777']);
    expect(dialog.getByLabelText(/Pay item for normal hours/)).toHaveValue('777');
    await press();
    expect(await screen.findByText('Integration deleted')).toBeInTheDocument();
    expect(versions()).toEqual(['?version=0', '?version=1']);
  });

  it('goes without a word where others have changed something else', async () => {
    const { versions } = await deleting({ answers: { [removal]: refusedOnce({ regla }) } });
    expect(await screen.findByText('Integration deleted')).toBeInTheDocument();
    expect(versions()).toEqual(['?version=0', '?version=1']);
  });

  it('is gone, and its dialog with it, though the reply was lost', async () => {
    let isGone = false;
    await deleting({
      answers: {
        'POST /api/self': () => ({
          body: manager({ settings: opened, integrations: isGone ? {} : { regla } }),
        }),
        [removal]: () => {
          isGone = true;
          return problem(502, 'unexpected');
        },
      },
    });
    expect(await screen.findByText('Integration deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Regla' })).toBeNull());
  });
});

describe('an integration that is added', () => {
  it.each([
    ['as another manager added it and switched it off', { active: false }],
    ['with the pay items of another manager', { active: true, pay_item_lunch: 'Kaffi' }],
  ])('is not taken over %s: it is said to be there', async (_how, payday) => {
    const { dialog, asked } = await adding({ answers: { [addition]: refusedOnce({ regla, payday }) } });
    const words = 'Someone else has just added Payday. It is in the list.';
    expect(await dialog.findByText(words)).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Integrations', hidden: true });
    expect(list).toHaveTextContent(payday.active ? 'PaydayActive' : 'PaydayOff');
    expect(sent(asked, addition)).toEqual([{ active: true, version: 0 }]);
  });

  it('is added without a word where others have changed something else', async () => {
    const { asked } = await adding({ answers: { [addition]: refusedOnce({ regla }, { active: true }) } });
    expect(await screen.findByText('Payday added')).toBeInTheDocument();
    expect(sent(asked, addition)).toEqual([
      { active: true, version: 0 },
      { active: true, version: 1 },
    ]);
  });
});
