// Owns the dropdown behind every select: its control, the search on top of its list, and the focus that goes back.
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from './mantine-ground.tsx';
import type { Option, OptionGroup } from './option-groups.ts';
import styles from './option-list.module.css';
import { OptionList } from './option-list.tsx';
import { popupPlacement } from './popup.tsx';
import { useUiTexts } from './ui-texts.tsx';

export type DropdownProps = {
  groups: readonly OptionGroup[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  first?: Option | undefined;
  /** Stays open, to choose several. */
  staysOpen?: boolean | undefined;
  /** As wide as the control; a chip's is wider than itself. */
  width?: 'target' | number | undefined;
  /** What the search asks for; the app's word where nothing is given. */
  searchLabel?: string | undefined;
  control: (state: { open: boolean; toggle: () => void }) => ReactElement;
};

export function Dropdown(props: DropdownProps) {
  return (
    <MantineGround>
      <SearchedDropdown {...props} />
    </MantineGround>
  );
}

function SearchedDropdown(props: DropdownProps) {
  const { groups, chosen, onChoose, first, staysOpen, width = 'target', control } = props;
  const texts = useUiTexts();
  const searchLabel = props.searchLabel ?? texts.search;
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setTyped('');
    },
  });
  const open = combobox.dropdownOpened;
  useIsTopLayer(open);
  return (
    <Combobox
      {...popupPlacement}
      store={combobox}
      width={width}
      position="bottom-start"
      classNames={{ dropdown: styles.dropdown ?? '' }}
      onOptionSubmit={(value) => {
        onChoose(value);
        if (!staysOpen || value === first?.value) combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        {control({ open, toggle: () => combobox.toggleDropdown() })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          unstyled
          classNames={{ input: styles.search ?? '' }}
          value={typed}
          placeholder={searchLabel}
          aria-label={searchLabel}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.selectFirstOption();
          }}
        />
        {open && (
          <OptionList label={searchLabel} groups={groups} typed={typed} chosen={chosen} first={first} />
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
