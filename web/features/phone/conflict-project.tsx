// The project was closed meanwhile: another one for the same time.

import { useState } from 'react';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { restarted, type StartPress } from './presses.ts';
import { ProjectList } from './project-list.tsx';
import { useWords } from './use-words.ts';
import { LetGo } from './waiting.tsx';

export function OtherProject({ press, clock, projects }: ConflictProps & { press: StartPress }) {
  const t = useTexts('phone');
  const words = useWords();
  const [id, setId] = useState<string>();
  const open = projects.filter((project) => project.id !== press.project.id);
  const chosen = open.find((project) => project.id === id);
  const time = words.sinceText(fromWire(press.at) ?? 0);
  const use = () => {
    if (!chosen) return;
    const project = { id: chosen.id, name: chosen.name };
    void clock.outbox.replace(press.id, restarted(press, { project }));
  };
  return (
    <ConflictFrame
      heading={t('conflict.projectClosed', { project: press.project.name })}
      text={t('conflict.projectClosedText', { time })}
    >
      <ProjectList projects={open} logs={[]} chosen={id} onChoose={setId} />
      <Button size="l" fill variant="primary" disabled={!chosen} onClick={use}>
        {t('conflict.useProject')}
      </Button>
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}
