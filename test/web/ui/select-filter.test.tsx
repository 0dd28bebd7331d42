// Proves that names are found with typing errors, and that a filter shows its value.
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fuzzyThreshold } from '#shared/limits.ts';
import { foundGroups, loadSearch, type OptionGroup } from '#web/ui/form/option-groups.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import { settings } from '#test/web/specimen/texts.ts';
import { stage } from './stage.tsx';

const people: readonly OptionGroup[] = [
  {
    label: 'Active',
    options: ['Þórdís Ólafsdóttir', 'Björn Einarsson', 'Inês Gonçalves', 'João da Silva', 'Ewa Kowalska'].map(
      (label) => ({ value: label, label }),
    ),
  },
  { label: 'Inactive', options: [{ value: 'Gunnar Ægisson', label: 'Gunnar Ægisson' }] },
  { label: 'None', options: [] },
];

const found = async (typed: string) =>
  foundGroups(await loadSearch(), people, typed, settings.fuzzyThreshold);

const first = (groups: readonly OptionGroup[]) => groups[0]?.options[0]?.label;

describe('fuzzy search', () => {
  it.each([
    ['thordis', 'Þórdís Ólafsdóttir'],
    ['Þordis', 'Þórdís Ólafsdóttir'],
    ['bjorn', 'Björn Einarsson'],
    ['goncalves', 'Inês Gonçalves'],
    ['joao', 'João da Silva'],
    ['aegisson', 'Gunnar Ægisson'],
    ['Kovalska', 'Ewa Kowalska'],
  ])('%s finds %s [filter.fuzzy]', async (typed, name) => expect(first(await found(typed))).toBe(name));

  it.each(['mosteiro', 'lote 477', 'lotte 477'])('%s finds a name in which it stands late', async (typed) => {
    const label = 'Obra 477 Reabilitação da cobertura do Mosteiro dos Jerónimos, lote 477';
    const sites = [{ label: 'Open', options: [{ value: label, label }] }];
    expect(first(foundGroups(await loadSearch(), sites, typed, settings.fuzzyThreshold))).toBe(label);
  });

  const streets = ['Skúlagata 4', 'Garðabær, sundlaug', 'Hótel Garður', 'Norðurgarður', 'Engjavegur'];
  const sites = [{ label: 'Open', options: streets.map((label) => ({ value: label, label })) }];
  const foundSites = async (typed: string, threshold: number = fuzzyThreshold) =>
    foundGroups(await loadSearch(), sites, typed, threshold).flatMap(({ options }) =>
      options.map(({ label }) => label),
    );

  it('finds what a name holds, first where it begins the name, then where it begins a word, and nothing else', async () => {
    expect(await foundSites('gar')).toEqual(['Garðabær, sundlaug', 'Hótel Garður', 'Norðurgarður']);
    expect(await foundSites('sund gar')).toEqual(['Garðabær, sundlaug']);
    expect(await foundSites('gata')).toEqual(['Skúlagata 4']);
  });

  it('forgives up to the threshold of 0.4, only where no name holds what was typed [filter.threshold]', async () => {
    expect(fuzzyThreshold).toBe(0.4);
    expect(await foundSites('skolagota')).toEqual(['Skúlagata 4']);
    expect(await foundSites('skolagota', 0.1)).toEqual([]);
  });

  it('leaves out groups in which nothing was found', async () => {
    const groups = await found('aegisson');
    expect(groups.map(({ label }) => label)).toEqual(['Inactive']);
  });

  it('leaves out empty groups when nothing is typed', async () => {
    const groups = await found(' ');
    expect(groups.map(({ label }) => label)).toEqual(['Active', 'Inactive']);
  });

  it('finds nothing for a name that does not exist', async () => {
    expect(await found('xqzwv')).toEqual([]);
  });

  it('looks for the plain letters until it has loaded', () => {
    expect(first(foundGroups(null, people, 'thord', settings.fuzzyThreshold))).toBe('Þórdís Ólafsdóttir');
  });
});

function Filter({ several, chosen = [] }: { several?: boolean; chosen?: readonly string[] }) {
  const [value, setValue] = useState(chosen);
  return (
    <SelectFilter
      allLabel="All employees"
      clearLabel="Clear employees"
      groups={people}
      value={value}
      onChange={setValue}
      several={several}
    />
  );
}

