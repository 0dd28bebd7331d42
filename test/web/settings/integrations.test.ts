// Proves the payroll integrations: which are offered, adding, switching, pay items, deleting.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Integrations } from '#shared/model/company/company.ts';
import { type OvertimeTiers, plainTiers } from '#shared/model/company/pay-rules.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from './desk-settings.ts';

afterEach(leave);

const open = (integrations: Integrations, answers = {}) => openSettings(manager({ integrations }), answers);
const section = () => within(screen.getByRole('region', { name: 'Integrations' }));

async function addOpened(integrations: Integrations, answers = {}) {
  const page = await open(integrations, answers);
  await page.user.click(screen.getByRole('button', { name: /Add integration/ }));
  const dialog = await dialogCalled('Add integration');
  await page.user.click(dialog.getByRole('button', { name: /Integration/ }));
  const choices = (await screen.findAllByRole('option')).map((option) => option.textContent);
  const choose = async (name: string) => page.user.click(await screen.findByRole('option', { name }));
  return { ...page, dialog, choices, choose };
}

async function editOpened(name: 'Payday' | 'Regla' | 'DK', integrations: Integrations, answers = {}) {
  const page = await open(integrations, answers);
  await page.user.click(section().getByRole('button', { name: new RegExp(name) }));
  return { ...page, dialog: await dialogCalled(name) };
}

