// Fetches the files of what is imported late, and lets it be imported once they are here. A browser keeps a module that did
// not come as failed for as long as its page lives, so what is imported must be here. What a link has preloaded, the import
// takes without a second request.

const coming = new Map<string, Promise<unknown>>();
/** Files that failed; browsers list them among the fetched ones. */
const failed = new Set<string>();

const isStyle = (path: string): boolean => path.endsWith('.css');

/** Files of the page itself or fetched with it; those fetched here are in `coming`. */
const cameWithPage = (path: string): boolean =>
  isStyle(path)
    ? document.querySelector(`link[rel=stylesheet][href="${path}"]`) !== null
    : performance.getEntriesByName(new URL(path, location.href).href).length > 0;

const loaded = (element: HTMLElement, path: string, how: object): Promise<unknown> =>
  new Promise((onload, fail) => {
    const onerror = () => {
      element.remove();
      fail(new Error(`${path} could not be fetched`));
    };
    document.head.append(Object.assign(element, { crossOrigin: '', onload, onerror }, how));
  });

/** Chromium gives a failed preload to whatever asks for the file next: a script element, or the import would stay failed. */
const takeFailure = (path: string): Promise<unknown> =>
  loaded(document.createElement('script'), path, { src: path }).catch(() => undefined);

function fetchFile(path: string): Promise<unknown> {
  const known = coming.get(path);
  if (known) return known;
  if (!failed.has(path) && cameWithPage(path)) return Promise.resolve();
  const kind = isStyle(path) ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' };
  const link = document.createElement('link');
  const come = loaded(link, path, { ...kind, href: path }).catch(async (error: unknown) => {
    failed.add(path);
    if (!isStyle(path)) await takeFailure(path);
    coming.delete(path);
    throw error;
  });
  coming.set(path, come);
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
