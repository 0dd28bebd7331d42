// The choice of another project for a press whose project was closed meanwhile.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { Project } from '#web/features/kiosk/kiosk-time.ts';
import styles from './person.module.css';
import { ProjectTiles } from './project-tiles.tsx';

export function OtherProject(props: {
  projects: readonly Project[];
  isBusy: boolean;
  onChoose: (project: { id: string; name: string }) => void;
}) {
  const t = useTexts('kiosk');
  const [chosen, setChosen] = useState<string>();
  const project = props.projects.find(({ id }) => id === chosen);
  return (
    <div className={styles.other}>
      <ProjectTiles projects={props.projects} lastId={null} value={chosen} onChange={setChosen} />
      <Button
        size="l"
        variant="primary"
        loading={props.isBusy}
        disabled={!project}
        onClick={() => project && props.onChoose({ id: project.id, name: project.name })}
      >
        {t('refused.other')}
      </Button>
    </div>
  );
}
