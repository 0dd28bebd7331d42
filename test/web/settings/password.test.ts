// Proves the dialog that changes the company's password.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, problem } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(leave);

const call = 'PUT /api/password';
const mismatch = 'New password and confirmed new password do not match';

async function opened(answer: Parameters<typeof openSettings>[1] = { [call]: { status: 204 } }) {
  const page = await openSettings(undefined, answer);
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = await dialogCalled('Change password');
  const type = (name: RegExp, text: string) => page.user.type(dialog.getByLabelText(name), text);
  return { ...page, dialog, type, save: dialog.getByRole('button', { name: 'Save' }) };
}

describe('changing the password', () => {
  it('can be sent only with both passwords, the new one the same twice [password.submit-when-filled password.submit-when-equal]', async () => {
    const { user, asked, type, save } = await opened();
    expect(save).toBeDisabled();
    await type(/^Confirm new password/, 'newer password');
    await type(/^New password(?! again)/, 'newer password');
    expect(save).toBeDisabled();
    await type(/^Current password/, 'old password');
    expect(save).toBeEnabled();
    await type(/^Confirm new password/, 's');
    expect(save).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(sent(asked, call)).toEqual([]);
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([
        { current_password: 'old password', new_password: 'newer password' },
      ]),
    );
  });

  it('ends the time clocks too only when that is ticked, which it is not at first', async () => {
    const { user, asked, dialog, type, save } = await opened();
    const tick = dialog.getByRole('checkbox', { name: /^Log out time clocks too/ });
    expect(tick).not.toBeChecked();
    await type(/^Current password/, 'old password');
    await type(/^New password(?! again)/, 'newer password');
    await type(/^Confirm new password/, 'newer password');
    await user.click(tick);
    await user.click(save);
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([
        { current_password: 'old password', new_password: 'newer password', end_time_clocks: true },
      ]),
    );
  });

  it('says that they do not match, but not while the same letters are still typed [password.message.mismatch]', async () => {
    const { user, dialog, type } = await opened();
    await type(/^New password(?! again)/, 'newer password');
    await type(/^Confirm new password/, 'newer');
    expect(dialog.queryByText(mismatch)).toBeNull();
    await user.tab();
    expect(dialog.getByText(mismatch)).toBeInTheDocument();
    await type(/^Confirm new password/, ' password');
    expect(dialog.queryByText(mismatch)).toBeNull();
    await type(/^Confirm new password/, '!');
    expect(dialog.getByText(mismatch)).toBeInTheDocument();
  });

  it('wants eight characters, and says on its field when the current one is wrong', async () => {
    const { user, dialog, type, save } = await opened({ [call]: problem(401, 'wrong_current_password') });
    await type(/^Current password/, 'old password');
    await type(/^New password(?! again)/, 'short');
    await type(/^Confirm new password/, 'short');
    await user.click(save);
    await waitFor(() => expect(dialog.getByLabelText(/^New password(?! again)/)).toBeInvalid());
    await type(/^New password(?! again)/, 'er now');
    await type(/^Confirm new password/, 'er now');
    await user.click(save);
    await waitFor(() => expect(dialog.getByLabelText(/^Current password/)).toBeInvalid());
  });
});
