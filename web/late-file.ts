// Fetches the files of what is imported late, and lets it be imported once they are here. A browser keeps a module that it
// failed to import as failed for as long as its page lives; one that was only not fetched can be asked for again.

const coming = new Map<string, Promise<void>>();

/** Of the page itself, or fetched with it; what this file has fetched is in `coming`. */
const cameWithPage = (path: string): boolean =>
  path.endsWith('.css')
    ? document.querySelector(`link[rel=stylesheet][href="${path}"]`) !== null
    : performance.getEntriesByName(new URL(path, location.href).href).length > 0;

function fetchFile(path: string): Promise<void> {
  const known = coming.get(path);
  if (known) return known;
  if (cameWithPage(path)) return Promise.resolve();
  const link = document.createElement('link');
  if (path.endsWith('.css')) link.rel = 'stylesheet';
  else {
    link.rel = 'preload';
    link.as = 'script';
  }
  link.crossOrigin = '';
  link.setAttribute('href', path);
  const come = new Promise<void>((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      coming.delete(path);
      link.remove();
      fail(new Error(`${path} could not be fetched`));
    });
  });
  coming.set(path, come);
  document.head.append(link);
  return come;
}

/** In the build every `import()` goes through it (vite.config.ts): `files` are all that the module stands on. */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)));
  return load();
}
