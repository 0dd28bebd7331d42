// A clock event that met something else: what happened meanwhile, and the person's choice. No press is dropped
// without one.

import { type ReactNode, useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { type Obstacle, refusedPress, type Choice } from '#web/clock/refused-press.ts';
import { RefusedChoices } from '#web/clock/refused-choices.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { startOf } from '#web/features/phone/own/own-days.ts';
import { ProjectList } from '#web/features/phone/project-list.tsx';
import { useWords } from '#web/features/phone/use-words.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TwoEnds } from './conflict-ends.tsx';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { isWaitingId, restarted, type StartPress } from './presses.ts';
import { noteOn, CommentToOffice, useOfficeComments } from './comment-to-office.tsx';
import { DiscardPress } from './waiting-list.tsx';

export function Conflict(props: ConflictProps) {
  const { press, refusal, clock, logs } = props;
  const { obstacle, choices } = refusedPress({
    press,
    refusal,
    at: serverTimeAt(press.at),
    own: logs.map(({ id }) => id).filter((id) => !isWaitingId(id)),
    isWithinProject: true,
    isProven: true,
  });
  const said = useSaid(props, obstacle);
  const comment = choices.find((choice) => choice.is === 'comment');
  const office = comment && <CommentToOffice press={press} clock={clock} on={comment.on} />;
  const { shown, choose } = useChoices(props, obstacle, office);
  if (obstacle.is === 'ended' && press.kind === 'out')
    return <TwoEnds press={press} clock={clock} log={obstacle.there} end={obstacle.end} office={office} />;
  return (
    <ConflictFrame {...said}>
      <RefusedChoices isWide choices={choices} shown={shown} onChoose={choose} />
    </ConflictFrame>
  );
}

/** What each choice shows and does. */
function useChoices({ press, clock, projects }: ConflictProps, obstacle: Obstacle, office: ReactNode) {
  const t = useTexts('phone');
  const words = useWords();
  const officeComments = useOfficeComments();
  const { outbox } = clock;
  const project = press.kind === 'out' ? '' : press.project.name;
  const time = words.sinceText(serverTimeAt(press.at));
  const there = obstacle.is === 'elsewhere' ? obstacle.there.project.name : '';
  const instead = (change: Partial<Pick<StartPress, 'kind' | 'project'>>): void => {
    if (press.kind !== 'out') void outbox.replace(press.id, restarted(press, change));
  };
  const shown = (choice: Choice): ReactNode => {
    switch (choice.is) {
      case 'stay':
        return t('conflict.stay', { project: there });
      case 'stayComment':
        return t('conflict.stayTell', { project: there, time });
      case 'switch':
        return t('conflict.switchAt', { project, time });
      case 'in':
        return t('conflict.clockInAt', { project, time });
      case 'again':
        return t('waiting.again');
      case 'project':
        return (
          <OtherProject press={press} projects={projects} onUse={(other) => instead({ project: other })} />
        );
      case 'comment':
        return office;
      case 'drop':
        return <DiscardPress press={press} clock={clock} />;
      case 'letters':
        return null;
    }
  };
  const choose = (choice: Choice): void => {
    if (choice.is === 'stay') void outbox.yieldTo(press.id, choice.on, noteOn(choice.on, press));
    if (choice.is === 'stayComment')
      void outbox.yieldTo(press.id, choice.on, officeComments(choice.on, press));
    if (choice.is === 'switch' || choice.is === 'in') instead({ kind: choice.is });
    if (choice.is === 'again') void outbox.again(press.id);
  };
  return { shown, choose };
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What happened, large, and what it means for the press. */
function useSaid(
  { press, refusal }: ConflictProps,
  obstacle: Obstacle,
): { heading: string; text: ReactNode } {
  const t = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  const time = words.sinceText(serverTimeAt(press.at));
  const project = press.kind === 'out' ? '' : press.project.name;
  switch (obstacle.is) {
    case 'elsewhere': {
      const since = { project: obstacle.there.project.name, time: words.sinceText(startOf(obstacle.there)) };
      const note = press.kind !== 'out' && press.comment ? ` ${t('conflict.noteStays')}` : '';
      return { heading: t('conflict.elsewhere'), text: t('refused.elsewhere', since) + note };
    }
    case 'alreadyOut':
      return { heading: t('conflict.alreadyOut'), text: t('conflict.switchLate', { project, time }) };
    case 'project':
      return {
        heading: t('conflict.projectClosed', { project }),
        text: t('conflict.projectClosedText', { time }),
      };
    default:
      return {
        heading: t('refused.title'),
        text: (
          <>
            <b>{t(`waiting.${press.kind}`, { time })}</b>:{' '}
            {sentence(say(new ApiError(refusal.code, refusal)))} {t('conflict.kept')}
          </>
        ),
      };
  }
}

/** The project was closed meanwhile: another one for the same time. */
function OtherProject({
  press,
  projects,
  onUse,
}: Pick<ConflictProps, 'press' | 'projects'> & { onUse: (project: StartPress['project']) => void }) {
  const t = useTexts('phone');
  const [id, setId] = useState<string>();
  const closed = press.kind === 'out' ? undefined : press.project.id;
  const open = projects.filter((project) => project.id !== closed);
  const chosen: ProjectChoice | undefined = open.find((project) => project.id === id);
  const use = () => chosen && onUse({ id: chosen.id, name: chosen.name });
  return (
    <>
      <ProjectList projects={open} logs={[]} chosen={id} onChoose={setId} />
      <Button size="l" fill variant="primary" disabled={!chosen} onClick={use}>
        {t('conflict.useProject')}
      </Button>
    </>
  );
}
