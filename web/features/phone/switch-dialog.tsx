// The dialog that switches the running entry to another project: a press on a project does it.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { queryKey, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PressList } from '#web/ui/form/choice/press-list.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { ProjectList } from './project-list.tsx';

const { listProjects } = employeeApp.endpoints;

type Props = {
  projects: readonly ProjectChoice[];
  logs: readonly WorkLog[];
  onClose: () => void;
  onSwitch: (project: ProjectChoice) => void;
};

export function SwitchDialog({ projects, logs, onClose, onSwitch }: Props) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const queries = useQueryClient();
  const { isFetching } = useRead(listProjects, {});
  // Reads the list again, because the office may have added a project a moment ago.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: queryKey(listProjects, {}) });
  }, [queries]);
  const choose = (id: string) => {
    const chosen = projects.find((project) => project.id === id);
    if (chosen) onSwitch(chosen);
  };
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('switchTitle')}
      foot={
        <Button size="l" onClick={onClose}>
          {shell('cancel')}
        </Button>
      }
    >
      {projects.length > 0 ? (
        <ProjectList projects={projects} logs={logs} chosen={undefined} onChoose={choose} Rows={PressList} />
      ) : isFetching ? (
        <SkeletonRows rows={2} />
      ) : (
        <EmptyState heading={t('noOtherProjects')}>{t('noProjectsHelp')}</EmptyState>
      )}
    </Dialog>
  );
}
