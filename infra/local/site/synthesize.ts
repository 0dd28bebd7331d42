// Writes the synthesized templates into the file named by its argument, in a process of its own: the CDK's memory is freed when it ends.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '#infra/app.ts';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('say which file to write');
const outputFolder = await mkdtemp(join(tmpdir(), 'stund-synth-'));
try {
  // Reading a template needs no checks.
  const assembly = build({ outputFolder }).synth();
  const stacks = assembly.stacks.map(({ stackName, template }) => ({ name: stackName, template: template }));
  await writeFile(path, JSON.stringify(stacks));
} finally {
  await rm(outputFolder, { recursive: true, force: true });
}
