// The goal G3: thousands of random histories break no invariant, and every seeded bug is seen (`npm run goal:model`).

import * as fc from 'fast-check';
import { runHistory, type Seeded } from '#test/kit/model/model.ts';
import { clientsMax, histories } from '#test/kit/model/model-commands.ts';
import { seededBugs } from '#test/kit/model/mutants.ts';

const wanted = Number(process.env['HISTORIES'] ?? 2000);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** While one history waits for a retry, another one runs. */
const atOnce = 4;
const bugHistoriesMax = 200;

const drawn = fc.sample(histories, { numRuns: Math.max(wanted, bugHistoriesMax), seed });

async function sound(): Promise<boolean> {
  const left = drawn.slice(0, wanted);
  let done = 0;
  let commands = 0;
  let faults = 0;
  const broken: string[] = [];
  const worker = async (): Promise<void> => {
    for (let history = left.pop(); history && !broken.length; history = left.pop()) {
      const outcome = await runHistory(history);
      done += 1;
      commands += outcome.commands;
      faults += outcome.faults;
      for (const problem of outcome.problems) broken.push(problem);
      if (done % 200 === 0) console.log(`  ${done} histories, ${commands} commands, ${faults} faults`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(
    `${done} histories of up to ${clientsMax} clients, ${commands} commands, ${faults} faults, seed ${seed}: ${broken.length} broken`,
  );
  for (const problem of broken) console.log(`  ${problem}`);
  return broken.length === 0;
}

async function isSeen(name: string, seeded: Seeded): Promise<boolean> {
  for (const [at, history] of drawn.slice(0, bugHistoriesMax).entries()) {
    const [first] = (await runHistory(history, seeded)).problems;
    if (first === undefined) continue;
    console.log(`seen in history ${at + 1}: ${name} (${first.slice(0, 90)})`);
    return true;
  }
  console.log(`NOT SEEN: ${name}`);
  return false;
}

const isSound = await sound();
let areSeen = true;
// The seeded bugs prove the checker, which is the same on another table (`goal:table`).
if (process.env['BUGS'] !== 'no') {
  for (const [name, seeded] of seededBugs) areSeen = (await isSeen(name, seeded)) && areSeen;
}
if (!isSound || !areSeen) process.exitCode = 1;
