// Adds parts that jsdom lacks and our components need: media queries, sizes, scrolling; and a clean page after each test.
import './page.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, vi } from 'vitest';

declare global {
  /** False while a press of user-event or a wait is under way. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const first = getConfig();
configure({
  // The first look at a piece that is loaded late waits for its modules to be compiled, on a busy machine too.
  asyncUtilTimeout: 60_000,
  getElementError: withPage,
  // What a press or a wait has asked for late is there before the test goes on, however busy the machine is.
  asyncWrapper: async (work) =>
    first.asyncWrapper(async () => {
      const result = await work();
      await vi.dynamicImportSettled();
      return result;
    }),
  // A press of user-event is drawn as in a browser: after each event. Within an `act` that nothing awaits, as around each
  // event of `fireEvent`, React forgets what waits for a file: that part would never come.
  eventWrapper: (event) => {
    if (globalThis.IS_REACT_ACT_ENVIRONMENT !== false) return first.eventWrapper(event);
    const result = event();
    flushSync(() => {});
    return result;
  },
});

/**
 * The page is written when the message is read. A wait throws and forgets an error for each of its tries: writing the page
 * for each was a twentieth of these tests' processor time.
 */
function withPage(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  // The first line of the trace is the test's.
  Error.captureStackTrace(error, withPage);
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  const read = (): string => (text ??= `${message ?? ''}\n\n${prettyDOM(container) || ''}`);
  return Object.defineProperty(error, 'message', { configurable: true, get: read });
}

// It looks at the page of the file that loaded it first.
Object.assign(screen, within(document.body));

const matching = new Set<string>();

/** Makes a media query match until the test is over, e.g. '(pointer: coarse)'. */
export function matchMediaQuery(query: string): void {
  matching.add(query);
}

afterEach(() => {
  cleanup();
  matching.clear();
});

// A desk: in jsdom's own 1024 px not every table has room for its columns.
window.innerWidth = 1280;

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: matching.has(media),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

window.ResizeObserver = NoResize;
window.HTMLElement.prototype.scrollIntoView = () => {};
window.HTMLElement.prototype.scrollTo = () => {};
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
