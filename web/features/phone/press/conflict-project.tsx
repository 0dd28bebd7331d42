// The project was closed meanwhile: another one for the same time.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { rightAt } from '#web/entry/right-time.ts';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { restarted, type StartPress } from './presses.ts';
import { ProjectList } from '#web/features/phone/project-list.tsx';
import { TellOffice } from './tell-office.tsx';
import { useWords } from '#web/features/phone/use-words.ts';
import { LetGo } from './waiting.tsx';

export function OtherProject(props: ConflictProps & { press: StartPress }) {
  const { press, clock, projects } = props;
  const t = useTexts('phone');
  const words = useWords();
  const [id, setId] = useState<string>();
  const open = projects.filter((project) => project.id !== press.project.id);
  const chosen = open.find((project) => project.id === id);
  const time = words.sinceText(rightAt(press.at));
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
      <TellOffice {...props} />
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}
