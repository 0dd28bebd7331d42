// Who is clocked in: forgotten entries first, then the running ones, then who was here today.

import { IconSearch } from '@tabler/icons-react';
import { type Ref, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useRowFocusKept } from '#web/ui/table/row-keys.ts';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { openingForm } from '#web/desk/arrival/open-on-arrival.ts';
import { useMay } from '#web/desk/may.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { deskKeys } from '#web/desk/desk-shortcuts.ts';
import { isOwn } from '#web/crew/examples.ts';
import { plain } from '#web/ui/style/plain.ts';
import { useListFind } from '#web/desk/list-find.ts';
import styles from './board.module.css';
import { type BoardInput, clockRows } from './board-rows.ts';
import { CompactClockRow, type Shown, useClockColumns } from './clock-columns.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { foundByName } from '#web/words/found-by-name.ts';

type Props = BoardInput &
  Pick<Shown, 'onClockOut'> & {
    readonly activeCount: number;
    /** Employees and projects that the search finds even without hours today. */
    readonly known: readonly Known[];
  };

export function OnTheClock({ activeCount, known, onClockOut, ...input }: Props) {
  const t = useTexts('board');
  const [find, setFind] = useListFind();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: deskKeys.find, run: () => field.current?.focus() }]);
  const list = useRef<HTMLDivElement>(null);
  useRowFocusKept(list);
  const titleId = useId();
  // Who is clocked in on other projects is not known to a person of some projects.
  const isOfSome = useSignedIn().manager?.office_role === 'projects';
  const title = t(isOfSome ? 'onYours' : 'onTheClock');
  const rows = clockRows(input);
  const onClock = rows.filter(({ state, entry }) => state !== 'out' && isOwn(entry));
  // An employee who was deactivated while clocked in counts in both numbers until the entry ends.
  const all = activeCount + onClock.filter(({ isInactive }) => isInactive).length;
  const counts = { count: all, on: input.time.number(onClock.length), all: input.time.number(all) };
  const wanted = plain(find);
  const shown = rows.filter(({ name, project }) => plain(`${name}\n${project}`).includes(wanted));
  const props = { input, onClockOut };
  return (
    <Card as="section" padding="none" labelledBy={titleId}>
      <CardHead
        id={titleId}
        title={title}
        detail={all > 0 && t('onOfAll', counts)}
        actions={rows.length > 0 && <FindField ref={field} value={find} onChange={setFind} />}
      />
      <div ref={list}>
        <DataTable
          caption={title}
          columns={useClockColumns(props)}
          rows={shown}
          rowId={({ id }) => id}
          look={({ state }) => ({ running: state !== 'out' })}
          compactRow={(row) => <CompactClockRow row={row} {...props} />}
          empty={
            wanted !== '' ? (
              <NotToday wanted={wanted} known={known} />
            ) : all > 0 ? (
              <EmptyState heading={t(isOfSome ? 'noneOnYours' : 'noneClockedIn')} />
            ) : (
              <EmptyState heading={t('noEmployees')} action={<AddEmployee />}>
                {t('noEmployeesText')}
              </EmptyState>
            )
          }
        />
      </div>
    </Card>
  );
}

type FindProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (find: string) => void;
};

function FindField({ ref, value, onChange }: FindProps) {
  const t = useTexts('board');
  return (
    <div className={styles.find}>
      <TextField
        ref={ref}
        label={t('find')}
        hideLabel
        small
        type="search"
        placeholder={t('find')}
        value={value}
        onChange={onChange}
        before={<IconSearch size={16} stroke={1.75} />}
        after={
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        }
      />
    </div>
  );
}

function AddEmployee() {
  const t = useTexts('board');
  const navigate = useNavigate();
  if (!useMay('employee.manage')) return null;
  return (
    <Button onClick={() => void navigate(placeHref('employees'), { state: openingForm('add') })}>
      {t('addEmployee')}
    </Button>
  );
}

type Known = {
  readonly id: string;
  readonly name: string;
  /** The filter in the address of the time entries. */
  readonly filter: 'employee_id' | 'project_id';
};
/** More links than this are no quick answer; one more typed letter leaves fewer. */
const namesMax = 5;

/** For a searched name without hours today: links to the time entries, or a line that nothing was found. */
function NotToday({ wanted, known }: { wanted: string; known: readonly Known[] }) {
  const t = useTexts('board');
  const found = foundByName(known, wanted);
  if (found.length === 0) return <EmptyState heading={t('noneFound')} />;
  return (
    <EmptyState heading={t('notToday')}>
      <span className={styles.notToday}>
        {found.slice(0, namesMax).map(({ id, name, filter }) => (
          <UiLink key={id} href={placeHref('entries', new URLSearchParams({ [filter]: id }))}>
            {t('entriesOf', { name })}
          </UiLink>
        ))}
      </span>
    </EmptyState>
  );
}
