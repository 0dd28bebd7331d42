// Requests for corrections in a random history: asked, repeated, withdrawn, and answered by several people of the office.

import * as z from 'zod/mini';
import {
  declineCorrection,
  listCorrections,
  takeCorrection,
} from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection, withdrawCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { find } from '#functions/domain/worklogs/store.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { type Correction, correction, type correctionAsked } from '#shared/model/correction.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aClientId } from '#test/kit/world/context.ts';
import type { Command } from './model-commands.ts';
import type { ModelSite } from './model-site.ts';

type Asked = { readonly who: number; readonly body: z.output<typeof correctionAsked>; id?: string };
type Answer = 'take' | 'decline' | 'withdraw';
const answeredFirst = z.object({ correction });

export function openModelRequests(site: ModelSite) {
  const { company, employees, projects, moved, office, asEmployee } = site;
  const sent: Asked[] = [];
  /** The answer that was acknowledged first. */
  const answers = new Map<string, Correction['state']>();
  const problems: string[] = [];
  const note = ({ id, state }: Correction): void => {
    if (state === 'waiting') return;
    const known = answers.get(id) ?? state;
    if (known !== state) problems.push(`request ${id} was ${known} and then ${state}`);
    answers.set(id, known);
  };
  const noted = async (answer: Promise<Correction>): Promise<void> => {
    try {
      note(await answer);
    } catch (error) {
      const first = error instanceof Failure ? answeredFirst.safeParse(error.params).data : undefined;
      if (first) note(first.correction);
      throw error;
    }
  };

  async function asking(one: Asked): Promise<void> {
    const { id } = await askCorrection(await asEmployee(one.who), { body: one.body });
    if (one.id !== undefined && one.id !== id) problems.push(`request ${one.id} was repeated as ${id}`);
    one.id = id;
  }

  function wish({ who, project, minutes, flag }: Command, entry: WorkLog | undefined): Asked {
    const owner = employees.findIndex(({ id }) => id === entry?.employee.id);
    const about = flag && owner >= 0 ? entry : undefined;
    const start = about ? about.start_time : moved(undefined, -240);
    const body = {
      id: aClientId(),
      ...(about ? { work_log_id: about.id } : {}),
      start_time: moved(start, Math.min(minutes, 0)),
      end_time: about?.end_time ?? moved(start, 90),
      project_id: projects[project]?.id ?? '',
      word: 'Asked',
    };
    return { who: about ? owner : who, body };
  }

  const namesForeign = async (one: Correction): Promise<boolean> => {
    const entry =
      one.work_log_id === null
        ? undefined
        : await find({ table: site.world.table, company }, one.work_log_id);
    return [one.project.id, one.entry?.project.id, entry?.projectId].some(
      (id) => id !== undefined && !office.own.includes(id),
    );
  };

  return {
    ask(command: Command, kind: 'ask' | 'ask_again', entry: WorkLog | undefined): Promise<void>[] {
      const again = sent[command.pick % Math.max(1, sent.length)];
      if (kind === 'ask_again') return again ? [asking(again)] : [];
      const one = wish(command, entry);
      sent.push(one);
      return [asking(one)];
    },
    /** Now and then two people answer at the same moment, the second one otherwise. */
    answer({ pick, flag }: Command, kind: Answer): Promise<void>[] {
      const known = sent.filter(({ id }) => id !== undefined);
      const one = pick % 3 === 0 ? known[pick % Math.max(1, known.length)] : known.at(-1 - (pick % 2));
      if (one?.id === undefined) return [];
      const path = { id: one.id };
      const by = async (place: number, verb: Answer) => {
        if (verb === 'withdraw') return withdrawCorrection(await asEmployee(one.who), { path });
        const projectOf = ({ project }: Correction) => project.id;
        return verb === 'take'
          ? office.acting(place, verb, (ctx) => takeCorrection(ctx, { path, body: {} }), projectOf)
          : office.acting(
              place,
              verb,
              (ctx) => declineCorrection(ctx, { path, body: { reason: 'No' } }),
              projectOf,
            );
      };
      const other = kind === 'take' ? 'decline' : 'take';
      return [by(pick, kind), ...(flag ? [by(pick + 1, other)] : [])].map(noted);
    },
    /** Answers that were acknowledged and are not kept, and what a person kept to projects sees of others. */
    async unheld(): Promise<string[]> {
      const kept = new Map((await listCorrections(await office.as('own'))).map((one) => [one.id, one.state]));
      const lost = [...answers].filter(([id, state]) => kept.get(id) !== state);
      const seen = await listCorrections(await office.as('projects'));
      const foreign = await Promise.all(seen.map(async (one) => ((await namesForeign(one)) ? [one.id] : [])));
      return [
        ...problems,
        ...lost.map(([id, state]) => `request ${id} was ${state} and is ${kept.get(id) ?? 'lost'}`),
        ...foreign.flat().map((id) => `request ${id} shows a project of others`),
      ];
    },
  };
}
