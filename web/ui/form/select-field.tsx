// Owns the form's select: a field that opens a searched, grouped list.
import { IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { Dropdown } from '#web/ui/overlay/dropdown.tsx';
import { holdKeys } from '#web/ui/overlay/held-keys.ts';
import { describedBy, FieldFrame, type FieldTexts, labelId } from './field-frame.tsx';
import type { OptionGroup } from './option-groups.ts';
import styles from './option-list.module.css';

export type SelectFieldProps = FieldTexts & {
  groups: readonly OptionGroup[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  searchLabel?: string | undefined;
  'data-path'?: string | undefined;
};

export function SelectField(props: SelectFieldProps) {
  const { groups, value, onChange, onBlur, onFocus, placeholder, disabled, searchLabel, ...frame } = props;
  const { 'data-path': path, ...texts } = frame;
  const id = useId();
  // Mantine gives the button another id, so the text inside has an id that labels can refer to.
  const wordsId = `${id}-words`;
  const chosen = groups.flatMap((group) => group.options).find((option) => option.value === value);
  return (
    <FieldFrame id={id} {...texts} group>
      <Dropdown
        groups={groups}
        chosen={value === '' ? [] : [value]}
        onChoose={onChange}
        searchLabel={searchLabel}
        control={({ open, toggle }) => (
          <button
            type="button"
            data-path={path}
            className={styles.control}
            data-error={texts.error ? '' : undefined}
            disabled={disabled}
            aria-labelledby={`${labelId(id)} ${wordsId}`}
            aria-expanded={open}
            aria-describedby={describedBy(id, texts)}
            onClick={toggle}
            onKeyDown={(event) => {
              if (!open) typedAhead(event, toggle);
            }}
            onBlur={onBlur}
            onFocus={onFocus}
          >
            <span id={wordsId} className={chosen ? styles.controlWords : styles.placeholder}>
              {chosen?.label ?? placeholder}
            </span>
            <IconSelector size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      />
    </FieldFrame>
  );
}

/** A letter opens the list and is the first of the search; so do the letters that follow before the list is there. */
function typedAhead(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const { key, code, shiftKey, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
  const isLetter = Array.from(key).length === 1 && key !== ' ';
  if (isCommand || (!isLetter && key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  holdKeys(Promise.resolve());
  open();
  // Once more, for those who hold keys now.
  if (isLetter)
    currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true }));
}
