// Brings a page to life: takes up a public page as the build has drawn it, and starts the application where it is wanted.

import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { hearFaults } from './api/error-report.ts';
import { startDoorOf, startOf, startTextsOf } from './beginnings.ts';
import { frontOf, needsApplication, publicPageAt } from './fronts.ts';
import { screens } from './screens.ts';
import { type Area, chosenLanguage, type Language, readArea } from './text.ts';

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

/** As search engines and shared links show the page; what was drawn is in another language. */
async function describe(title: Area, language: Language): Promise<void> {
  const words: unknown = Reflect.get(Object(await readArea(language, title)), 'description');
  document.querySelector('meta[name=description]')?.setAttribute('content', String(words));
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
  const page = publicPageAt(path);
  // Only public pages are drawn before the application.
  const early = page ? undefined : startOf(path);
  const [Front] = await Promise.all([page && frontOf(page), startTextsOf(path, language)]);
  if (page && !isOfReader) await describe(screens[page].title, language);
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