describe('integrations', () => {
  it('are offered to Icelandic companies only [integrations.icelandic-only]', async () => {
    await openSettings();
    expect(screen.getByRole('button', { name: /Add integration/ })).toBeInTheDocument();
    await leave();
    await openSettings(manager({ country: 'PT' }));
    expect(screen.queryByRole('button', { name: /Add integration/ })).toBeNull();
  });

  it('are offered once each, and DK only to whom it was opened [integrations.not-twice]', async () => {
    expect((await addOpened({ payday: { active: false } })).choices).toEqual(['Regla', 'Another system']);
    await leave();
    const all = await addOpened({ temp_can_see_dk: true });
    expect(all.choices).toEqual(['Payday', 'Regla', 'DK', 'Another system']);
    await leave();
    await open({ payday: { active: true }, regla: { active: true }, dk: { active: true } });
    expect(screen.queryByRole('button', { name: /Add integration/ })).toBeNull();
  });

  it('are added only when one of ours is chosen, not before and not for another system [integrations.needs-selection]', async () => {
    const call = 'PUT /api/integrations/regla';
    const { user, dialog, asked, choose } = await addOpened({}, { [call]: { body: { active: true } } });
    const add = () => dialog.getByRole('button', { name: 'Add' });
    expect(add()).toBeDisabled();
    await choose('Another system');
    expect(add()).toBeDisabled();
    expect(dialog.getByText(/the name of your payroll system/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Integration/ }));
    await choose('Regla');
    expect(add()).toBeEnabled();
    await user.click(add());
    await waitFor(() => expect(sent(asked, call)).toEqual([{ active: true, version: 0 }]));
  });

  it('are saved only when something changed [integrations.save-when-changed]', async () => {
    const call = 'PUT /api/integrations/payday';
    const kept = { payday: { active: true } };
    const { user, dialog, asked } = await editOpened('Payday', kept, { [call]: { body: kept.payday } });
    const active = dialog.getByRole('switch', { name: /^Active/ });
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.click(active);
    expect(save).toBeEnabled();
    await user.click(active);
    expect(save).toBeDisabled();
    await user.click(active);
    await user.click(save);
    await waitFor(() => expect(sent(asked, call)).toEqual([{ active: false, version: 0 }]));
  });

  it('have pay items of their own where the file names them; an emptied one is the usual again', async () => {
    const call = 'PUT /api/integrations/regla';
    const kept = { regla: { active: true, pay_code_overtime: 206 } };
    const { user, dialog, asked } = await editOpened('Regla', kept, { [call]: { body: { active: true } } });
    const [regular, overtime] = [/Pay item for normal hours/, /Pay item for overtime/].map((name) =>
      dialog.getByLabelText(name),
    );
    if (!regular || !overtime) expect.fail('no pay items');
    expect(overtime).toHaveValue('206');
    expect(dialog.getByText('Usually 106')).toBeInTheDocument();
    await user.type(regular, '1x');
    expect(dialog.getByText('Enter a whole number, up to 5 digits')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(regular);
    await user.type(regular, '204');
    await user.clear(overtime);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([{ active: true, pay_code_regular: 204, version: 0 }]),
    );
    expect(asked.find((one) => one.call === call)?.url).toContain('replace_all=true');
  });

  it('give Payday’s file the column for evening work on request', async () => {
    const call = 'PUT /api/integrations/payday';
    const kept = { payday: { active: true } };
    const { user, dialog, asked } = await editOpened('Payday', kept, { [call]: { body: kept.payday } });
    await user.click(dialog.getByRole('switch', { name: /Eftirvinna/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([{ active: true, evening_column: true, version: 0 }]),
    );
  });

  it('have a pay item for each tier that the rules give, under the company’s own name, and one for lunch', async () => {
    const call = 'PUT /api/integrations/dk';
    const kept = { dk: { active: true, pay_code_tier3: 113 } };
    const tiers: OvertimeTiers = { ...plainTiers, saturdays: 2, names: ['', 'Helgarvinna', ''] };
    const session = manager({
      integrations: kept,
      settings: { ...firstSettings('en', 'Atlantic/Reykjavik'), tiers },
    });
    const { user, asked } = await openSettings(session, { [call]: { body: kept.dk } });
    await user.click(section().getByRole('button', { name: /DK/ }));
    const dialog = await dialogCalled('DK');
    await user.type(dialog.getByLabelText('Pay item for Overtime 1'), '111');
    await user.type(dialog.getByLabelText('Pay item for Helgarvinna'), '112');
    expect(dialog.getByLabelText('Pay item for Overtime 3')).toHaveValue('113');
    await user.type(dialog.getByLabelText('Pay item for lunch deduction'), '900');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const codes = { pay_code_tier1: 111, pay_code_tier2: 112, pay_code_tier3: 113, pay_code_lunch: 900 };
    await waitFor(() => expect(sent(asked, call)).toEqual([{ active: true, ...codes, version: 0 }]));
    await leave();
    await open(kept);
    await user.click(section().getByRole('button', { name: /DK/ }));
    expect((await dialogCalled('DK')).queryByLabelText('Pay item for Overtime 1')).toBeNull();
  });

  it('have a column of Payday’s for a tier, which is no column that the template has already', async () => {
    const call = 'PUT /api/integrations/payday';
    const kept = { payday: { active: true } };
    const settings = { ...firstSettings('en', 'Atlantic/Reykjavik'), tiers: plainTiers };
    const session = manager({ integrations: kept, settings });
    const { user, asked } = await openSettings(session, { [call]: { body: kept.payday } });
    await user.click(section().getByRole('button', { name: /Payday/ }));
    const dialog = await dialogCalled('Payday');
    const column = dialog.getByLabelText('Column for Overtime 1');
    await user.type(column, 'Dagvinna');
    expect(dialog.getByText(/not Kennitala, Nafn or Dagvinna/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(column);
    await user.type(column, ' Eftirvinna ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([{ active: true, pay_item_tier1: 'Eftirvinna', version: 0 }]),
    );
  });

  it('can be deleted after asking [integration.can-be-deleted integrations.dialog]', async () => {
    const call = 'DELETE /api/integrations/payday';
    const { user, dialog, asked } = await editOpened(
      'Payday',
      { payday: { active: true } },
      { [call]: { status: 204 } },
    );
    await user.click(dialog.getByRole('button', { name: 'Delete integration' }));
    const question = await questionCalled('Delete Payday?');
    expect(question.getByText('This also deletes its pay items.')).toBeInTheDocument();
    expect(sent(asked, call)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete integration' }));
    await waitFor(() => expect(asked.find((one) => one.call === call)?.url).toContain('version=0'));
  });
});
