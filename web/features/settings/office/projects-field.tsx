// The choice of the projects that a person of the office is kept to.

import { IconFolder } from '@tabler/icons-react';
import { useId } from 'react';
import { companies } from '#shared/api/company.ts';
import { useRead } from '#web/api/query.ts';
import { isOwn } from '#web/crew/examples.ts';
import { useProjectGroups } from '#web/entry/searched-options.ts';
import { useTexts } from '#web/text.ts';
import { describedBy, FieldFrame, labelId } from '#web/ui/form/field-frame.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import styles from './office.module.css';

type Props = {
  readonly value: readonly string[];
  readonly isMissing: boolean;
  readonly onChange: (projectIds: readonly string[]) => void;
};

export function ProjectsField({ value, isMissing, onChange }: Props) {
  const t = useTexts('office');
  const entries = useTexts('entries');
  const id = useId();
  const projects = useRead(companies.endpoints.listProjects, {}).data ?? [];
  const error = isMissing && t('projectsNone');
  return (
    <div className={styles.projects}>
      <FieldFrame id={id} group label={t('projects')} error={error}>
        <div role="group" aria-labelledby={labelId(id)} aria-describedby={describedBy(id, { error })}>
          <SelectFilter
            several
            needsOne
            icon={<IconFolder size={16} stroke={1.75} aria-hidden="true" />}
            allLabel={entries('findProject')}
            clearLabel={entries('clearProjects')}
            searchLabel={entries('findProject')}
            groups={useProjectGroups(projects.filter(isOwn))}
            value={value}
            onChange={onChange}
          />
        </div>
        {error && (
          <span className="visually-hidden" role="alert">
            {error}
          </span>
        )}
      </FieldFrame>
    </div>
  );
}
