// Draws a public page as HTML. Runs when the site is built, in Node.

import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { DrawnPage } from '#shared/drawn-pages.ts';
import type { RegionName } from '#shared/model/region.ts';
import { frontOf, textsShownBy } from '#web/fronts.ts';
import { type Area, type Language, readArea, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';

export type Wish = {
  readonly page: DrawnPage;
  readonly language: Language;
  /** Undefined at the root, which shows the root's region. */
  readonly region: RegionName | undefined;
};

/** All that a page asks of a browser while it is drawn: its language, and whose site it is. */
function standIn(region: RegionName | undefined): void {
  const dataset = region === undefined ? {} : { region };
  Object.assign(globalThis, {
    document: { documentElement: { lang: '', dataset } },
    location: { hostname: '' },
  });
}

/** As one piece: nothing is left to be put in its place by a script. */
async function htmlOf(tree: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await text(prelude);
  if (faults.length) throw new AggregateError(faults, 'a page could not be drawn');
  return html;
}

export async function draw({ page, language, region }: Wish): Promise<string> {
  standIn(region);
  await startTexts(language, sayer, textsShownBy(page));
  const Front = await frontOf(page);
  return htmlOf(
    <Suspense fallback={null}>
      <Front />
    </Suspense>,
  );
}

/** What the page is called, and what a search shows of it. */
export async function wordsOf(
  area: Area,
  language: Language,
): Promise<{ readonly title: string; readonly description: string }> {
  const words = await readArea(language, area);
  if (typeof words !== 'object' || words === null || !('title' in words) || !('description' in words))
    throw new Error(`${area} has no title and description`);
  const { title, description } = words;
  if (typeof title !== 'string' || typeof description !== 'string')
    throw new Error(`${area} has no text for title and description`);
  return { title, description };
}
