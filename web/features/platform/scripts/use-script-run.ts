// Runs a script part by part and shows each reply at once. A real run sends the marks (`seen`) of its dry run.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { scripts } from '#shared/api/scripts.ts';
import type { ScriptRun } from '#shared/model/scripts.ts';
import { call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { serverSeconds } from '#web/entry/server-time.ts';

const { run } = scripts.endpoints;
/** For this time after a dry run the real run is offered. */
export const dryRunMinutes = 15;

type Step = ScriptRun['steps'][number];
/** `at` is epoch seconds by the server's clock. */
export type Line = { readonly at: number; readonly step: Step };
export type Asked = {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The parameters that only the real run takes. */
  readonly confirmation: Readonly<Record<string, unknown>>;
  readonly isDry: boolean;
};
export type Running = {
  readonly asked: Asked;
  readonly beganAt: number;
  readonly lines: readonly Line[];
  readonly state: 'running' | 'ended' | 'stopped' | 'failed';
  readonly endedAt?: number;
};
type Dry = {
  readonly of: string;
  readonly at: number;
  readonly seen: ReadonlyMap<string, string>;
  readonly hasWork: boolean;
};

const moment = (): number => Date.now();
const same = ({ name, params }: Pick<Asked, 'name' | 'params'>): string => JSON.stringify([name, params]);

export function useScriptRun() {
  const queries = useQueryClient();
  const [running, setRunning] = useState<Running>();
  const [dry, setDry] = useState<Dry>();
  const stopping = useRef(false);
  useEffect(() => {
    if (!dry) return undefined;
    const timer = setTimeout(() => setDry(undefined), dry.at + dryRunMinutes * 60_000 - moment());
    return () => clearTimeout(timer);
  }, [dry]);
  useEffect(
    () => () => {
      stopping.current = true;
    },
    [],
  );
  const change = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (asked: Asked): Promise<void> => {
      const { name, isDry } = asked;
      const params = isDry ? asked.params : { ...asked.params, ...asked.confirmation };
      const known = dry?.of === same(asked) ? dry.seen : undefined;
      const seen = new Map<string, string>();
      let [after, hasWork] = ['', false];
      do {
        const body = {
          params: after === '' ? params : { ...params, after },
          dry_run: isDry,
          ...(isDry || known === undefined ? {} : { seen: known.get(after) }),
        };
        const reply = await call(run, { path: { name }, body }, { key: crypto.randomUUID() });
        seen.set(after, reply.seen);
        hasWork ||= reply.steps.some(({ changes }) => changes.length > 0);
        const lines = reply.steps.map((step) => ({ at: serverSeconds(), step }));
        setRunning((before) => before && { ...before, lines: [...before.lines, ...lines] });
        after = reply.next ?? '';
      } while (after !== '' && !stopping.current);
      const isWhole = after === '';
      end(isWhole ? 'ended' : 'stopped');
      setDry(isDry && isWhole ? { of: same(asked), at: moment(), seen, hasWork } : undefined);
    },
    onError: () => end('failed'),
    // Once after all parts, because reading the list of companies again is one query for each company.
    onSettled: () => staleTags(queries, run.stales ?? []),
  });
  const end = (state: Running['state']): void =>
    setRunning((before) => before && { ...before, state, endedAt: serverSeconds() });
  const start = async (asked: Asked): Promise<void> => {
    stopping.current = false;
    setRunning({ asked, beganAt: serverSeconds(), lines: [], state: 'running' });
    await change.mutateAsync(asked);
  };
  const stop = (): void => {
    stopping.current = true;
  };
  const dryRunOf = (asked: Parameters<typeof same>[0]): Dry | undefined =>
    dry?.of === same(asked) ? dry : undefined;
  return { running, start, stop, dryRunOf };
}
