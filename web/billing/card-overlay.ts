// Owns the card reseller's overlay: loads its script when somebody pays by card, and opens it for one transaction.

import * as z from 'zod/mini';

declare global {
  interface Window {
    /** The reseller's script; `isOverlay` checks it before it is used. */
    Paddle?: unknown;
  }
}

type Overlay = {
  readonly Environment: { readonly set: (name: string) => void };
  readonly Initialize: (options: {
    readonly token: string;
    readonly eventCallback: (event: unknown) => void;
  }) => void;
  readonly Checkout: {
    readonly open: (options: { readonly transactionId: string; readonly settings: object }) => void;
    readonly close: () => void;
  };
};
export type Checkout = {
  readonly script: string;
  readonly clientToken: string;
  readonly transactionId: string;
  readonly language: string;
};
/** `closed`: the person closed the overlay without paying. */
export type Outcome = 'paid' | 'closed';

const loadMilliseconds = 20_000;
/** The overlay's languages; it has no Icelandic. */
const languages: Readonly<Record<string, string>> = { en: 'en', pt: 'pt', pl: 'pl' };
const said = z.object({ name: z.string() });

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const has = (value: unknown, ...names: string[]): boolean =>
  isNested(value) && names.every((name) => typeof value[name] === 'function');
const isOverlay = (value: unknown): value is Overlay =>
  isNested(value) &&
  has(value, 'Initialize') &&
  has(value['Checkout'], 'open', 'close') &&
  has(value['Environment'], 'set');

let onEvent: (event: unknown) => void = () => undefined;
let loaded: Promise<Overlay> | undefined;

function load({ script, clientToken }: Checkout): Promise<Overlay> {
  const element = document.createElement('script');
  element.src = script;
  return new Promise<Overlay>((done, failed) => {
    const timer = setTimeout(() => failed(new Error('The overlay is late')), loadMilliseconds);
    element.addEventListener('error', () => failed(new Error('The overlay could not be loaded')));
    element.addEventListener('load', () => {
      clearTimeout(timer);
      const overlay = window.Paddle;
      if (!isOverlay(overlay)) return failed(new Error('The overlay is something else'));
      if (clientToken.startsWith('test_')) overlay.Environment.set('sandbox');
      // Initialized once for each page; a later payment only replaces `onEvent`.
      overlay.Initialize({ token: clientToken, eventCallback: (event) => onEvent(event) });
      return done(overlay);
    });
    document.head.append(element);
  }).catch((error: unknown) => {
    element.remove();
    loaded = undefined;
    throw error;
  });
}

/** Resolves when the overlay has closed; rejects if it cannot be shown or cannot take the payment. */
export async function payInOverlay(checkout: Checkout): Promise<Outcome> {
  loaded ??= load(checkout);
  const overlay = await loaded;
  return new Promise<Outcome>((done, failed) => {
    onEvent = (event) => {
      const name = said.safeParse(event).data?.name;
      if (name === 'checkout.closed') done('closed');
      if (name !== 'checkout.completed' && name !== 'checkout.error') return;
      if (name === 'checkout.completed') done('paid');
      else failed(new Error('The overlay cannot take the payment'));
      overlay.Checkout.close();
    };
    overlay.Checkout.open({
      transactionId: checkout.transactionId,
      settings: {
        displayMode: 'overlay',
        theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        locale: languages[checkout.language] ?? 'en',
        allowLogout: false,
      },
    });
  });
}
