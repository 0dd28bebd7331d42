// The office's description of a project for its people: where the key is, which gate to take.

import type { ProjectChoice } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import styles from './phone.module.css';

export function ProjectAbout({ project }: { project: ProjectChoice | undefined }) {
  const t = useTexts('phone');
  if (!project?.description) return null;
  return (
    <details className={styles.describes}>
      <summary>{t('about', { project: project.name })}</summary>
      <p>{project.description}</p>
    </details>
  );
}
