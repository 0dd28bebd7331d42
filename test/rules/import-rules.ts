// The import table of the architecture: which room may import which, as rows that a test walks.
import type { Import } from './source.ts';

type Room = {
  /** Files whose path begins so; the first room that fits a file is its room. */
  readonly of: string;
  /** Own files by the start of their path, packages by name; a name that ends in '/' takes what follows. */
  readonly may: readonly string[];
  readonly mayTypesOf?: readonly string[];
};

const zod = 'zod/mini';
const kit = [
  'react',
  'react-dom',
  'react/',
  '@mantine/',
  '@tabler/icons-react',
  'dayjs',
  'dayjs/',
  '@fontsource-variable/',
  'fuse.js',
  'react-error-boundary',
];

const rooms: readonly Room[] = [
  // Within shared one way: time, the nouns, what rules of pay make of hours, the report of that.
  { of: 'shared/time/', may: [zod, 'shared/limits.ts', 'shared/time/'] },
  {
    of: 'shared/model/',
    may: [zod, 'shared/limits.ts', 'shared/text/', 'shared/time/', 'shared/model/'],
  },
  {
    of: 'shared/pay/',
    may: [zod, 'shared/limits.ts', 'shared/time/', 'shared/model/', 'shared/pay/'],
  },
  { of: 'shared/', may: [zod, 'shared/'] },
  { of: 'events/', may: [zod, 'shared/', 'events/'] },
  // The table's changes are values; the SDK's folder turns them into calls.
  {
    of: 'functions/aws/',
    may: ['@aws-sdk/', '@smithy/', 'shared/', 'functions/table/', 'functions/aws/', 'node:', zod],
  },
  { of: 'functions/table/', may: ['shared/', 'functions/table/', 'node:crypto', zod] },
  {
    of: 'functions/domain/',
    may: [
      'shared/',
      'events/',
      'functions/table/',
      'functions/runtime/fail.ts',
      // A write and the receipt of its idempotency key are one transaction, so verbs call it.
      'functions/runtime/once.ts',
      'functions/runtime/shape.ts',
      // One value of the machine, not of a request.
      'functions/runtime/password-cost.ts',
      'node:crypto',
      zod,
    ],
    // The clients themselves arrive through `ctx`.
    mayTypesOf: ['functions/runtime/', 'functions/aws/', 'functions/partners/'],
  },
  {
    of: 'functions/runtime/',
    may: [
      '@middy/core',
      'shared/',
      'events/',
      'functions/aws/',
      'functions/table/',
      'functions/runtime/',
      'node:',
      zod,
    ],
    mayTypesOf: ['aws-lambda'],
  },
  { of: 'functions/partners/', may: ['shared/', 'functions/runtime/', 'functions/partners/', 'node:', zod] },
  // A door opens the clients its own Lambda needs, so that no other Lambda carries them.
  {
    of: 'functions/api/',
    may: ['shared/api/', 'functions/domain/', 'functions/runtime/', 'functions/aws/', 'functions/partners/'],
  },
  {
    of: 'functions/workers/',
    may: ['events/', 'functions/domain/', 'functions/runtime/', 'functions/aws/', 'functions/partners/'],
  },
  { of: 'web/ui/chart/', may: [...kit, 'recharts', 'shared/', 'web/ui/'] },
  { of: 'web/ui/', may: [...kit, 'shared/', 'web/ui/'] },
];

/** Pieces of the business that several features share. screens.ts gives `href`, and imports nothing that is drawn. */
const sharedRooms = [
  'web/billing/',
  'web/clock/',
  'web/crew/',
  'web/desk/',
  'web/door/',
  'web/entry/',
  'web/files/',
  'web/forms/',
  'web/place/',
  'web/words/',
];
const featureMay = [
  'shared/',
  'web/ui/',
  'web/api/',
  ...sharedRooms,
  'web/text.ts',
  'web/screens.ts',
  'web/day-format.ts',
  'web/region.ts',
];

/** Packages a noun of the domain may use, because the file it makes or reads is its whole business. */
const crafts: Readonly<Record<string, readonly string[]>> = {
  'photo-files': ['sharp'],
  employees: ['libphonenumber-js/max'],
  'sign-in': ['@simplewebauthn/server'],
  sessions: ['@zxcvbn-ts/language-common'],
  notices: ['react', '@react-email/components', '@react-email/render'],
  public: ['zod-openapi', 'node:fs/promises', 'node:path'],
  workbooks: ['exceljs'],
  exports: ['exceljs', 'pdfkit', 'fontkit', 'node:path', 'node:stream/promises', 'node:timers/promises'],
  payroll: ['csv-stringify/sync'],
  'company-data': ['yazl', 'exceljs', 'node:stream', 'node:stream/promises'],
};

