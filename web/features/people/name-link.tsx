// A name in a list, linked to the page of the employee or the project; a long name takes two lines.

import { longProjectName } from '#shared/limits.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import styles from './people.module.css';

type Props = { readonly name: string; readonly href: string };

export function NameLink({ name, href }: Props) {
  const isLong = name.length > longProjectName;
  return (
    <UiLink
      href={href}
      className={isLong ? `${styles.name} ${styles.longName}` : styles.name}
      title={isLong ? name : undefined}
    >
      {name}
    </UiLink>
  );
}
