// Owns the searched list inside a dropdown: its groups, ticks, and the message for no match.
import { Combobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { foundGroups, type Option, type OptionGroup } from './option-groups.ts';
import styles from './option-list.module.css';
import { useUiSettings } from '#web/ui/style/ui-settings.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';
import { useSearch } from '#web/ui/overlay/use-search.ts';

export type OptionListProps = {
  label: string;
  groups: readonly OptionGroup[];
  typed: string;
  chosen: readonly string[];
  /** The first item, outside the groups: 'Show all employees'. */
  first?: Option | undefined;
};

export function OptionList({ label, groups, typed, chosen, first }: OptionListProps) {
  const texts = useUiTexts();
  const shown = foundGroups(useSearch(), groups, typed, useUiSettings().fuzzyThreshold);
  const isEmpty = shown.length === 0;
  return (
    <Combobox.Options className={styles.options} aria-label={label} tabIndex={0}>
      {first && typed.trim() === '' && <Item option={first} chosen={chosen.length === 0} />}
      {shown.map((group) => (
        <Combobox.Group key={group.label} label={group.label}>
          {group.options.map((option) => (
            <Item key={option.value} option={option} chosen={chosen.includes(option.value)} />
          ))}
        </Combobox.Group>
      ))}
      {isEmpty && <Combobox.Empty>{texts.nothingFound}</Combobox.Empty>}
    </Combobox.Options>
  );
}

function Item({ option, chosen }: { option: Option; chosen: boolean }) {
  return (
    <Combobox.Option value={option.value} active={chosen} className={styles.option} aria-selected={chosen}>
      <span className={styles.label}>{option.label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
      {chosen && <IconCheck size={18} stroke={2} aria-hidden="true" />}
    </Combobox.Option>
  );
}
