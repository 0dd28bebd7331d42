// What is said of a name that has no hours today: the way to its time entries, or that nothing is called that.

import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { foundByName } from '#web/words/found-by-name.ts';
import styles from './board.module.css';

export type Known = {
  readonly id: string;
  readonly name: string;
  /** What of the entries' address it is. */
  readonly filter: 'employee_id' | 'project_id';
};
/** More are not told apart at a glance: a letter more leaves fewer. */
const namesMax = 5;

export function NotToday({ wanted, known }: { wanted: string; known: readonly Known[] }) {
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
