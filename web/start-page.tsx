// Starts a page's script: hydrates a public page that the build has drawn, and starts the application where it is needed.

import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { textAt } from '#shared/text/texts.ts';
import { manifestOf } from '#shared/drawn-pages.ts';
import { catchFaults } from './api/error-report.ts';
import { loadDoorStart, loadStart, loadStartTexts } from './page-files.ts';
import { describedBy, drawnPageAt, componentOf, needsApplication, publicPageAt } from './public-pages.ts';
import { chosenLanguage, type Language, readArea } from './text.ts';

function rootNode(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('the page has no #root');
  return found;
}

/** Hydrates the drawn page; one drawn for another reader (in another language, for example) is replaced. */
function rootOf(node: HTMLElement, drawn: ReactNode, isTakenUp: boolean): Root {
  if (drawn && isTakenUp) return hydrateRoot(node, drawn);
  node.replaceChildren();
  delete document.documentElement.dataset['waits'];
  const root = createRoot(node);
  if (drawn) root.render(drawn);
  return root;
}

/** Sets the head's description and manifest to the reader's language, on a page that was drawn in another one. */
async function describe(path: string, language: Language): Promise<void> {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language));
  const page = drawnPageAt(path);
  if (!page) return;
  const words = textAt(await readArea(language, describedBy(page)), 'description') ?? '';
  document.querySelector('meta[name=description]')?.setAttribute('content', words);
}

/** Calls `act` once the page is mounted and its buttons work. */
function Ready({ act }: { act: (() => void) | undefined }) {
  useEffect(() => act?.(), [act]);
  return null;
}

/** `answerPress` presses the button again that was pressed before the page's script was ready. */
export async function startPage(answerPress?: () => void): Promise<void> {
  catchFaults();
  const node = rootNode();
  const path = location.pathname;
  const language = chosenLanguage();
  const { drawn, door, waits } = document.documentElement.dataset;
  const isOfReader = drawn === language && waits === undefined;
  if (door !== undefined && isOfReader) {
    const startDoor = await loadDoorStart(path, language);
    await startDoor(node);
    answerPress?.();
    return;
  }
  // Not awaited: a failure only leaves the head in the drawn language.
  if (drawn !== language) describe(path, language).catch(() => undefined);
  const page = publicPageAt(path);
  // A page that is not public waits for the application, which is therefore fetched at once.
  const early = page ? undefined : loadStart(path);
  const [Component] = await Promise.all([page && componentOf(page), loadStartTexts(path, language)]);
  const component = Component && (
    <Suspense fallback={null}>
      <Component />
      <Ready act={answerPress} />
    </Suspense>
  );
  const root = rootOf(node, component, isOfReader && node.hasChildNodes());
  if (!page || needsApplication(page)) {
    const { start } = await (early ?? loadStart(path));
    await start(root, component);
  }
}
