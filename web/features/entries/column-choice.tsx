// Which columns a view of the entries shows; it is part of its address.

import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/choice-field.tsx';
import { ChipFilter } from '#web/ui/chip-filter.tsx';
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
            checked={!hidden.includes(column)}
            onChange={(isShown) =>
              onChange(hideableColumns.filter((one) => (one === column ? !isShown : hidden.includes(one))))
            }
          />
        ))}
      </div>
    </ChipFilter>
  );
}
