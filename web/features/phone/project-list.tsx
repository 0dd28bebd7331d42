// The choice of a project on the phone: the last used first, a search for a long list.

import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { ChoiceList } from '#web/ui/form/choice/choice-list.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { foundByName } from '#web/words/found-by-name.ts';
import { endOf, startOf } from './own/own-days.ts';
import { useWords } from './use-words.ts';
import styles from './phone.module.css';

const shownAtFirst = 4;
type Props = {
  projects: readonly ProjectChoice[];
  logs: readonly WorkLog[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** The list that draws the rows. */
  Rows?: typeof ChoiceList;
};

const startOr0 = (log: WorkLog | undefined): number => (log ? startOf(log) : 0);

export function ProjectList({ projects, logs, chosen, onChoose, Rows = ChoiceList }: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState('');
  const lastOf = (id: string) => logs.find((log) => log.project.id === id && log.end_time !== undefined);
  const ordered = projects.toSorted((a, b) => startOr0(lastOf(b.id)) - startOr0(lastOf(a.id)));
  const found = foundByName(ordered, wanted);
  const head = ordered.slice(0, shownAtFirst);
  const hidden = ordered.find((project) => project.id === chosen && !head.includes(project));
  const shown = isWhole || wanted ? found : hidden ? [hidden, ...head.slice(0, -1)] : head;
  const lastText = (id: string): string | undefined => {
    const log = lastOf(id);
    if (!log) return undefined;
    const when = `${words.moment(startOf(log))}–${words.time(endOf(log, 0))}`;
    return t('lastTime', { when });
  };
  return (
    <div>
      <div className={styles.sectionHead}>
        <h2>{t('project')}</h2>
        {projects.length > shownAtFirst && !isWhole && (
          <button type="button" className={styles.link} onClick={() => setWhole(true)}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            {t('allProjects', { count: projects.length })}
          </button>
        )}
      </div>
      {isWhole && (
        <div className={styles.find}>
          <TextField
            label={t('findProject')}
            hideLabel
            type="search"
            placeholder={t('findProject')}
            autoFocus
            value={wanted}
            onChange={setWanted}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <NothingFound />
      ) : (
        <Rows
          label={t('project')}
          value={chosen ?? null}
          onChange={onChoose}
          options={shown.map((project) => ({
            value: project.id,
            label: project.name,
            detail: lastText(project.id) ?? project.description,
          }))}
        />
      )}
    </div>
  );
}

function NothingFound() {
  const shell = useTexts('shell');
  return (
    <p role="status" className={styles.dim}>
      {shell('nothingFound')}
    </p>
  );
}
