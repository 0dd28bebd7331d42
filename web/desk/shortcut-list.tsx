// The list of keyboard shortcuts, and the switch for those without Ctrl.

import { Fragment, useId } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Keys } from '#web/ui/display/keys.tsx';
import { switchSingleKeys, useSingleKeysOn } from '#web/ui/page/shortcuts.ts';
import { placeKeys, placesOf } from './desk-places.ts';
import { deskKeys, entryKeys, weekKeys } from './desk-shortcuts.ts';
import styles from './shortcut-list.module.css';

type Line = { readonly keys: string; readonly label: string };

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const isOn = useSingleKeysOn();
  const session = useSignedIn();
  const isApprovalOn = session.settings?.features.approve_work_logs ?? false;
  const anywhere: Line[] = [
    { keys: deskKeys.palette, label: t('palette') },
    { keys: deskKeys.list, label: t('list') },
    { keys: deskKeys.addEntry, label: t('addEntry') },
    { keys: deskKeys.find, label: t('find') },
    ...placesOf(session).map((place) => ({
      keys: `g ${placeKeys[place]}`,
      label: t('goTo', { place: shell(`nav.${place}`) }),
    })),
  ];
  const inEntries: Line[] = [
    { keys: entryKeys.nextRow, label: t('nextRow') },
    { keys: entryKeys.previousRow, label: t('previousRow') },
    { keys: entryKeys.selectRow, label: t('selectRow') },
    { keys: entryKeys.editRow, label: t('editRow') },
    { keys: entryKeys.commentRow, label: t('commentRow') },
    { keys: entryKeys.locateRow, label: t('locateRow') },
    ...(isApprovalOn
      ? [
          { keys: entryKeys.approve, label: t('approve') },
          { keys: entryKeys.clearApproval, label: t('clearApproval') },
        ]
      : []),
    { keys: entryKeys.erase, label: t('erase') },
  ];
  const inWeek: Line[] = [
    { keys: weekKeys.select, label: t('selectDay') },
    { keys: weekKeys.open, label: t('openDay') },
    { keys: weekKeys.hold, label: t('moveEnd') },
    ...(isApprovalOn ? [{ keys: entryKeys.approve, label: t('approveDays') }] : []),
    { keys: weekKeys.earlier, label: t('weekBefore') },
    { keys: weekKeys.later, label: t('weekAfter') },
    { keys: weekKeys.today, label: t('thisWeek') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('title')} below={t('text')}>
      <SwitchField label={t('singleKeys')} checked={isOn} onChange={switchSingleKeys} />
      <Lines head={t('anywhere')} lines={anywhere} />
      <Lines head={t('inEntries')} lines={inEntries} />
      <Lines head={t('inWeek')} lines={inWeek} />
    </Dialog>
  );
}

function Lines({ head, lines }: { head: string; lines: readonly Line[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {head}
      </h3>
      <dl className={styles.lines}>
        {lines.map(({ keys, label }) => (
          <Fragment key={keys}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
