// The stand-in's overlay: the script that our page loads, and the framed page on which a card is accepted.

/** What is paid for. */
type Shown = {
  readonly items: readonly {
    readonly price: { readonly unit_price: { readonly amount: string; readonly currency_code: string } };
  }[];
};

/** Speaks as Paddle.js does: Initialize once, Checkout.open and close, events by name. */
export const overlayScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let hear = () => {};
  let frame;
  const close = () => {
    if (!frame) return;
    frame.remove();
    frame = undefined;
    hear({ name: 'checkout.closed' });
  };
  addEventListener('message', (event) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    if (event.data.name === 'checkout.closed') close();
    else hear(event.data);
  });
  let isReady = false;
  window.Paddle = {
    Environment: { set: () => {} },
    Initialize: ({ token, eventCallback }) => {
      if (isReady || !token) throw new Error('Paddle.Initialize');
      isReady = true;
      hear = eventCallback;
    },
    Checkout: {
      open: ({ transactionId }) => {
        frame = document.createElement('iframe');
        frame.title = 'Paddle checkout';
        Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '99999' });
        frame.src = origin + '/paddle/checkout/' + encodeURIComponent(transactionId);
        document.body.append(frame);
        frame.addEventListener('load', () => hear({ name: 'checkout.loaded' }));
      },
      close,
    },
  };
})();
`;

const say = (name: string): string => `parent.postMessage({ name: '${name}' }, '*')`;

/** Undefined: there is nothing to be paid for. */
export function checkoutPage(transaction: Shown | undefined): string {
  const [first] = transaction?.items ?? [];
  const price = first?.price.unit_price;
  const sum = price ? `${price.currency_code} ${(Number(price.amount) / 100).toFixed(2)}` : '';
  const script = transaction
    ? `const pay = async () => {
        const reply = await fetch(location.href, { method: 'POST' });
        ${say("' + (reply.ok ? 'checkout.completed' : 'checkout.error') + '")};
      };
      document.getElementById('pay').onclick = pay;
      document.getElementById('decline').onclick = () => {
        fetch(location.href + '/declined', { method: 'POST' });
        document.getElementById('said').textContent = 'The card was declined.';
        ${say('checkout.payment.failed')};
      };`
    : `${say('checkout.error')};`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Checkout (stand-in)</title>
<body style="font:16px system-ui;display:grid;place-items:center;min-height:100vh;margin:0;background:rgb(0 0 0/.55)">
<main style="background:#fff;color:#111;padding:32px;border-radius:12px;max-width:320px">
<h1 style="font-size:20px">Stand-in for the card reseller</h1>
<p>${sum} a month, before tax</p><p id="said" role="status"></p>
<p><button id="pay">Pay with a good card</button> <button id="decline">Pay with a bad card</button>
<button id="close">Close</button></p></main>
<script>document.getElementById('close').onclick = () => ${say('checkout.closed')};
${script}</script>`;
}
