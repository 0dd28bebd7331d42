// Proves small components: focus kept, texts for screen readers, no state shown by colour alone.
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AccountMenu, initialsOf } from '#web/ui/page/account-menu.tsx';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { AppFrame } from '#web/ui/page/app-frame.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { CheckboxField, SwitchField } from '#web/ui/form/choice-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { PhoneField } from '#web/ui/form/phone-field.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import { UiTextsProvider } from '#web/ui/style/ui-texts.tsx';
import { texts } from '#test/web/specimen/texts.ts';
import { stage } from './stage.tsx';

describe('button', () => {
  it('ignores presses while busy and keeps the focus', async () => {
    const pressed = vi.fn();
    const { user, rerender } = stage(<Button onClick={pressed}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button loading onClick={pressed}>
        Save
      </Button>,
    );
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it("is a link where it goes somewhere, made by the app's own link", () => {
    render(
      <UiTextsProvider texts={texts} link={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
        <ButtonLink href="/report">Report</ButtonLink>
      </UiTextsProvider>,
    );
    expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/base/report');
  });
});

describe('alert', () => {
  it('is read out at once and can be hidden [error-alert.hide]', async () => {
    const hide = vi.fn();
    const { user } = stage(
      <ErrorAlert heading="Error" onHide={hide}>
        Wrong company name
      </ErrorAlert>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('ErrorWrong company name');
    await user.click(within(alert).getByRole('button', { name: 'Hide' }));
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('does not alarm where nothing is wrong', () => {
    stage(<Notice heading="1 not sent yet" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('1 not sent yet')).toBeInTheDocument();
  });
});

describe('choice', () => {
  it('is ticked by its words', async () => {
    function Both() {
      const [on, setOn] = useState(false);
      return (
        <>
          <CheckboxField
            label="The day after"
            checked={on}
            onChange={setOn}
            error={on ? undefined : 'Tick this'}
          />
          <SwitchField label="Approve" checked={on} onChange={setOn} />
        </>
      );
    }
    const { user } = stage(<Both />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick this');
    await user.click(screen.getByText('The day after'));
    expect(screen.getByRole('switch', { name: 'Approve' })).toBeChecked();
  });
});

describe('password', () => {
  it('is shown only while asked for', async () => {
    const { user } = stage(
      <PasswordField label="Password" autoComplete="current-password" value="leyndó" onChange={() => {}} />,
    );
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('phone number', () => {
  it('is tidied when the field is left', async () => {
    const changed = vi.fn();
    const { user } = stage(
      <PhoneField label="Phone" value="5550142" tidy={() => '555 0142'} onChange={changed} />,
    );
    await user.click(screen.getByLabelText('Phone'));
    await user.tab();
    expect(changed).toHaveBeenCalledWith('555 0142');
  });
});

describe('progress', () => {
  it('says how far it is and then that it is done', () => {
    const { rerender } = stage(<Progress title="Creating the file" share={0.549} />);
    expect(screen.getByRole('progressbar', { name: 'Creating the file' })).toHaveAttribute(
      'aria-valuenow',
      '54',
    );
    rerender(
      <UiTextsProvider texts={texts}>
        <Progress title="Creating the file" share={1} />
      </UiTextsProvider>,
    );
    expect(screen.getByText('Creating the file: Done')).toBeInTheDocument();
    expect(screen.queryByText('100 %')).toBeNull();
  });

  it('is not done a moment too early', () => {
    stage(<Progress title="Creating the file" share={0.9999} />);
    expect(screen.getByText('99 %')).toBeInTheDocument();
  });
});

describe('initials', () => {
  it.each([
    ['Anna Jónsdóttir', 'AJ'],
    ['  þakverk ehf. ', 'ÞE'],
    ['João da Silva', 'JS'],
    ['Anna', 'A'],
    ['', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('account menu', () => {
  it('does what is chosen, by keyboard', async () => {
    const left = vi.fn();
    const { user } = stage(
      <AccountMenu
        label="Anna, account"
        initials="AJ"
        items={[
          { label: 'English', onSelect: () => {} },
          { label: 'Log out', onSelect: left },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    // The list is loaded when it is first wanted.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => left).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back on Escape, the first time as ever after', async () => {
    const { user } = stage(
      <AccountMenu label="Anna, account" initials="AJ" items={[{ label: 'English', onSelect: () => {} }]} />,
    );
    const button = () => screen.getByRole('button', { name: /Anna, account/ });
    await user.tab();
    for (let opening = 0; opening < 2; opening += 1) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
    }
  });
});

describe('frame', () => {
  it('marks the current place and leads past the navigation', () => {
    stage(
      <AppFrame
        brand={{ name: 'Stund', href: '/' }}
        navLabel="Main"
        items={[
          { label: 'Overview', href: '/app', current: true },
          { label: 'Report', href: '/app/report', current: false },
        ]}
      >
        <h1>Overview</h1>
      </AppFrame>,
    );
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('opens the same places from the drawer and closes by going there', async () => {
    const { user } = stage(
      <AppFrame
        brand={{ name: 'Stund', href: '/' }}
        navLabel="Main"
        items={[{ label: 'Report', href: '#report', current: false }]}
      >
        <h1>Overview</h1>
      </AppFrame>,
    );
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main' });
    await user.click(within(drawer).getByRole('link', { name: 'Report' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
