// Closes an open project and opens a closed one; the toast takes it back.

import { companies } from '#shared/api/company.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange } from '#web/api/query.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useShowRefusal } from '#web/words/show-refusal.ts';

const { closeProject, openProject } = companies.endpoints;

export function useTurnProject(): (project: Project) => void {
  const t = useTexts('people');
  const words = useTexts('entries');
  const showRefusal = useShowRefusal();
  const close = useChange(closeProject);
  const reopen = useChange(openProject);
  const turn = async ({ id, is_open }: Project, isUndo = false): Promise<void> => {
    try {
      const now = await (is_open ? close : reopen).mutateAsync({ path: { id } });
      const message = t(is_open ? 'projects.closed' : 'projects.opened', { name: now.name });
      const action = { label: words('undo'), run: () => void turn(now, true) };
      showToast({ message, ...(isUndo ? {} : { action }) });
    } catch (error) {
      showRefusal(error);
    }
  };
  return useStableCallback((project: Project) => void turn(project));
}