/** Why `file` may not have this import; undefined when it may. */
export function refusal(file: string, found: Import): string | undefined {
  const { target } = found;
  const own = ['shared', 'events', 'functions', 'web', 'infra', 'test'].find((room) =>
    target.startsWith(`${room}/`),
  );
  const home = file.slice(0, file.indexOf('/'));
  const complain = (rule: string) => `${file} imports ${found.specifier}: ${rule}`;

  if (own === 'test' && home !== 'test') return complain('nothing imports test');
  if (own === 'infra' && home !== 'infra' && home !== 'test') return complain('nothing imports infra');
  if (target === 'zod' && ['shared', 'events', 'functions', 'web'].includes(home))
    return complain('zod comes as zod/mini');
  if (/^@(?:aws-sdk|smithy)\//.test(target) && home === 'functions' && !file.startsWith('functions/aws/')) {
    return complain('an AWS SDK is imported in functions/aws only');
  }
  if (home === 'web')
    return refusalOfWeb(file, target, own, complain) ?? refusalByTable(file, found, complain);
  if (home === 'infra') return refusalOfInfra(file, target, own, complain);
  if (home === 'test') return undefined;
  if (file.startsWith('functions/domain/')) return refusalOfDomain(file, found, complain);
  return refusalByTable(file, found, complain);
}

type Complain = (rule: string) => string;

function fits(target: string, allowed: readonly string[]): boolean {
  return allowed.some((start) => target === start || (/[/:]$/.test(start) && target.startsWith(start)));
}

function refusalByTable(file: string, found: Import, complain: Complain): string | undefined {
  const room = rooms.find(({ of }) => file.startsWith(of));
  if (room === undefined || fits(found.target, room.may)) return undefined;
  if (found.isTypeOnly && fits(found.target, room.mayTypesOf ?? [])) return undefined;
  return complain(`${room.of} may import ${[...room.may, ...(room.mayTypesOf ?? [])].join(', ')} only`);
}

function refusalOfDomain(file: string, found: Import, complain: Complain): string | undefined {
  const noun = file.split('/')[2] ?? '';
  const [, , other, verbs] = found.target.startsWith('functions/domain/') ? found.target.split('/') : [];
  if (other === undefined) {
    return fits(found.target, crafts[noun] ?? []) ? undefined : refusalByTable(file, found, complain);
  }
  if (other === noun || verbs === `${other}.ts`) return undefined;
  return complain(`${other} is reached by its verbs file ${other}.ts only`);
}

function refusalOfWeb(
  file: string,
  target: string,
  own: string | undefined,
  complain: Complain,
): string | undefined {
  if (own === 'functions' || own === 'events') return complain(`web never imports ${own}`);
  const isShared = ['web/api/', 'web/ui/', ...sharedRooms].some((room) => file.startsWith(room));
  if (isShared && /^web\/(?:features|app)\//.test(target)) {
    return complain('what several features share knows none of them');
  }
  const feature = file.match(/^web\/features\/([^/]+)\//)?.[1];
  if (feature === undefined || own === undefined) return undefined;
  const other = target.match(/^web\/features\/([^/]+)\//)?.[1];
  if (other !== undefined)
    return other === feature ? undefined : complain('a feature never imports another feature');
  return fits(target, featureMay)
    ? undefined
    : complain(`a feature may import ${featureMay.join(', ')} only`);
}

function refusalOfInfra(
  file: string,
  target: string,
  own: string | undefined,
  complain: Complain,
): string | undefined {
  if (file.startsWith('infra/local/')) {
    // The demo fills the table with the domain's own rows, so that what they derive is right, by the restore's writer.
    if (
      file.startsWith('infra/local/demo/') &&
      /^functions\/(?:(?:table|domain)\/|aws\/table-copy\.ts$)/.test(target)
    )
      return undefined;
    return own === 'functions'
      ? complain('the local cloud finds handlers by the path the template names')
      : undefined;
  }
  if (own === 'web') return complain('stacks never import web');
  return own === 'functions' && target !== 'functions/runtime/env.ts'
    ? complain('stacks name handlers as file paths; only functions/runtime/env.ts is imported')
    : undefined;
}

/** The files of one import cycle, or undefined. */
export function cycleIn(graph: ReadonlyMap<string, readonly Import[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): readonly string[] | undefined => {
    const seen = path.indexOf(file);
    if (seen >= 0) return [...path.slice(seen), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const found of graph.get(file) ?? []) {
      const cycle = graph.has(found.target) ? walk(found.target) : undefined;
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** The package a specifier belongs to; undefined for our own files and Node's modules. */
export function packageOf(found: Import): string | undefined {
  if (/^[#./]|^(?:node|virtual):/.test(found.specifier)) return undefined;
  return found.specifier
    .split('/')
    .slice(0, found.specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
