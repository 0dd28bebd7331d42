// The foreman's outbox for crews, and what came of its presses.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { crew } from '#shared/api/crew.ts';
import { staleTags, useRead } from '#web/api/query.ts';
import { endsSession, useSignedIn } from '#web/api/session.tsx';
import { openOutbox } from '#web/clock/outbox.ts';
import {
  type CrewPress,
  kept,
  keepSaid,
  type Person,
  readSaid,
  type Said,
  sendCrew,
} from './crew-presses.ts';

export type Crew = ReturnType<typeof useCrew>;

export function useCrew() {
  const { id: owner } = useSignedIn();
  const queries = useQueryClient();
  const [said, setSaid] = useState<readonly Said[]>(() => readSaid(owner));
  const outbox = useMemo(() => {
    const renew = () => staleTags(queries, crew.endpoints.press.stales ?? []);
    return openOutbox<CrewPress>({
      name: 'stund-crew-outbox',
      owner,
      kept,
      laneOf: () => 'crew',
      holdsAll: () => true,
      send: async (press) => {
        const { said: now, ...sent } = await sendCrew(owner, press);
        const show = async (): Promise<void> => {
          const list = [now, ...readSaid(owner)];
          keepSaid(owner, list);
          setSaid(list);
          void renew();
        };
        return { ...sent, show };
      },
      onUnanswered: (error) => void (endsSession(error) && renew()),
      onSentElsewhere: async () => {
        setSaid(readSaid(owner));
        await renew();
      },
    });
  }, [owner, queries]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);
  useEffect(() => outbox.start(), [outbox]);
  return {
    ...state,
    outbox,
    said,
    hide: (one: Said): void => {
      const list = said.filter((other) => other !== one);
      keepSaid(owner, list);
      setSaid(list);
    },
    hideAll: (): void => {
      keepSaid(owner, []);
      setSaid([]);
    },
    press: async (press: CrewPress): Promise<void> => {
      await outbox.add(press);
      void outbox.drain();
    },
  };
}

/** Everyone but the foreman, who has the button below; without a network as the server answered last. */
export function usePeople(): readonly Person[] | undefined {
  const { id: owner } = useSignedIn();
  const { data } = useRead(crew.endpoints.list, {});
  const [known, setKnown] = useState<readonly Person[]>();
  useEffect(() => {
    if (data) void kept.keepKnown(owner, data);
    else void kept.readKnown(owner).then(setKnown);
  }, [owner, data]);
  return (data ?? known)?.filter(({ id }) => id !== owner);
}
