// Projects or employees as horizontal bars of normal time, overtime and lunch, with their figures; a name opens its section.

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { BarNumbers, barScale, StackedBar } from '#web/ui/display/bars.tsx';
import { barPartsOf, longestOf } from '#web/features/report/bar-parts.ts';
import type { Group } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { sectionIdOf } from '#web/features/report/sections/use-opened.ts';
import { NotSplit } from '#web/features/report/tables/not-split.tsx';
import { GroupWhy } from '#web/features/report/tables/why-button.tsx';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './picture.module.css';
import { counted } from '#web/words/counted.ts';

/** More bars than this are shown on request. */
const shownAtFirst = 24;

type Order = 'name' | 'hours' | 'overtime';
type Props = {
  readonly kind: Group['kind'];
  readonly groups: readonly Group[];
  readonly open: (id: string) => void;
};

/** By name the groups keep their order; by a figure the largest is first. */
const ordered = (groups: readonly Group[], by: Order): readonly Group[] =>
  by === 'name' ? groups : groups.toSorted((one, other) => other[by] - one[by]);

export function GroupBars({ kind, groups, open }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const { splitsProjects, total } = useReportView();
  const [by, setBy] = useState<Order>('name');
  const [isWhole, setWhole] = useState(false);
  const isProject = kind === 'project';
  const isOpen = isProject && !splitsProjects;
  const scale = barScale(longestOf(groups));
  const shown = ordered(groups, by).slice(0, isWhole ? groups.length : shownAtFirst);
  const more = groups.length - shown.length;
  const head = (order: Order, label: string) => (
    <OrderHead label={label} isOn={by === order} isName={order === 'name'} onPress={() => setBy(order)} />
  );
  return (
    <>
      <table className={styles.bars} data-kind={kind}>
        <caption className="visually-hidden">{t(isProject ? 'byProject' : 'byEmployee')}</caption>
        <thead>
          <tr>
            {head('name', t(isProject ? 'columns.project' : 'columns.employee'))}
            <td>
              <BarNumbers scale={scale} text={words.number} />
            </td>
            {head('hours', t('columns.hours'))}
            {head('overtime', t('columns.overtime'))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <GroupBar key={group.id} {...{ group, isOpen, scale, open }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(isProject ? 'totalProjects' : 'totalEmployees', { count: groups.length })}
            </th>
            <td>{words.hours(total.hours)}</td>
            <td>{words.hours(total.overtime)}</td>
          </tr>
        </tfoot>
      </table>
      {(more > 0 || isWhole) && (
        <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', counted(more))}
        </button>
      )}
    </>
  );
}

type BarProps = Pick<Props, 'open'> & {
  readonly group: Group;
  /** Its hours are not split into normal time and overtime. */
  readonly isOpen: boolean;
  readonly scale: ReturnType<typeof barScale>;
};

function GroupBar({ group, isOpen, scale, open }: BarProps) {
  const t = useTexts('report');
  const words = useReportWords();
  const said = [
    `${t('columns.normal')} ${words.hours(group.normal)}`,
    `${t('columns.overtime')} ${words.hours(group.overtime)}`,
    `${t('columns.lunch')} ${words.minus(group.lunch)}`,
  ].join(' · ');
  return (
    <tr>
      <th scope="row">
        <a href={`#${sectionIdOf(group)}`} onClick={() => open(sectionIdOf(group))}>
          {group.name}
        </a>
      </th>
      <td title={isOpen ? undefined : said}>
        <StackedBar parts={barPartsOf(group, isOpen)} scale={scale} />
      </td>
      <td>{words.hours(group.hours)}</td>
      <td>{isOpen ? <NotSplit /> : <GroupWhy of={group} name={group.name} seconds={group.overtime} />}</td>
    </tr>
  );
}

type HeadProps = { label: string; isOn: boolean; isName: boolean; onPress: () => void };

/** A head that orders the bars. */
function OrderHead({ label, isOn, isName, onPress }: HeadProps) {
  const Arrow = isName ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={isOn ? (isName ? 'ascending' : 'descending') : undefined}>
      <button type="button" className={styles.order} onClick={onPress}>
        {label}
        {isOn && <Arrow size={14} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  );
}
