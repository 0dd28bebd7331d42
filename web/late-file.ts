// Fetches the files of what is imported late, and lets it be imported once they are here. A browser keeps a module, and a
// file it has preloaded, that did not come as failed for as long as its page lives; what was only fetched can be asked for
// again. The import then finds it in the browser's cache: the names of files hold a hash, and are kept for a year.

const coming = new Map<string, Promise<void>>();
/** Files that failed; browsers list them among the fetched ones. */
const failed = new Set<string>();

/** Files of the page itself or fetched with it; those fetched here are in `coming`. */
const cameWithPage = (path: string): boolean =>
  path.endsWith('.css')
    ? document.querySelector(`link[rel=stylesheet][href="${path}"]`) !== null
    : performance.getEntriesByName(new URL(path, location.href).href).length > 0;

async function fetchScript(path: string): Promise<void> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} is answered with ${reply.status}`);
  await reply.arrayBuffer();
}

async function fetchStyles(path: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.setAttribute('href', path);
  const come = new Promise((done, fail) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`${path} could not be fetched`));
    });
  });
  document.head.append(link);
  await come;
}

function fetchFile(path: string): Promise<void> {
  const known = coming.get(path);
  if (known) return known;
  if (!failed.has(path) && cameWithPage(path)) return Promise.resolve();
  const come = (path.endsWith('.css') ? fetchStyles : fetchScript)(path);
  coming.set(path, come);
  come.catch(() => {
    coming.delete(path);
    failed.add(path);
  });
  return come;
}

/**
 * In the build every `import()` goes through it (vite.config.ts): `files` are the module's own and all that it
 * imports.
 */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)));
  return load();
}
