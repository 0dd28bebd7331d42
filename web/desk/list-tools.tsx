// The tools above a list: a search field and, if the table shows no heads, the choice of its order.

import { IconArrowDown, IconArrowUp, IconArrowsSort, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { mobileWidthPixels } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { ChoiceList } from '#web/ui/form/choice/choice-list.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import type { Sort } from '#web/ui/table/table-model.ts';
import { deskKeys } from './desk-shortcuts.ts';
import styles from './list-tools.module.css';

/** A shorter list needs no search field. */
const findFromRows = 8;

type Sortable = {
  readonly id: string;
  readonly label: string;
  readonly firstDescending?: boolean | undefined;
};
type Props = {
  readonly count: number;
  readonly findLabel: string;
  readonly find: string;
  readonly onFind: (typed: string) => void;
  readonly columns: readonly Sortable[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The table has no room for its heads. */
  readonly isTight: boolean;
  /** Chips that show only some rows. */
  readonly chips?: ReactNode;
};

export function ListTools(props: Props) {
  const { count, findLabel, find, onFind, columns, sort, onSort, isTight, chips } = props;
  const isNarrow = useMedia(`(max-width: ${mobileWidthPixels}px)`) || isTight;
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: deskKeys.find, run: () => field.current?.focus() }]);
  const isFindable = count >= findFromRows || find !== '';
  const isSortable = isNarrow && count > 1;
  if (!isFindable && !isSortable && !chips) return null;
  return (
    <div className={styles.tools} data-no-print="">
      {isFindable && (
        <div className={styles.find}>
          <TextField
            ref={field}
            label={findLabel}
            hideLabel
            small
            type="search"
            placeholder={findLabel}
            value={find}
            onChange={onFind}
            before={<IconSearch size={16} stroke={1.75} />}
            after={
              <kbd className={styles.key} aria-hidden="true">
                /
              </kbd>
            }
          />
        </div>
      )}
      {chips}
      {isSortable && <Order columns={columns} sort={sort} onSort={onSort} />}
    </div>
  );
}

function Order({ columns, sort, onSort }: Pick<Props, 'columns' | 'sort' | 'onSort'>) {
  const t = useTexts('people');
  const chosen = columns.find(({ id }) => id === sort.by);
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
  return (
    <div className={styles.order}>
      <ChipFilter
        icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />}
        label={t('order.by')}
        value={chosen?.label ?? null}
      >
        {(close) => (
          <ChoiceList
            label={t('order.by')}
            options={columns.map(({ id, label }) => ({ value: id, label }))}
            value={sort.by}
            onChange={(by) => {
              const column = columns.find(({ id }) => id === by);
              onSort({ by, descending: column?.firstDescending ?? false });
              close();
            }}
          />
        )}
      </ChipFilter>
      <IconButton
        label={t(sort.descending ? 'order.descending' : 'order.ascending')}
        onClick={() => onSort({ by: sort.by, descending: !sort.descending })}
      >
        <Arrow size={18} stroke={1.75} />
      </IconButton>
    </div>
  );
}
