// The choice of the projects that a person of the office is kept to.

import { IconFolder } from '@tabler/icons-react';
import { companies } from '#shared/api/company.ts';
import { useRead } from '#web/api/query.ts';
import { isOwn } from '#web/crew/examples.ts';
import { useProjectGroups } from '#web/entry/searched-options.ts';
import { useTexts } from '#web/text.ts';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import styles from './office.module.css';

type Props = {
  readonly value: readonly string[];
  readonly onChange: (projectIds: readonly string[]) => void;
};

export function ProjectsField({ value, onChange }: Props) {
  const t = useTexts('office');
  const entries = useTexts('entries');
  const projects = useRead(companies.endpoints.listProjects, {}).data ?? [];
  return (
    <div className={styles.projects}>
      <SelectFilter
        several
        icon={<IconFolder size={16} stroke={1.75} aria-hidden="true" />}
        allLabel={t('projects')}
        clearLabel={entries('clearProjects')}
        searchLabel={entries('findProject')}
        groups={useProjectGroups(projects.filter(isOwn))}
        value={value}
        onChange={onChange}
      />
      {value.length === 0 && <p className="small dim">{t('projectsNone')}</p>}
    </div>
  );
}
