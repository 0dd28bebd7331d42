// Owns what cannot wait for the page's modules, or for their failure: the colours of the first paint, so that a dark
// screen never flashes white, and of an open page whose system turns dark; that a page which the build has drawn in another language than the reader chose, or for
// a visitor where somebody is signed in, is not seen before start-page.tsx has drawn it again; and the words that say that
// those modules cannot be had.
(() => {
  const page = document.documentElement;

  /** What the browser keeps; null where it refuses. */
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };

  const [mark, ofTab] = name.split(' ');
  const language =
    kept('stund-language-of-account') ?? (mark === 'stund-language' ? ofTab : kept('stund-language'));
  const isSignedIn = document.cookie.split('; ').some((one) => one.split('=')[0] === 'stund-in');
  const { drawn, door } = page.dataset;
  const isOthers = ['en', 'is', 'pt', 'pl'].includes(language) && language !== drawn;
  if (drawn && (isOthers || (isSignedIn && door !== undefined))) page.dataset.waits = '';

  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const chosen = kept('mantine-color-scheme-value');
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  };
  paint();
  // At dusk, and when another tab chooses; scheme.ts comes only to pages that offer the choice.
  system.addEventListener('change', paint);
  addEventListener('storage', paint);

  /** Where fault-sender.ts finds it; false where nothing can be kept. */
  const keepUnsent = (said) => {
    try {
      const unsent = JSON.parse(kept('stund-reports-unsent') ?? '[]');
      localStorage.setItem('stund-reports-unsent', JSON.stringify([...unsent, said].slice(-10)));
      return true;
    } catch {
      return false;
    }
  };
  /** What fault-sender.ts would do, which cannot be had either; what cannot be sent waits for it. */
  const report = async (what) => {
    const said = JSON.stringify({ kind: 'script', what, page: location.pathname });
    try {
      const { api } = await (await fetch('/config.json')).json();
      const sent = { method: 'POST', body: said, keepalive: true, mode: 'no-cors', credentials: 'omit' };
      await fetch(`${api}/api/se`, sent);
    } catch {
      keepUnsent(said);
    }
  };

  let isSaid = false;
  const tell = (what) => {
    if (isSaid) return;
    isSaid = true;
    if (what) void report(what);
    // What was drawn for somebody else can at least be read.
    delete page.dataset.waits;
    const words = document.getElementById('broken-start');
    if (words) document.body.append(words.content.cloneNode(true));
    for (const button of document.querySelectorAll('.broken-start button'))
      button.addEventListener('click', () => location.reload());
    const isTyped = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');
    addEventListener('online', () => isTyped() || location.reload());
  };
  const whenRead = (act) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act) : act();

  // The first module, or one that it imports. It does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        whenRead(() => tell(`no start: ${target.src}`));
    },
    true,
  );
  // What they fetch next: main.tsx says so.
  addEventListener('broken-start', ({ detail }) => whenRead(() => tell(detail)));
})();