describe('select filter', () => {
  it('shows all first, outside the groups [filter.show-all-first]', async () => {
    const { user } = stage(<Filter />);
    await user.click(screen.getByRole('button', { name: 'All employees' }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options[0]).toHaveTextContent('All employees');
    expect(options[0]?.closest('[role=group]')).toBeNull();
    expect(options).toHaveLength(7);
  });

  it('says whether its list is open before, while and after it is', async () => {
    const { user } = stage(<Filter />);
    const chip = () => screen.getByRole('button', { name: 'All employees' });
    expect(chip()).toHaveAttribute('aria-expanded', 'false');
    await user.click(chip());
    await screen.findByRole('listbox');
    expect(chip()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(chip()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is set by the keyboard alone [filter.dropdown]', async () => {
    const { user } = stage(<Filter />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
    await user.keyboard('thordis');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Þórdís Ólafsdóttir' })).toHaveFocus();
  });

  it('says what it filters and is cleared by its ×', async () => {
    const { user } = stage(<Filter several />);
    await user.click(screen.getByRole('button', { name: 'All employees' }));
    await user.click(await screen.findByRole('option', { name: 'Björn Einarsson' }));
    await user.click(screen.getByRole('option', { name: 'Ewa Kowalska' }));
    expect(screen.getByRole('button', { name: 'Björn Einarsson, Ewa Kowalska' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear employees' }));
    expect(screen.getByRole('button', { name: 'All employees' })).toBeInTheDocument();
  });

  it('says so when what it filters by is there no more, and is still cleared by its ×', async () => {
    const { user } = stage(<Filter chosen={['gone']} />);
    expect(screen.queryByRole('button', { name: 'All employees' })).toBeNull();
    expect(screen.getByRole('button', { name: 'No longer available' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear employees' }));
    expect(screen.getByRole('button', { name: 'All employees' })).toBeInTheDocument();
  });

  it('shows all again by its first item', async () => {
    const { user } = stage(<Filter />);
    await user.click(screen.getByRole('button', { name: 'All employees' }));
    await user.click(await screen.findByRole('option', { name: 'Ewa Kowalska' }));
    await user.click(screen.getByRole('button', { name: 'Ewa Kowalska' }));
    await user.click(await screen.findByRole('option', { name: 'All employees' }));
    expect(screen.getByRole('button', { name: 'All employees' })).toBeInTheDocument();
  });
});

describe('select field', () => {
  it('is named by its label and by what is chosen', () => {
    stage(<SelectField label="Employee" groups={people} value="Ewa Kowalska" onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Employee Ewa Kowalska' })).toBeInTheDocument();
  });

  it('opens by typing, with what was typed', async () => {
    const chosen: string[] = [];
    const { user } = stage(
      <SelectField label="Employee" groups={people} value="" onChange={(value) => chosen.push(value)} />,
    );
    await user.tab();
    await user.keyboard('ewa');
    await waitFor(() => expect(screen.getByPlaceholderText('Search')).toHaveValue('ewa'));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Ewa Kowalska']);
    // The list is loaded now.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Employee/ })).toHaveFocus());
    await user.keyboard('jo');
    await waitFor(() => expect(screen.getByPlaceholderText('Search')).toHaveValue('jo'));
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Ewa Kowalska', 'João da Silva']);
  });

  it('carries its error', () => {
    stage(
      <SelectField
        label="Employee"
        groups={people}
        value=""
        placeholder="Choose"
        onChange={() => {}}
        error="Choose one"
      />,
    );
    expect(screen.getByRole('button', { name: 'Employee Choose' })).toHaveAccessibleDescription('Choose one');
  });
});

describe('two dropdowns beside each other', () => {
  it('are never open at once: Tab closes the first and goes on, and the focus is not called back', async () => {
    const Field = ({ label }: { label: string }) => (
      <SelectField label={label} groups={people} value="" onChange={() => undefined} />
    );
    const { user } = stage(
      <>
        <Field label="Employee" />
        <Field label="Stand-in" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: /Employee/ }));
    await waitFor(() => expect(screen.getByPlaceholderText('Search')).toHaveFocus());
    // Past the list, which can be scrolled by keys.
    await user.tab();
    await user.tab();
    const second = screen.getByRole('button', { name: /Stand-in/ });
    await waitFor(() => expect(second).toHaveFocus());
    await waitFor(() => expect(screen.queryAllByRole('listbox')).toHaveLength(0));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listbox')).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Stand-in/ })).toHaveFocus());
  });
});
