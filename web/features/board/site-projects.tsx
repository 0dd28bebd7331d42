// The projects worked on this week: who is on site now, the week's hours, all hours, the last entry.

import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { placeHref, projectHref } from '#web/desk/desk-places.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { ownOf } from '#web/crew/examples.ts';
import styles from './board.module.css';
import { type BoardInput, type SiteRow, siteRows } from './board-rows.ts';

export function SiteProjects({ projects, ...input }: BoardInput & { readonly projects: readonly Project[] }) {
  const t = useTexts('board');
  const titleId = useId();
  const rows = siteRows(input, projects);
  return (
    <Card as="section" padding="none" labelledBy={titleId}>
      <CardHead
        id={titleId}
        title={t('projects')}
        detail={t('openProjects', { count: ownOf(projects).length })}
        actions={
          <ButtonLink
            variant="quiet"
            href={placeHref('projects')}
            iconAfter={<IconChevronRight size={18} stroke={1.75} />}
          >
            {t('allProjects')}
          </ButtonLink>
        }
      />
      <DataTable
        caption={t('projects')}
        columns={useColumns(input, rows)}
        rows={rows}
        rowId={({ id }) => id}
        empty={<EmptyState heading={t('noProjectHours')} />}
        compactRow={(row) => <CompactSite row={row} time={input.time} />}
      />
    </Card>
  );
}

/** The heads say once what the hours leave out, not each row. */
function useColumns({ time, now }: BoardInput, rows: readonly SiteRow[]): Column<SiteRow>[] {
  const t = useTexts('board');
  const shell = useTexts('shell');
  const running = rows.reduce((sum, { onSite }) => sum + onSite.length, 0);
  const lastText = ({ lastAt }: SiteRow) => {
    if (lastAt === null) return '–';
    const day = time.dayAt(lastAt);
    return <span className={day === time.dayAt(now) ? 'num strong' : 'num'}>{time.dayText(day)}</span>;
  };
  return [
    {
      id: 'name',
      label: t('name'),
      rowHead: true,
      wraps: true,
      width: '25%',
      cell: (row) => <SiteName row={row} />,
    },
    {
      id: 'onSite',
      label: t('onSite'),
      wraps: true,
      cell: ({ onSite }) => <span className={styles.onSite}>{onSite.join(', ')}</span>,
    },
    {
      id: 'week',
      label: t('thisWeek'),
      head: rows.some(({ isUntilNow }) => isUntilNow) && (
        <Head words={t('thisWeek')} below={shell('untilNow')} />
      ),
      align: 'end',
      width: '120px',
      cell: ({ weekSeconds }) => time.hours(weekSeconds),
    },
    {
      id: 'total',
      label: t('totalHours'),
      head: running > 0 && (
        <Head words={t('totalHours')} below={shell('withoutRunning', { count: running })} />
      ),
      align: 'end',
      width: '132px',
      cell: ({ totalSeconds }) => time.hours(totalSeconds),
    },
    { id: 'last', label: t('lastEntry'), align: 'end', width: '150px', cell: lastText },
  ];
}

function Head({ words, below }: { readonly words: string; readonly below: string }) {
  return (
    <>
      {words}
      <span className={styles.headBelow}>{below}</span>
    </>
  );
}

function CompactSite({ row, time }: { readonly row: SiteRow; readonly time: BoardInput['time'] }) {
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b>
          <SiteName row={row} />
        </b>
        <span className="num">{time.hours(row.weekSeconds)}</span>
      </div>
      {row.onSite.length > 0 && <p className="dim small">{row.onSite.join(', ')}</p>}
    </div>
  );
}

function SiteName({ row }: { row: SiteRow }) {
  return (
    <>
      <UiLink href={projectHref(row.id)} className={styles.nameLink}>
        {row.name}
      </UiLink>
      <ExampleMark of={row} />
    </>
  );
}
