// The dialog that shows a project's description, without editing.

import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './people.module.css';

export function Description({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('projects.description')}
      below={project.name}
      foot={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {shell('close')}
        </Button>
      }
    >
      <p className={styles.description}>{project.description}</p>
    </Dialog>
  );
}
