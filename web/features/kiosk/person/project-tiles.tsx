// The choice of a project: tiles large enough for gloves, the person's last project first, a search for a long list.

import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import { byName } from '#web/words/alphabet.ts';
import { isFound } from '#web/features/kiosk/find-names.ts';
import styles from './project-tiles.module.css';
import type { Project } from '#web/features/kiosk/kiosk-time.ts';

const searchFrom = 12;

type Props = {
  projects: readonly Project[];
  lastId: string | null;
  value: string | undefined;
  onChange: (id: string) => void;
};

export function ProjectTiles({ projects, lastId, value, onChange }: Props) {
  const t = useTexts('kiosk');
  const name = useId();
  const [text, setText] = useState('');
  const shown = projects
    .filter((project) => isFound(project.name, text) || project.id === value)
    .toSorted((one, other) => {
      const last = Number(other.id === lastId) - Number(one.id === lastId);
      return last || byName(one.name, other.name);
    });
  if (projects.length === 0) return <EmptyState heading={t('noProjects')}>{t('noProjectsHint')}</EmptyState>;
  return (
    <div className={styles.choice}>
      {projects.length > searchFrom && (
        <TextField
          label={t('findProject')}
          hideLabel
          type="search"
          autoComplete="off"
          placeholder={t('findProject')}
          before={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>{t('project')}</legend>
        <div className={styles.tiles}>
          {shown.map((project) => (
            <label key={project.id} className={styles.tile}>
              <Radio
                name={name}
                value={project.id}
                checked={project.id === value}
                onChoose={() => onChange(project.id)}
                large
              />
              <span className={styles.words}>
                <b>{project.name}</b>
                {project.id === lastId && <span className="dim">{t('lastTime')}</span>}
                {project.id !== lastId && project.description && (
                  <span className={styles.description}>{project.description}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
