// The presses a person can make now: clock in on a project; or clock out, switch projects, only comment.

import { IconArrowsExchange, IconClockPlay, IconClockStop } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { commentMax } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
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
  /** A forgotten end is asked for above: clocking out now would add the hours since. */
  isEndAsked?: boolean;
  onPress: (press: Press) => void;
};
const icon = { size: 32, stroke: 2, 'aria-hidden': true } as const;

export function PunchForm(props: Props) {
  const { lastId, isBusy, isDisabled, isEndAsked, onPress } = props;
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const marks = useSignedIn().settings?.worked_through_lunch;
  const { open } = props.person;
  const punch = usePunch(props);
  const { options, project, isSwitching, note, isTooLong } = punch;
  const asksProject = !open || isSwitching;
  const button = (variant: 'primary' | 'running' | 'plain', face: ReactNode, word: string) => (
    <Button
      type="submit"
      size={variant === 'plain' ? 'l' : 'clock'}
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
        const press = punch.main();
        if (!isBusy && !isTooLong && press) onPress(press);
      }}
    >
      {asksProject && (
        <ProjectTiles projects={options} lastId={lastId} value={project?.id} onChange={punch.setChosen} />
      )}
      <TextareaField
        label={t('comment')}
        note={`(${shell('optional')})`}
        minRows={1}
        maxRows={4}
        mostCharacters={commentMax}
        value={note}
        onChange={punch.setNote}
      />
      {open && !isSwitching && marks && (
        <div className={styles.lunch}>
          <CheckboxField boxed label={t('lunchWorked')} checked={punch.lunch} onChange={punch.setLunch} />
        </div>
      )}
      <div className={styles.actions}>
        {!open && button('primary', <IconClockPlay {...icon} />, t('clockIn'))}
        {open &&
          !isSwitching &&
          button(isEndAsked ? 'plain' : 'running', <IconClockStop {...icon} />, t('clockOut'))}
        {open && isSwitching && button('primary', <IconArrowsExchange {...icon} />, t('switchNow'))}
        {open && <More {...{ isBusy, isDisabled, onPress, punch }} />}
      </div>
    </form>
  );
}

/** What is chosen and typed, and the presses made of it. */
function usePunch({ person, projects, lastId }: Props) {
  const { open } = person;
  const [chosen, setChosen] = useState<string>();
  const [isSwitching, setSwitching] = useState(false);
  const [note, setNote] = useState('');
  const [lunch, setLunch] = useState(false);
  const options = open ? projects.filter(({ id }) => id !== open.project.id) : projects;
  const only = options.length === 1 ? options[0] : undefined;
  const last = open ? undefined : options.find(({ id }) => id === lastId);
  const project = options.find(({ id }) => id === chosen) ?? last ?? only;

  const always = () => ({
    id: crypto.randomUUID(),
    ...pressedNow(),
    person: { id: person.id, name: person.name },
    ...(note.trim() ? { comment: note.trim() } : {}),
  });
  const main = (): Press | undefined => {
    const named = project && { project: { id: project.id, name: project.name } };
    if (open && !isSwitching)
      return { kind: 'out', ...always(), entry: open.entry, ...(lunch ? { lunch } : {}) };
    if (open && named) return { kind: 'switch', ...always(), ...named, entry: open.entry };
    return named && { kind: 'in', ...always(), ...named };
  };
  const comment = (): Press | undefined => open && { kind: 'comment', ...always(), entry: open.entry };
  const isTooLong = note.length > commentMax;
  const set = { setChosen, setSwitching, setNote, setLunch };
  return { options, project, isSwitching, note, lunch, isTooLong, main, comment, ...set };
}

type MoreProps = Pick<Props, 'isBusy' | 'isDisabled' | 'onPress'> & {
  readonly punch: ReturnType<typeof usePunch>;
};

/** Beside the clock-out: switch, or only comment. */
function More({ isBusy, isDisabled, onPress, punch }: MoreProps) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const { options, isSwitching, setSwitching, note, isTooLong } = punch;
  return (
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
          onClick={() => {
            const press = punch.comment();
            if (press) onPress(press);
          }}
        >
          {t('commentOnly')}
        </Button>
      )}
    </div>
  );
}
