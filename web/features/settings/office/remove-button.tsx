// Removes a person of the office after a question, which names what they opened and made, and offers to end it: time clocks, and API keys with webhooks.

import { useState } from 'react';
import { managers } from '#shared/api/office-managers.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import type { Manager } from '#shared/model/company/office-manager.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { useProgramsOf } from './programs-of.ts';
import { useSessionWords } from './session-list.tsx';

const { listManagerSessions, removeManager } = managers.endpoints;
type Sessions = Reply<typeof listManagerSessions>;

/** Also after the trial: taking access away protects the company. */
export function RemoveButton({ person, onDone }: { readonly person: Manager; readonly onDone: () => void }) {
  const t = useTexts('office');
  const attempt = useAttempt();
  const change = useChange(removeManager);
  const { id, name } = person;
  const sessions = useRead(listManagerSessions, { path: { id } }).data;
  const clocks = (sessions ?? []).filter(({ time_clock: isClock }) => isClock);
  const programs = useProgramsOf(id);
  const remove = async (): Promise<void> => {
    let ends: Ends = { clocks: true, programs: true };
    const message = (
      <RemovalText
        clocks={clocks}
        programs={programs}
        onChoose={(chosen) => {
          ends = chosen;
        }}
      />
    );
    const question = { heading: t('removeTitle', { name }), message, yes: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(async () => {
      const query = {
        ...(ends.clocks ? {} : { keep_time_clocks: 'true' as const }),
        ...(ends.programs ? {} : { keep_programs: 'true' as const }),
      };
      await change.mutateAsync({ path: { id }, query });
      showToast({ message: t('removed', { name }) });
      onDone();
    });
  };
  return (
    <Button variant="danger-quiet" loading={change.isPending} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}

type Ends = { readonly clocks: boolean; readonly programs: boolean };
type TextProps = {
  readonly clocks: Sessions;
  /** Names of the API keys and webhooks. */
  readonly programs: readonly string[];
  readonly onChoose: (ends: Ends) => void;
};

function RemovalText({ clocks, programs, onChoose }: TextProps) {
  const t = useTexts('office');
  const words = useSessionWords();
  const [ends, setEnds] = useState<Ends>({ clocks: true, programs: true });
  const choose = (chosen: Ends) => {
    setEnds(chosen);
    onChoose(chosen);
  };
  return (
    <>
      <p>{t('removeText')}</p>
      {clocks.length > 0 && (
        <CheckboxField
          label={t('endClocks', { count: clocks.length })}
          detail={clocks.map(words).join(' · ')}
          checked={ends.clocks}
          onChange={(chosen) => choose({ ...ends, clocks: chosen })}
        />
      )}
      {programs.length > 0 && (
        <CheckboxField
          label={t('endPrograms', { count: programs.length })}
          detail={programs.join(' · ')}
          checked={ends.programs}
          onChange={(chosen) => choose({ ...ends, programs: chosen })}
        />
      )}
    </>
  );
}
