// A press that the server refused: what was pressed, why it was not saved, and what the person decides.

import { type ReactNode, useState } from 'react';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import type { Refusal } from '#web/clock/press-queue.ts';
import { commentTexts, refusedPress, type Choice } from '#web/clock/refused-press.ts';
import { RefusedChoices } from '#web/clock/refused-choices.tsx';
import { type Project, sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { LettersPad } from '#web/features/kiosk/person/letters-pad.tsx';
import styles from '#web/features/kiosk/person/person.module.css';
import { ProjectTiles } from '#web/features/kiosk/person/project-tiles.tsx';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { type Press, timeOf } from './presses.ts';

export type Decision =
  | { readonly is: 'again'; readonly token?: string }
  | { readonly is: 'instead'; readonly press: Press }
  | { readonly is: 'yield'; readonly workLogId: string; readonly words: readonly Press[] }
  | { readonly is: 'comment'; readonly workLogId: string; readonly words: (press: Press) => readonly Press[] }
  | { readonly is: 'drop' };
type Props = {
  press: Press;
  refusal: Refusal;
  projects: readonly Project[];
  /** Own entries, the newest first: one of them can be commented on when the press is about none. */
  own: readonly string[];
  isBusy: boolean;
  /** The person has just written their own letters. */
  isProven: boolean;
  onDecide: (decision: Decision) => void;
};

export function RefusedPress(props: Props) {
  const { press, refusal, own, isProven, onDecide } = props;
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const officeComments = useOfficeComments();
  const pressedAt = fromWire(press.at) ?? 0;
  const asked = { press, refusal, at: pressedAt, own, isProven, isWithinProject: false };
  const { obstacle, choices } = refusedPress(asked);
  const shown = useShown(props, obstacle.is === 'elsewhere' ? obstacle.there.project.name : '');
  const reason = useReason(obstacle, press, refusal);
  const choose = (choice: Choice): void => {
    const decision = decisionOf(choice, press, officeComments);
    if (decision) onDecide(decision);
  };
  return (
    <ErrorAlert
      heading={t(`refused.${press.kind}`, {
        time: sinceText(time, timeOf(press)),
        project: projectOf(press),
      })}
      actions={<RefusedChoices choices={choices} shown={shown} onChoose={choose} isBusy={props.isBusy} />}
    >
      {reason}
    </ErrorAlert>
  );
}

const projectOf = (press: Press): string => ('project' in press ? press.project.name : '');

/** The words of a choice's button, or its controls; `there` is the project of the entry that stands in the way. */
function useShown({ press, projects, isBusy, onDecide }: Props, there: string) {
  const t = useTexts('kiosk');
  const at = useKioskTime().clockAt(press.at);
  const project = projectOf(press);
  return (choice: Choice): ReactNode => {
    switch (choice.is) {
      case 'stay':
        return t('refused.keep', { project: there });
      case 'stayComment':
        return t('refused.keepTell', { project: there, time: at });
      case 'switch':
        return t('refused.switch_to', { project, time: at });
      case 'in':
        return t('refused.clockIn', { project, time: at });
      case 'project':
        return (
          <OtherProject
            projects={projects.filter(({ id }) => !('project' in press) || id !== press.project.id)}
            isBusy={isBusy}
            onChoose={(other) => {
              if ('project' in press)
                onDecide({ is: 'instead', press: { ...press, ...asNewPress(press), project: other } });
            }}
          />
        );
      case 'letters':
        return (
          <LettersPad isBusy={isBusy} refusals={0} onDone={(token) => onDecide({ is: 'again', token })} />
        );
      case 'comment':
        return t('refused.tell');
      case 'again':
      case 'drop':
        return t(`refused.${choice.is}`);
    }
  };
}

/** The choice of another project, where the press's own was closed meanwhile. */
function OtherProject(props: {
  projects: readonly Project[];
  isBusy: boolean;
  onChoose: (project: { id: string; name: string }) => void;
}) {
  const t = useTexts('kiosk');
  const [chosen, setChosen] = useState<string>();
  const project = props.projects.find(({ id }) => id === chosen);
  return (
    <div className={styles.other}>
      <ProjectTiles projects={props.projects} lastId={null} value={chosen} onChange={setChosen} />
      <Button
        size="l"
        variant="primary"
        loading={props.isBusy}
        disabled={!project}
        onClick={() => project && props.onChoose({ id: project.id, name: project.name })}
      >
        {t('refused.other')}
      </Button>
    </div>
  );
}

type OfficeComments = ReturnType<typeof useOfficeComments>;

/** Undefined for choices that carry controls of their own. */
function decisionOf(choice: Choice, press: Press, officeComments: OfficeComments): Decision | undefined {
  switch (choice.is) {
    case 'stay':
      return { is: 'yield', workLogId: choice.on, words: noteOn(choice.on, press) };
    case 'stayComment':
      return { is: 'yield', workLogId: choice.on, words: officeComments(choice.on, press) };
    case 'switch': {
      if (!('project' in press)) return undefined;
      const { project } = press;
      const entry = { workLogId: choice.on };
      return { is: 'instead', press: { ...asNewPress(press), kind: 'switch', project, entry } };
    }
    case 'in':
      if (!('project' in press)) return undefined;
      return { is: 'instead', press: { ...asNewPress(press), kind: 'in', project: press.project } };
    case 'comment':
      return { is: 'comment', workLogId: choice.on, words: (one) => officeComments(choice.on, one) };
    case 'again':
    case 'drop':
      return { is: choice.is };
    case 'project':
    case 'letters':
      return undefined;
  }
}

type Obstacle = ReturnType<typeof refusedPress>['obstacle'];

function useReason(obstacle: Obstacle, press: Press, { code, params }: Refusal): string {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { say } = useErrorWords();
  switch (obstacle.is) {
    case 'elsewhere': {
      const { project, start_time } = obstacle.there;
      const note = press.comment === undefined ? '' : ` ${t('refused.noteStays')}`;
      return t('refused.alreadyIn', { project: project.name, time: sinceText(time, start_time) }) + note;
    }
    case 'alreadyOut':
    case 'ended':
      return obstacle.end ? t('refused.endedAt', { time: time.clockAt(obstacle.end) }) : t('refused.ended');
    case 'letters':
      return t('refused.letters');
    default:
      if (code === 'not_clocked_in') return t('refused.ended');
      // The field keeps ends after the start, within a day and in the past.
      if (code === 'invalid_input' && timeOf(press) !== press.at) return t('refused.afterNext');
      return say(new ApiError(isErrorCode(code) ? code : 'unknown', { params }));
  }
}

/** The same press under a new id, after the old one was refused without an effect. */
const asNewPress = ({ at, behind = 0, person, comment }: Press) => ({
  id: crypto.randomUUID(),
  at,
  behind,
  person,
  refusal: undefined,
  ...(comment === undefined ? {} : { comment }),
});

const commentOn = (workLogId: string, comment: string, { at, behind = 0, person }: Press): Press => ({
  id: crypto.randomUUID(),
  at,
  behind,
  person,
  kind: 'comment',
  entry: { workLogId },
  comment,
});
/** What was typed with a press that had no effect, as a comment on the entry that stays. */
const noteOn = (workLogId: string, press: Press): readonly Press[] =>
  press.comment === undefined ? [] : [commentOn(workLogId, press.comment, press)];

/** The comment that the office reads about a refused press: its time, its project and the person's words. */
function useOfficeComments() {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  return (workLogId: string, press: Press): readonly Press[] => {
    if (press.kind === 'comment') return noteOn(workLogId, press);
    const project = 'project' in press ? press.project.name : '';
    const said = t(`refused.commentText.${press.kind}`, { time: time.momentText(timeOf(press)), project });
    return commentTexts(said, press.comment).map((text) => commentOn(workLogId, text, press));
  };
}
