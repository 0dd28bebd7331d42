// The choice of the columns that a view of the entries shows; the choice is part of the address.

import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import styles from './entries.module.css';
import { type HideableColumn, hideableColumns } from './entry-query.ts';

const words = {
  employee: 'employee',
  project: 'project',
  ruler: 'day',
  comments: 'comments',
  location: 'location',
  edit: 'editing',
} as const satisfies Record<HideableColumn, string>;

type Props = {
  readonly hidden: readonly HideableColumn[];
  readonly mayEdit: boolean;
  readonly onChange: (hidden: readonly HideableColumn[]) => void;
};

export function ColumnChoice({ hidden, mayEdit, onChange }: Props) {
  const t = useTexts('entries');
  const offered = hideableColumns.filter((column) => column !== 'edit' || mayEdit);
  const shown = offered.filter((column) => !hidden.includes(column)).length;
  // The address follows a moment later: a checkbox that waited for it would show the old state meanwhile.
  const [ticked, setTicked] = useState({ of: hidden, hidden });
  const wanted = ticked.of === hidden ? ticked.hidden : hidden;
  const choose = (column: HideableColumn, isShown: boolean) => {
    const next = hideableColumns.filter((one) => (one === column ? !isShown : wanted.includes(one)));
    setTicked({ of: hidden, hidden: next });
    onChange(next);
  };
  return (
    <ChipFilter
      icon={<IconColumns3 size={16} stroke={1.75} aria-hidden="true" />}
      label={t('columns')}
      value={shown === offered.length ? null : t('columnsShown', { shown, all: offered.length })}
      onClear={() => onChange([])}
      clearLabel={t('showAllColumns')}
    >
      <div role="group" aria-label={t('columns')} className={styles.columns}>
        {offered.map((column) => (
          <CheckboxField
            key={column}
            label={t(words[column])}
            checked={!wanted.includes(column)}
            onChange={(isShown) => choose(column, isShown)}
          />
        ))}
      </div>
    </ChipFilter>
  );
}
