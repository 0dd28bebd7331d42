// The foreman's button for a crew, with what is not sent yet and what came of the last presses.

import { IconCloudUp, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { soon } from '#web/features/phone/fetched-soon.ts';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import type { CrewPress } from './crew-presses.ts';
import { CrewSaid } from './crew-said.tsx';
import { type Crew, useCrew, usePeople } from './use-crew.ts';

const CrewDialog = soon(lateDialog(async () => (await import('./crew-dialog.tsx')).CrewDialog));

type Props = { readonly isForeman: boolean } & CrewProps;
type CrewProps = { readonly projects: readonly ProjectChoice[]; readonly logs: readonly WorkLog[] };

/** One who is no longer foreman sees what is kept, and nothing else. */
export function CrewPiece({ isForeman, projects, logs }: Props) {
  const t = useTexts('own-hours');
  const crew = useCrew();
  return (
    <>
      {isForeman && <CrewButton projects={projects} logs={logs} onPress={crew.press} />}
      {(crew.queue.presses.length > 0 || crew.said.length > 0) && (
        <div className={styles.news}>
          {crew.queue.presses.map((press) => (
            <Unsent key={press.id} press={press} crew={crew} />
          ))}
          {crew.said.length > 2 && <Button onClick={crew.hideAll}>{t('crew.hideAll')}</Button>}
          {crew.said.map((one) => (
            <CrewSaid key={`${one.at} ${one.results[0]?.name}`} said={one} onHide={() => crew.hide(one)} />
          ))}
        </div>
      )}
    </>
  );
}

type ButtonProps = CrewProps & { readonly onPress: Crew['press'] };

function CrewButton({ projects, logs, onPress }: ButtonProps) {
  const t = useTexts('own-hours');
  // Read here, so that the foreman can choose once the network is gone.
  const people = usePeople();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="l"
        fill
        icon={<IconUsers size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('crew.open')}
      </Button>
      {isOpen && (
        <CrewDialog
          people={people}
          projects={projects}
          logs={logs}
          onPress={onPress}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A press that waits for the network, or that the server refused as a whole. */
function Unsent({ press, crew: { outbox, fault, isSending } }: { press: CrewPress; crew: Crew }) {
  const t = useTexts('own-hours');
  const phone = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  const { refusal, action, people, project, at } = press;
  // With them the office can be told what did not count.
  const who = [people.map(({ name }) => name).join(', '), ...(project ? [project.name] : [])].join(' · ');
  if (!refusal && fault === undefined && isSending) return null;
  const heading = t(`crew.unsent.${action}`, {
    count: people.length,
    time: words.sinceText(serverTimeAt(at)),
  });
  if (!refusal)
    return (
      <Notice icon={<IconCloudUp size={24} stroke={1.75} aria-hidden="true" />} heading={heading}>
        {phone('waiting.safe')}
      </Notice>
    );
  return (
    <ErrorAlert
      heading={heading}
      actions={
        <>
          <Button onClick={() => void outbox.again(press.id)}>{phone('waiting.again')}</Button>
          <Button onClick={() => void outbox.drop(press.id)}>{phone('waiting.letGo')}</Button>
        </>
      }
    >
      <p>{who}</p>
      {say(new ApiError(refusal.code, { status: refusal.status }))}
    </ErrorAlert>
  );
}
