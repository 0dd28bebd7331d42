// Owns the first paint: its colours, so that a dark screen never flashes white; and that a page which the build has
// drawn in another language than the reader chose, or for a visitor where somebody is signed in, is not seen before
// begin.tsx has drawn it again.
(() => {
  const page = document.documentElement;
  let chosen = null;
  let language = null;
  let isSignedIn = false;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    language = localStorage.getItem('stund-language-of-account') ?? localStorage.getItem('stund-language');
    isSignedIn = localStorage.getItem('stund-signed-in') !== null;
  } catch {
    // Storage may be refused (private windows); the system's choice is then the only one there is.
    chosen = null;
  }
  const { drawn, door } = page.dataset;
  const isOthers = ['en', 'is', 'pt'].includes(language) && language !== drawn;
  if (drawn && (isOthers || (isSignedIn && door !== undefined))) page.dataset.waits = '';
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = chosen === 'dark' || (chosen !== 'light' && systemIsDark);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
