// Brings a page to life: takes up a public page as the build has drawn it, and starts the application where it is wanted.

import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { textAt } from '#shared/text/texts.ts';
import { manifestOf } from '#shared/drawn-pages.ts';
import { hearFaults } from './api/error-report.ts';
import { startDoorOf, startOf, startTextsOf } from './beginnings.ts';
import { describedBy, drawnPageAt, frontOf, needsApplication, publicPageAt } from './fronts.ts';
import { chosenLanguage, type Language, readArea } from './text.ts';

function rootNode(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('the page has no #root');
  return found;
}

/** What the build has drawn for another reader, in another language say, gives way. */
function rootOf(node: HTMLElement, drawn: ReactNode, isTakenUp: boolean): Root {
  if (drawn && isTakenUp) return hydrateRoot(node, drawn);
  node.replaceChildren();
  delete document.documentElement.dataset['waits'];
  const root = createRoot(node);
  if (drawn) root.render(drawn);
  return root;
}

/** What the page's head says of it and of the application that is installed from it, where that is in another language. */
async function describe(path: string, language: Language): Promise<void> {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language));
  const page = drawnPageAt(path);
  if (!page) return;
  const words = textAt(await readArea(language, describedBy(page)), 'description') ?? '';
  document.querySelector('meta[name=description]')?.setAttribute('content', words);
}

/** Calls `act` once the page stands and can answer. */
function Ready({ act }: { act: (() => void) | undefined }) {
  useEffect(() => act?.(), [act]);
  return null;
}

/** `answerPress` presses again what was pressed before the page could answer. */
export async function begin(answerPress?: () => void): Promise<void> {
  hearFaults();
  const node = rootNode();
  const path = location.pathname;
  const language = chosenLanguage();
  const { drawn, door, waits } = document.documentElement.dataset;
  const isOfReader = drawn === language && waits === undefined;
  if (door !== undefined && isOfReader) {
    const startDoor = await startDoorOf(path, language);
    await startDoor(node);
    answerPress?.();
    return;
  }
  // The page is drawn whether or not these words can be had.
  if (drawn !== language) describe(path, language).catch(() => undefined);
  const page = publicPageAt(path);
  // Only public pages are drawn before the application.
  const early = page ? undefined : startOf(path);
  const [Front] = await Promise.all([page && frontOf(page), startTextsOf(path, language)]);
  const front = Front && (
    <Suspense fallback={null}>
      <Front />
      <Ready act={answerPress} />
    </Suspense>
  );
  const root = rootOf(node, front, isOfReader && node.hasChildNodes());
  if (!page || needsApplication(page)) {
    const { start } = await (early ?? startOf(path));
    await start(root, front);
  }
}
