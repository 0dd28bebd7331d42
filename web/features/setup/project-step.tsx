// The first step: a project.

import { useTexts } from '#web/text.ts';
import { useProjectForm } from '#web/crew/project-form.tsx';
import { drawSetupError } from './setup-errors.tsx';
import { StepCard } from './step-card.tsx';

export function ProjectStep({ isFirst, onNext }: { isFirst: boolean; onNext: () => void }) {
  const t = useTexts('setup');
  const form = useProjectForm({ onCreated: onNext, drawError: drawSetupError });
  return (
    <StepCard
      title={t(isFirst ? 'project.title' : 'project.more')}
      lead={t('project.lead')}
      submitLabel={form.submitLabel}
      isSubmitting={form.isSubmitting}
      onSubmit={(event) => void form.onSubmit(event)}
      onSkip={onNext}
    >
      {form.fields}
    </StepCard>
  );
}
