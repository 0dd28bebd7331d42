// Owns finding and starting a headless Chromium: the one CHROME_PATH names, an installed one, or the one npm brought.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Maps need WebGL, and a test machine has no graphics card.
  '--ignore-gpu-blocklist',
  // For maps only: pages are drawn without that slow software imitation of a graphics card.
  '--disable-gpu-compositing',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // A page of a test lives for seconds: its scripts are never run often enough to repay optimizing them.
  '--js-flags=--no-maglev --no-opt',
];

/** Containers give shared memory 64 MB, which is too small for a browser; it then uses files, which cost it a tenth more. */
const inFiles = '--disable-dev-shm-usage';
const sharedBytesMin = 1024 ** 3;
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= sharedBytesMin;
}

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

type Executable = { path: string; env: Record<string, string> };

let found: Promise<Executable> | undefined;

/** The browser's launch options. Throws without a browser, because a suite that needs one must not pass without it. */
async function launching() {
  found ??= findBrowser();
  const { path, env } = await found;
  return {
    executablePath: path,
    args: [...args, ...fakeCamera],
    env: { ...inherited(), ...env },
    // Playwright passes it by itself.
    ...(hasSharedMemory() && { ignoreDefaultArgs: [inFiles] }),
  };
}
export const openBrowser = async (): Promise<Browser> => chromium.launch(await launching());

/** A browser that another tool drives too, at this port of the machine. */
export async function openBrowserAt(port: number): Promise<Browser> {
  const { args: words, ...rest } = await launching();
  return chromium.launch({ ...rest, args: [...words, `--remote-debugging-port=${port}`] });
}

/** A browser with its profile in `folder`: closed and opened again it has its storage, as a phone does. */
export const openBrowserIn = async (
  folder: string,
  options: { readonly proxy: { readonly server: string }; readonly locale: string },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...(await launching()), ...options });

async function findBrowser(): Promise<Executable> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return { path: named, env: {} };
    throw new Error(`CHROME_PATH names ${named}, where there is no file`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  const installed = installedPlaces().find((place) => existsSync(place));
  if (installed) return { path: installed, env: {} };
  throw new Error('No Chrome or Chromium is installed here: install one, or name it in CHROME_PATH');
}

function installedPlaces(): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    return roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
}

/** The package reuses any 'chromium' in the temporary folder whatever its version, so it gets a folder of its own. */
async function unpackedChromium(): Promise<Executable> {
  const folder = join(tmpdir(), `stund-chromium-${await packageVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const path = join(folder, 'chromium');
  const env: Record<string, string> = {};
  if (lacksLibraries(path)) {
    env['LD_LIBRARY_PATH'] = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = join(folder, 'fonts');
  return { path, env };
}

/** Unpacked under another name and then renamed, so that two test processes never see half a browser. */
async function unpackInto(folder: string): Promise<void> {
  const beside = await mkdtemp(`${folder}-`);
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = beside;
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    packed.setGraphicsMode = true;
    await packed.executablePath();
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  try {
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

function lacksLibraries(path: string): boolean {
  const listed = spawnSync('ldd', [path], { encoding: 'utf8' });
  return listed.status !== 0 || listed.stdout.includes('not found');
}

function packageFolder(): string {
  return dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
}

async function packageVersion(): Promise<string> {
  const read: unknown = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8'));
  if (read && typeof read === 'object' && 'version' in read && typeof read.version === 'string')
    return read.version;
  throw new Error('@sparticuz/chromium names no version');
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
