// A name in a list, linked to its time entries; a long name takes two lines.

import { longProjectName } from '#shared/limits.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import styles from './people.module.css';

type Props = {
  readonly name: string;
  readonly filter: 'employee_id' | 'project_id';
  readonly id: string;
};

export function NameLink({ name, filter, id }: Props) {
  const query = new URLSearchParams({ [filter]: id });
  const isLong = name.length > longProjectName;
  return (
    <UiLink
      href={placeHref('entries', query)}
      className={isLong ? `${styles.name} ${styles.longName}` : styles.name}
      title={isLong ? name : undefined}
    >
      {name}
    </UiLink>
  );
}
