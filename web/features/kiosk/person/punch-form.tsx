// The presses a person can make now: clock in on a project; or clock out, switch projects, only comment.

import { IconArrowsExchange, IconClockPlay, IconClockStop } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { commentMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import styles from './person.module.css';
import type { Project } from '#web/features/kiosk/kiosk-time.ts';
import type { Press } from '#web/features/kiosk/press/presses.ts';
import { ProjectTiles } from './project-tiles.tsx';
import { pressedNow } from '#web/entry/server-time.ts';
import type { Standing } from '#web/features/kiosk/press/standing.ts';

type Props = {
  person: Standing;
  projects: readonly Project[];
  lastId: string | null;
  isBusy: boolean;
  isDisabled: boolean;
  onPress: (press: Press) => void;
};
const icon = { size: 32, stroke: 2, 'aria-hidden': true } as const;

export function PunchForm({ person, projects, lastId, isBusy, isDisabled, onPress }: Props) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const { open } = person;
  const [chosen, setChosen] = useState<string>();
  const [isSwitching, setSwitching] = useState(false);
  const [note, setNote] = useState('');
  const options = open ? projects.filter(({ id }) => id !== open.project.id) : projects;
  const only = options.length === 1 ? options[0] : undefined;
  const last = open ? undefined : options.find(({ id }) => id === lastId);
  const project = options.find(({ id }) => id === chosen) ?? last ?? only;
  const isTooLong = note.length > commentMax;
  const asksProject = !open || isSwitching;

  const always = () => ({
    id: crypto.randomUUID(),
    ...pressedNow(),
    person: { id: person.id, name: person.name },
    ...(note.trim() ? { comment: note.trim() } : {}),
  });
  const on = () => project && { project: { id: project.id, name: project.name } };
  const main = () => {
    const named = on();
    if (open && !isSwitching) onPress({ kind: 'out', ...always(), entry: open.entry });
    else if (open && named) onPress({ kind: 'switch', ...always(), ...named, entry: open.entry });
    else if (named) onPress({ kind: 'in', ...always(), ...named });
  };
  const button = (variant: 'primary' | 'running', face: ReactNode, word: string) => (
    <Button
      type="submit"
      size="clock"
      fill
      variant={variant}
      icon={face}
      loading={isBusy}
      disabled={isDisabled || isTooLong || (asksProject && !project)}
      data-autofocus
    >
      {word}
    </Button>
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isTooLong) main();
      }}
    >
      {asksProject && (
        <ProjectTiles projects={options} lastId={lastId} value={project?.id} onChange={setChosen} />
      )}
      <TextareaField
        label={t('comment')}
        note={`(${shell('optional')})`}
        minRows={1}
        maxRows={4}
        mostCharacters={commentMax}
        value={note}
        onChange={setNote}
      />
      <div className={styles.actions}>
        {!open && button('primary', <IconClockPlay {...icon} />, t('clockIn'))}
        {open && !isSwitching && button('running', <IconClockStop {...icon} />, t('clockOut'))}
        {open && isSwitching && button('primary', <IconArrowsExchange {...icon} />, t('switchNow'))}
        {open && (
          <div className={styles.more}>
            {!isSwitching && options.length > 0 && (
              <Button size="l" disabled={isDisabled} onClick={() => setSwitching(true)}>
                {t('switch')}
              </Button>
            )}
            {isSwitching && (
              <Button size="l" onClick={() => setSwitching(false)}>
                {shell('back')}
              </Button>
            )}
            {!isSwitching && note.trim() !== '' && (
              <Button
                size="l"
                loading={isBusy}
                disabled={isDisabled || isTooLong}
                onClick={() => onPress({ kind: 'comment', ...always(), entry: open.entry })}
              >
                {t('commentOnly')}
              </Button>
            )}
          </div>
        )}
      </div>
    </form>
  );
}
