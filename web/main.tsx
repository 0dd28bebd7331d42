// The browser's start: a public page is drawn at once, and the application when somebody wants it.

// Here, not only where the application asks for it: the landing page is painted before there is one.
import './ui/base.css';
import { type ReactNode, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { hearFaults } from './api/error-report.ts';
import { startOf, startTextsOf } from './beginnings.ts';
import { drawnPageAt, frontOf, needsApplication } from './fronts.ts';
import { interest } from './interest.ts';
import { chosenLanguage } from './text.ts';

hearFaults();
const found = document.getElementById('root');
if (!found) throw new Error('the page has no #root');
const node = found;
const path = location.pathname;
const language = chosenLanguage();
const { dataset } = document.documentElement;

/** Takes up what the build has drawn; what it has drawn in another language than the reader's gives way. */
function rootOf(drawn: ReactNode): Root {
  if (drawn && node.hasChildNodes() && dataset['drawn'] === language) return hydrateRoot(node, drawn);
  node.replaceChildren();
  delete dataset['waits'];
  const root = createRoot(node);
  if (drawn) root.render(drawn);
  return root;
}

const page = drawnPageAt(path);
// Only public pages are read before anybody wants the application.
const early = page ? undefined : startOf(path);
const [Front] = await Promise.all([page && frontOf(page), startTextsOf(path, language)]);
const drawn = Front && (
  <Suspense fallback={null}>
    <Front />
  </Suspense>
);
const root = rootOf(drawn);
if (!page || needsApplication(page)) {
  if (page) await interest();
  const { start } = await (early ?? startOf(path));
  await start(root, drawn);
}
