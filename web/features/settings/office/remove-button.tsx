// Removes a person of the office after a question, which names the time clocks that they opened and offers to log them out.

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
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { useSessionWords } from './session-list.tsx';

const { listManagerSessions, removeManager } = managers.endpoints;
type Sessions = Reply<typeof listManagerSessions>;

/** Also after the trial: taking access away protects the company. */
export function RemoveButton({ person, onDone }: { readonly person: Manager; readonly onDone: () => void }) {
  const t = useTexts('office');
  const showRefusal = useShowRefusal();
  const change = useChange(removeManager);
  const { id, name } = person;
  const sessions = useRead(listManagerSessions, { path: { id } }).data;
  const clocks = (sessions ?? []).filter(({ time_clock: isClock }) => isClock);
  const remove = async (): Promise<void> => {
    let endsClocks = true;
    const message = (
      <RemovalText
        clocks={clocks}
        onChoose={(ends) => {
          endsClocks = ends;
        }}
      />
    );
    const question = { heading: t('removeTitle', { name }), message, yes: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await change.mutateAsync({ path: { id }, query: endsClocks ? {} : { keep_time_clocks: 'true' } });
      showToast({ message: t('removed', { name }) });
      onDone();
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button variant="danger-quiet" loading={change.isPending} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}

type TextProps = { readonly clocks: Sessions; readonly onChoose: (ends: boolean) => void };

function RemovalText({ clocks, onChoose }: TextProps) {
  const t = useTexts('office');
  const words = useSessionWords();
  const [ends, setEnds] = useState(true);
  const choose = (chosen: boolean) => {
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
          checked={ends}
          onChange={choose}
        />
      )}
    </>
  );
}
