// The browser's start: the landing page is drawn at once, and the application when somebody wants it.

// Here, not only where the application asks for it: the landing page is painted before there is one.
import './ui/base.css';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { hearFaults } from './api/error-report.ts';
import { startOf, startTextsOf } from './beginnings.ts';
import { interest } from './interest.ts';
import { chosenLanguage } from './text.ts';

const fronts = ['/', '/a'];

async function front(): Promise<ReactNode> {
  if (!fronts.includes(location.pathname)) return null;
  const { LandingFront } = await import('./features/landing/landing-front.tsx');
  return <LandingFront />;
}

hearFaults();
const node = document.getElementById('root');
if (!node) throw new Error('the page has no #root');
const root = createRoot(node);
const path = location.pathname;
// Only the landing page is read before anybody wants the application.
const early = fronts.includes(path) ? undefined : startOf(path);
const [drawn] = await Promise.all([front(), startTextsOf(path, chosenLanguage())]);
if (drawn) {
  root.render(<Suspense fallback={null}>{drawn}</Suspense>);
  await interest();
}
const { start } = await (early ?? startOf(path));
await start(root, drawn);
