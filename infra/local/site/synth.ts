// Gets the templates: synthesized in another process, and cached until their sources change.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { runChild } from '#infra/local/child.ts';
import { madeOnce } from '#infra/local/made-once.ts';
import { sourceHash } from '#infra/local/source-hash.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { type StackTemplate, stack } from './template-values.ts';

const stacks = z.array(stack);
const sources = ['infra', 'shared', 'events', 'functions/runtime/env.ts', 'package-lock.json', 'cdk.json'];
/** The runner's own sources do not change the templates. */
const isLeftOut = (path: string): boolean => path.startsWith('infra/local') || path.endsWith('.md');

/** The templates of the current sources. */
export async function templatesOf(tell: (sentence: string) => void): Promise<StackTemplate[]> {
  const fingerprint = sourceHash(sources, isLeftOut);
  const path = await madeOnce('templates', fingerprint, async (half) => {
    tell('Making the templates');
    await runChild(
      [join(rootFolder, 'infra/local/site/synthesize.ts'), half],
      'The templates could not be made',
    );
  });
  return stacks.parse(JSON.parse(await readFile(path, 'utf8')));
}
