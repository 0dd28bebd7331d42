// Owns the window of a dropdown: search, list, and returning the focus to its control.
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { DropdownProps } from './late-window.tsx';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import styles from '#web/ui/form/option-list.module.css';
import { OptionList } from '#web/ui/form/option-list.tsx';
import { popupPlacement } from './popup-window.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export function DropdownWindow(props: DropdownProps) {
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
  /** The focus has moved on, and must not return to the control. */
  const hasLeft = useRef(false);
  const combobox = useCombobox({
    // Opens at once, because pressing the control loaded it.
    defaultOpened: true,
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      if (!hasLeft.current) combobox.focusTarget();
      hasLeft.current = false;
      setTyped('');
    },
  });
  const open = combobox.dropdownOpened;
  const { focusSearchInput } = combobox;
  useEffect(() => focusSearchInput(), [focusSearchInput]);
  useIsTopLayer(open);
  // Tab closes the list and moves on, so that only one list is open at a time.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!open || !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
    hasLeft.current = true;
    combobox.closeDropdown();
  };
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
      {/* Set here, because Mantine would either give the button the role of a combobox or remove this attribute. */}
      <Combobox.Target targetType="button" aria-expanded={open}>
        {control({ open, toggle: () => combobox.toggleDropdown() })}
      </Combobox.Target>
      <Combobox.Dropdown onBlur={leave}>
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
