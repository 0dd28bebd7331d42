// Switching: choose the project that runs from now on.

import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProjectList } from './project-list.tsx';

type Props = {
  projects: readonly ProjectChoice[];
  onClose: () => void;
  onSwitch: (project: ProjectChoice) => void;
};

export function SwitchDialog({ projects, onClose, onSwitch }: Props) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const [id, setId] = useState<string>();
  const chosen = projects.find((project) => project.id === id);
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('switchTitle')}
      foot={
        <>
          <Button size="l" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            size="l"
            variant="primary"
            disabled={!chosen}
            onClick={() => {
              if (chosen) onSwitch(chosen);
            }}
          >
            {t('switchTo')}
          </Button>
        </>
      }
    >
      {projects.length === 0 ? (
        <EmptyState heading={t('noProjects')}>{t('noProjectsHelp')}</EmptyState>
      ) : (
        <ProjectList projects={projects} logs={[]} chosen={id} onChoose={setId} />
      )}
    </Dialog>
  );
}
