// Draws a public page or a door as HTML. Runs when the site is built, in Node.

import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { textAt } from '#shared/text/texts.ts';
import { type DoorPage, type DrawnPage, doorPages } from '#shared/drawn-pages.ts';
import type { RegionName } from '#shared/model/company/region.ts';
import { drawnDoor } from '#web/app/drawn-door.tsx';
import { describedBy, componentOf, textsShownBy } from '#web/public-pages.ts';
import { type Screen, screens } from '#web/screens.ts';
import { type Area, type Language, readArea, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';

export type PageToDraw = {
  readonly page: DrawnPage;
  readonly language: Language;
  /** Undefined for the site at the root. */
  readonly region: RegionName | undefined;
};

/** Defines the parts of a browser that a page reads while it is drawn: language, region, the token of a mailed link. */
function standIn(region: RegionName | undefined): void {
  const dataset = region === undefined ? {} : { region };
  Object.assign(globalThis, {
    document: { documentElement: { lang: '', dataset }, cookie: '' },
    location: { hostname: '', pathname: '', href: 'https://stund.example/?token=drawn' },
  });
}

/** The whole HTML in one piece: suspended parts are awaited, so that no script has to fill them in. */
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

const textsOfDoor = ['shell', 'error', 'sign-in'] as const;
const isDoor = (page: DrawnPage): page is DoorPage => Object.values<DrawnPage>(doorPages).includes(page);

export async function draw({ page, language, region }: PageToDraw): Promise<string> {
  standIn(region);
  if (isDoor(page)) {
    await startTexts(language, sayer, textsOfDoor);
    return htmlOf(await drawnDoor(page));
  }
  await startTexts(language, sayer, textsShownBy(page));
  const Component = await componentOf(page);
  return htmlOf(
    <Suspense fallback={null}>
      <Component />
    </Suspense>,
  );
}

async function wordOf(area: Area, key: string, language: Language): Promise<string> {
  const words = textAt(await readArea(language, area), key);
  if (words === undefined) throw new Error(`${area} has no text ${key}`);
  return words;
}

/** The page's title, and its description for searches; log-in pages have the product's description. */
export async function wordsOf(
  page: DrawnPage,
  language: Language,
): Promise<{ readonly title: string; readonly description: string }> {
  const screen: Screen = screens[page];
  return {
    title: await wordOf(screen.title, screen.key ?? 'title', language),
    description: await wordOf(describedBy(page), 'description', language),
  };
}
