// Owns the filter that chooses among many by name: a chip, its searched and grouped list, 'show all' first.
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { Dropdown } from '#web/ui/overlay/dropdown.tsx';
import type { OptionGroup } from './option-groups.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type SelectFilterProps = {
  icon?: ReactNode;
  /** The chip while nothing is chosen, and the first item of its list: 'All employees'. */
  allLabel: string;
  groups: readonly OptionGroup[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  clearLabel: string;
  searchLabel?: string | undefined;
  /** One at a time unless set. */
  several?: boolean | undefined;
  /** Choosing nothing is no choice: the list has no first item for it. */
  needsOne?: boolean | undefined;
};

/** The value of the list's first item ('All employees'), which no option of the app has. */
const all = 'show-all';

export function SelectFilter(props: SelectFilterProps) {
  const { icon, allLabel, groups, value, onChange, clearLabel, searchLabel, several, needsOne } = props;
  const labels = groups
    .flatMap((group) => group.options)
    .filter((option) => value.includes(option.value))
    .map((option) => option.label);
  const { unknownChoice } = useUiTexts();
  // Only loaded options can show that a chosen value is missing from them.
  const isKnown = groups.some((group) => group.options.length > 0);
  const shown =
    labels.length > 0 ? labels.join(', ') : isKnown && value.length > 0 ? unknownChoice : allLabel;
  const choose = (chosen: string) => {
    if (chosen === all) onChange([]);
    else if (several)
      onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen]);
    else onChange([chosen]);
  };
  return (
    <Dropdown
      groups={groups}
      chosen={value}
      onChoose={choose}
      first={needsOne ? undefined : { value: all, label: allLabel }}
      staysOpen={several}
      width={300}
      searchLabel={searchLabel}
      control={({ open, toggle }) => (
        <Chip
          icon={icon}
          on={value.length > 0}
          onClear={() => onChange([])}
          clearLabel={clearLabel}
          onClick={toggle}
          aria-expanded={open}
        >
          {shown}
        </Chip>
      )}
    />
  );
}
