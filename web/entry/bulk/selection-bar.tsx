// The bar with the actions on the selected entries, above the table and again below a long one.

import { IconCheck, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { ActionBar } from '#web/ui/table/action-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { counted } from '#web/words/counted.ts';

export type SelectionBarProps = {
  readonly place: 'above' | 'below';
  readonly count: number;
  readonly all: number;
  readonly allText: string;
  /** The selected entries' hours, as text. */
  readonly hours: string;
  readonly isApprovalOn: boolean;
  /** 'done of all' while an action runs. */
  readonly progress: string | undefined;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
  readonly onApprove: () => void;
  readonly onClearApproval: () => void;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
};

export function SelectionBar(props: SelectionBarProps) {
  const { place, count, all, allText, hours, isApprovalOn, progress } = props;
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const isBusy = progress !== undefined;
  return (
    <ActionBar
      label={t(place === 'above' ? 'selectedAbove' : 'selectedBelow')}
      place={place}
      checked={count === 0 ? false : count === all ? true : 'some'}
      onToggleAll={count === all ? props.onSelectNone : props.onSelectAll}
      toggleLabel={shell('selectAllRows')}
      count={progress ?? t('selected', counted(count))}
      detail={count > 0 && !isBusy ? hours : undefined}
      links={[
        ...(count < all ? [{ label: t('selectAll', { all: allText }), onClick: props.onSelectAll }] : []),
        ...(count > 0 ? [{ label: t('selectNone'), onClick: props.onSelectNone }] : []),
      ]}
    >
      {count > 0 && (
        <>
          {isApprovalOn && (
            <>
              <Button
                variant={place === 'above' ? 'primary' : 'plain'}
                icon={<IconCheck size={18} stroke={1.75} />}
                loading={isBusy}
                onClick={props.onApprove}
              >
                {t('approve')}
              </Button>
              <Button loading={isBusy} onClick={props.onClearApproval}>
                {t('clearApproval')}
              </Button>
            </>
          )}
          <Button icon={<IconPencil size={18} stroke={1.75} />} loading={isBusy} onClick={props.onEdit}>
            {shell('edit')}
          </Button>
          <Button
            icon={<IconFolder size={18} stroke={1.75} />}
            label={t('changeProject')}
            loading={isBusy}
            onClick={props.onMove}
          >
            {t('project')}
          </Button>
          <Button
            variant="danger"
            icon={<IconTrash size={18} stroke={1.75} />}
            loading={isBusy}
            onClick={props.onDelete}
          >
            {shell('delete')}
          </Button>
        </>
      )}
    </ActionBar>
  );
}
