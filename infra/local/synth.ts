// Owns getting the templates: synthesized in this process, and kept on disk until their sources change.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { madeOnce } from '#infra/local/made-once.ts';
import { sourceHash } from '#infra/local/source-hash.ts';
import { type StackTemplate, stack } from '#infra/local/template-values.ts';

const stacks = z.array(stack);
const sources = ['infra', 'shared', 'events', 'functions/runtime/env.ts', 'package-lock.json', 'cdk.json'];
/** The runner reads templates, it does not shape them. */
const isLeftOut = (path: string): boolean => path.startsWith('infra/local') || path.endsWith('.md');

async function synthesize(): Promise<StackTemplate[]> {
  const { build } = await import('#infra/app.ts');
  const outputFolder = await mkdtemp(join(tmpdir(), 'stund-synth-'));
  try {
    // Neither code nor CloudFormation's validator (7 s) is needed to read a template.
    const assembly = build({ isBundled: false, isValidated: false, outputFolder }).synth();
    return stacks.parse(assembly.stacks.map(({ stackName, template }) => ({ name: stackName, template })));
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

/** The templates as of the sources that lie there now. */
export async function templatesOf(tell: (sentence: string) => void): Promise<StackTemplate[]> {
  const fingerprint = await sourceHash(sources, isLeftOut);
  const path = await madeOnce('templates', fingerprint, async (half) => {
    tell('Reading what would be deployed');
    await writeFile(half, JSON.stringify(await synthesize()));
  });
  return stacks.parse(JSON.parse(await readFile(path, 'utf8')));
}
