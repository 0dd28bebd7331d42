// Changes of code that no test needs to notice (`npm run goal:mutants`), each with its reason.

type Change = {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly replacement: string;
  /** What stood in its place. */
  readonly original: string;
};

const runtime = 'functions/runtime/';
const domain = 'functions/domain/';

/** Changes of one kind. */
const kinds: readonly { readonly why: string; readonly is: (change: Change) => boolean }[] = [
  {
    why: 'The words of an error of ours: people read them in the log, no code does.',
    is: ({ line, mutator, replacement }) =>
      mutator === 'StringLiteral' && /new Error\(|^super\(/.test(line) && /^(""|``)$/.test(replacement),
  },
  {
    why: 'The words for a field’s fault: clients go by its code, and our pages have words of their own.',
    is: ({ file, line, mutator }) =>
      mutator === 'StringLiteral' && file === `${runtime}shape.ts` && /^\w+: '.*',$/.test(line),
  },
  {
    why: 'The words beside a refused field, in English: clients go by its code, and our pages have words of their own.',
    is: ({ file, line, mutator, original }) =>
      mutator === 'StringLiteral' &&
      file.startsWith(domain) &&
      /\bfailField\(/.test(line) &&
      /^(['`]).* .*\1$/.test(original),
  },
  {
    why: 'A REST API’s field that our code does not read; the type of an event asks for it.',
    is: ({ file, line }) =>
      file === `${runtime}gateway/rest-event.ts` && /^(domainName|domainPrefix|userAgent|time): /.test(line),
  },
  {
    why: 'The compiler refuses a fate that is none, and `test/infra/rows-in-code.ts` reads which rows are erased.',
    is: ({ file, mutator, replacement }) =>
      file === `${domain}deletions/fates.ts` && mutator === 'StringLiteral' && replacement === '""',
  },
  {
    why: 'An example for readers of /docs, which its schema holds to its form (`test/domain/runtime/openapi.test.ts`).',
    is: ({ file, line }) => file === `${domain}public/example-words.ts` && /^\w+: /.test(line),
  },
  {
    why: 'An employee or project that a row names is there as long as its company; the types ask for a name.',
    is: ({ file, line, mutator, replacement }) =>
      file.startsWith(domain) &&
      ((/\b(employees|projects)\.get\([^()]*\)\?\.name \?\? ''/.test(line) &&
        replacement === '"Stryker was here!"') ||
        (mutator === 'OptionalChaining' && /\b(employees|projects)\.get\([^()]*\)\.name$/.test(replacement))),
  },
  {
    why: 'The company’s row says that no days are closed; the type asks for a default.',
    is: ({ line, original, replacement }) =>
      /\bclosedDays (\?\?|=) \[\]/.test(line) && original === '[]' && replacement === '["Stryker was here"]',
  },
  {
    why: 'A rule that is left out reads as false.',
    is: ({ original, replacement }) => original === '{ isOwn: false }' && replacement === '{}',
  },
  {
    why: 'One try more before `busy`: nobody counts the tries.',
    is: ({ line, original, replacement }) =>
      /^for \(let tries = 0; tries < \w+; tries \+= 1\) \{$/.test(line) &&
      replacement === original.replace(' < ', ' <= '),
  },
  {
    why: 'The types ask for a default; the first part of a divided text is always there.',
    is: ({ line, replacement }) => /\[0\] \?\? ''/.test(line) && replacement === '"Stryker was here!"',
  },
];

const guard = 'Types and contracts keep it; without the guard the next line throws all the same.';
const absent = 'An employee that an entry names is there as long as the company; the types ask for a name.';
const howRead =
  'Whether by employee or by month they are read for speed, and callers look at those they asked for.';
const sameTime = 'It is hashed so that unknown names take as long, and compared with zeros.';
const other = 'Any text that is not the one looked for does the same.';

/** By file: the line as it is, the mutator, what it puts in place, and why nobody can see that. */
const known: Readonly<
  Record<string, readonly (readonly [line: string, mutator: string, replacement: string, why: string])[]>
> = {
  [`${runtime}by-name.ts`]: [
    [
      "const isNamed = (value: unknown): value is Named => typeof value === 'function';",
      'ConditionalExpression',
      'true',
      guard,
    ],
  ],
  [`${runtime}caller.ts`]: [
    [
      'needs: actor.employee?.needs ?? [],',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'A caller who is no employee has no need that a permission names.',
    ],
    [
      'isEmployeeDisabled: actor.employee?.isDisabled ?? false,',
      'BooleanLiteral',
      'true',
      'It counts for employees only, and they have a row.',
    ],
  ],
  [`${runtime}consume.ts`]: [
    [
      'if (!message) throw new Error(`queue ${queue} carries no such message`);',
      'ConditionalExpression',
      'false',
      guard,
    ],
    ['if (!verb) throw new Error(`no verb for ${message.name}`);', 'ConditionalExpression', 'false', guard],
    [
      "if (typeof key !== 'string') throw new Error(`no once-key for ${message.name}`);",
      'ConditionalExpression',
      'false',
      guard,
    ],
    [
      "const key = byName(message, 'onceKey')?.(body);",
      'OptionalChaining',
      "byName(message, 'onceKey')(body)",
      guard,
    ],
  ],
  [`${runtime}cookies.ts`]: [
    [
      "const bearer = /^bearer (.+)$/i.exec(headerOf(event, 'authorization') ?? '')?.[1];",
      'Regex',
      '/^bearer (.+)/i',
      'A header has one line, and the group takes all of it.',
    ],
    [
      "const bearer = /^bearer (.+)$/i.exec(headerOf(event, 'authorization') ?? '')?.[1];",
      'StringLiteral',
      '"Stryker was here!"',
      other,
    ],
  ],
  [`${runtime}hold.ts`]: [
    [
      'const found = refused[0]?.item && holdRow.from(refused[0].item);',
      'OptionalChaining',
      'refused[0].item',
      'A refused write of one change says which.',
    ],
  ],
  [`${runtime}http-chain.ts`]: [
    [
      'if (request.response) request.response = await gatewayReplyOf(request.event, request.response);',
      'ConditionalExpression',
      'true',
      guard,
    ],
    ['if (!response) return;', 'ConditionalExpression', 'false', guard],
  ],
  [`${runtime}log.ts`]: [
    [
      "const trace = (): string | undefined => /Root=([^;]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1];",
      'StringLiteral',
      '"Stryker was here!"',
      other,
    ],
    [
      'const kept = fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));',
      'ConditionalExpression',
      'false',
      'JSON leaves out what is undefined.',
    ],
  ],
  [`${runtime}outbound/post.ts`]: [
    [
      "const host = url.hostname.replace(/^\\[|\\]$/g, '');",
      'Regex',
      '/\\[|\\]$/g',
      'A host has brackets at its ends only.',
    ],
    [
      "const host = url.hostname.replace(/^\\[|\\]$/g, '');",
      'Regex',
      '/^\\[|\\]/g',
      'A host has brackets at its ends only.',
    ],
    [
      "if (isIP(url.hostname.replace(/^\\[|\\]$/g, ''))) return true;",
      'Regex',
      '/\\[|\\]$/g',
      'A host has brackets at its ends only.',
    ],
    [
      "if (isIP(url.hostname.replace(/^\\[|\\]$/g, ''))) return true;",
      'Regex',
      '/^\\[|\\]/g',
      'A host has brackets at its ends only.',
    ],
    [
      "if (error) done(error, '', 0);",
      'StringLiteral',
      '"Stryker was here!"',
      'The address beside an error is not read.',
    ],
    [
      "done(new InsideAddress(hostname), '', 0);",
      'StringLiteral',
      '"Stryker was here!"',
      'The address beside an error is not read.',
    ],
  ],
  [`${runtime}outbound/public-address.ts`]: [
    [
      'version === 6 &&',
      'ConditionalExpression',
      'true',
      'What is neither version is in no list of networks.',
    ],
    [
      "publicV6.check(address, 'ipv6') &&",
      'StringLiteral',
      '""',
      'Node finds out the version of an address by itself.',
    ],
    [
      "!inside.check(address, 'ipv6')",
      'StringLiteral',
      '""',
      'Node finds out the version of an address by itself.',
    ],
  ],
  [`${runtime}parse.ts`]: [
    ['} catch {', 'BlockStatement', '{}', 'No list of fields and an empty one are answered alike.'],
  ],
  [`${runtime}reply.ts`]: [
    [
      "if (body.length < compressFromBytes || !/\\bgzip\\b/.test(headerOf(event, 'accept-encoding') ?? '')) {",
      'StringLiteral',
      '"Stryker was here!"',
      other,
    ],
    [
      "(headerOf(event, 'accept') ?? '').split(',').some((part) => part.split(';')[0]?.trim() === mediaType);",
      'StringLiteral',
      '"Stryker was here!"',
      other,
    ],
    [
      "(headerOf(event, 'accept') ?? '').split(',').some((part) => part.split(';')[0]?.trim() === mediaType);",
      'OptionalChaining',
      "part.split(';')[0].trim",
      'The first part of a divided text is always there.',
    ],
    [
      "body: gzipSync(body, { level: 3 }).toString('base64'),",
      'ObjectLiteral',
      '{}',
      'The level weighs time against size; every client reads both.',
    ],
    [
      "export const isSendable = ({ body = '' }: HttpReply): boolean => Buffer.byteLength(body) <= replyBytesMax;",
      'StringLiteral',
      '"Stryker was here!"',
      'Any short text is sendable.',
    ],
  ],
  [`${runtime}serve.ts`]: [
    ['if (!verb) throw new Error(`no verb for ${name}`);', 'ConditionalExpression', 'false', guard],
    [
      'const extras: ReplyExtras = { session: undefined, nextCursor: undefined, form: undefined };',
      'ObjectLiteral',
      '{}',
      'A field that is absent reads as undefined.',
    ],
  ],
  [`${domain}audit/audit.ts`]: [
    [
      ".update([event, row.address, employeeId, ...(row.administrator ? [row.administrator] : [])].join(' '))",
      'StringLiteral',
      '""',
      'Neither events, addresses nor ids hold a space: any separator keeps them apart.',
    ],
    [
      ".update([event, row.address, employeeId, ...(row.administrator ? [row.administrator] : [])].join(' '))",
      'ArrayDeclaration',
      '["Stryker was here"]',
      'Rows of nobody’s share one name more, and stay apart from those of an administrator.',
    ],
  ],
  [`${domain}day-notes/day-notes.ts`]: [
    [
      'const months: string[] = [];',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'No note is of a month that is none.',
    ],
    [
      'if (text > to) return months;',
      'EqualityOperator',
      'text >= to',
      'A month is never the same text as a day.',
    ],
  ],
  [`${domain}day-notes/own-day.ts`]: [
    [
      '([refused]) => refuse(refused?.item && dayNoteFrom(company.id, refused.item)),',
      'OptionalChaining',
      'refused.item',
      'Of these changes only the first can be refused.',
    ],
  ],
  [`${domain}worklogs/change/edit.ts`]: [
    [
      "refuseExample(ctx, input.body.id, input.body.new_project_id ?? '');",
      'StringLiteral',
      '"Stryker was here!"',
      'No example has that id either.',
    ],
    [
      'if (employee?.open) {',
      'OptionalChaining',
      'employee.open',
      'The employee that an entry names is there as long as the entry.',
    ],
    [
      "entry.changes.some(([field, from]) => field === 'end_time' && from === null),",
      'ConditionalExpression',
      'true',
      'An end is the only field that begins as nothing. Any other first end is an end too.',
    ],
  ],
  [`${domain}deletions/erase.ts`]: [
    [
      'rows.flatMap((row) => (isForward(row) ? (movedFrom(row)?.id ?? []) : [workLogFrom(companyId, row).id]));',
      'LogicalOperator',
      'movedFrom(row)?.id && []',
      'The entry that moved names the same id from where it is now.',
    ],
    [
      'rows.flatMap((row) => (isForward(row) ? (movedFrom(row)?.id ?? []) : [workLogFrom(companyId, row).id]));',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'No history is under an id that no entry has.',
    ],
  ],
  [`${domain}employees/phone.ts`]: [
    [
      "return phone !== '' && (await phoneNumbers()).mayGetSms(phone);",
      'ConditionalExpression',
      'true',
      'No SMS goes to an empty number either; it saves the loading of the numbers of all countries.',
    ],
    [
      "return phone !== '' && (await phoneNumbers()).mayGetSms(phone);",
      'StringLiteral',
      '"Stryker was here!"',
      other,
    ],
  ],
  [`${domain}employees/token.ts`]: [
    [
      "await hashOf(ctx, employee ?? { id: '', companyId: '' }, typed.trim().toLowerCase()),",
      'ObjectLiteral',
      '{}',
      sameTime,
    ],
    [
      "await hashOf(ctx, employee ?? { id: '', companyId: '' }, typed.trim().toLowerCase()),",
      'StringLiteral',
      '"Stryker was here!"',
      sameTime,
    ],
    [
      'return kept.length === found.length && timingSafeEqual(found, kept) && employee !== undefined;',
      'ConditionalExpression',
      'true',
      'Hashes have one length, and none is all zeros: two guards against what a changed hash could do.',
    ],
  ],
  [`${domain}payroll/entry-findings.ts`]: [
    [
      ".map(([id, own]) => ({ employee: nameOf(work.employees.get(id) ?? { id, name: '' }), own }))",
      'ObjectLiteral',
      '{}',
      absent,
    ],
    [
      ".map(([id, own]) => ({ employee: nameOf(work.employees.get(id) ?? { id, name: '' }), own }))",
      'StringLiteral',
      '"Stryker was here!"',
      absent,
    ],
    [
      '[...overlaps].flatMap(([id, other]) => (rows.has(id) || rows.has(other.id) ? [id, other.id] : [])),',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'No entry has that id.',
    ],
  ],
  [`${domain}payroll/findings.ts`]: [
    [
      'const others = (sharing.get(kennitala) ?? []).filter(({ id }) => id !== employee.id).map(nameOf);',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'Each kennitala was put there the line before; the types ask for a default.',
    ],
    [
      'const shared = [...Map.groupBy(items, ({ item }) => item.toLowerCase()).values()].filter(',
      'MethodExpression',
      'item.toUpperCase()',
      'Names that are alike in small letters are alike in capitals.',
    ],
    ['const lacking = integration', 'ConditionalExpression', 'true', guard],
    [
      "...shared.map(([first]) => found('item_shared', { item: first?.item ?? '' })),",
      'OptionalChaining',
      'first.item',
      'Of several alike the first is there; the types ask for a default.',
    ],
    [
      "...shared.map(([first]) => found('item_shared', { item: first?.item ?? '' })),",
      'StringLiteral',
      '"Stryker was here!"',
      'Of several alike the first is there; the types ask for a default.',
    ],
  ],
  [`${domain}payroll/payroll.ts`]: [
    [
      'if (system === undefined || !company.integrations[system]?.active)',
      'ConditionalExpression',
      'false',
      'The message of a payroll file is sent for jobs of a payroll system alone.',
    ],
  ],
  [`${domain}payroll/record.ts`]: [
    [
      'seconds_now: totals[at]?.seconds ?? 0,',
      'OptionalChaining',
      'totals[at].seconds',
      'Each of the file’s pay items has its total; the types ask for a default.',
    ],
  ],
  [`${domain}payroll/sheet.ts`]: [
    [
      "const integration = ctx.company.integrations[system] ?? fail('integration_missing');",
      'StringLiteral',
      '""',
      'Its callers have seen that the integration is active.',
    ],
  ],
  [`${domain}periods/tally.ts`]: [
    [': [];', 'ArrayDeclaration', '["Stryker was here"]', 'No instant lies within a text.'],
    [
      'if (!first || !last) return [];',
      'LogicalOperator',
      '!first && !last',
      'A list that has a first span has a last one.',
    ],
  ],
  [`${domain}report/average.ts`]: [
    [
      'const last = to < yesterday ? to : yesterday;',
      'EqualityOperator',
      'to <= yesterday',
      'Where both are the same day, either is.',
    ],
    [
      'if (rules.lunch === null && [...lunchOfEmployee.values()].every((lunch) => lunch === null)) return found;',
      'ConditionalExpression',
      'false',
      'It saves the counting of 17 weeks, which finds no lunch either.',
    ],
    [
      'if (!employee) continue;',
      'ConditionalExpression',
      'false',
      'An employee that an entry names is there as long as the company; the types ask for the guard.',
    ],
  ],
  [`${domain}report/report.ts`]: [
    [
      'rows.get(entryId)?.comments.map((comment) => commentInColumns(ctx, comment, privateKey)) ?? [];',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'It is asked for reported entries alone, and they have a row.',
    ],
  ],
  [`${domain}report/store.ts`]: [
    [
      'const isAlone = employeeIds !== undefined && employeeIds.length <= employeesReadAlone;',
      'ConditionalExpression',
      'false',
      howRead,
    ],
    [
      'const isAlone = employeeIds !== undefined && employeeIds.length <= employeesReadAlone;',
      'ConditionalExpression',
      'true',
      howRead,
    ],
    [
      'const isAlone = employeeIds !== undefined && employeeIds.length <= employeesReadAlone;',
      'EqualityOperator',
      'employeeIds.length < employeesReadAlone',
      howRead,
    ],
    [
      'const isAlone = employeeIds !== undefined && employeeIds.length <= employeesReadAlone;',
      'EqualityOperator',
      'employeeIds.length > employeesReadAlone',
      howRead,
    ],
    [
      'if (employeeIds === undefined || employees.has(row.employeeId)) rows.push(row);',
      'ConditionalExpression',
      'true',
      howRead,
    ],
  ],
  [`${domain}report/work.ts`]: [
    [
      'const missing = [...lunchOfEmployee.values()].some((lunch) => lunch !== null)',
      'ConditionalExpression',
      'true',
      'Without a lunch more months are read than are counted.',
    ],
    [
      '? monthsFor({ ...rules, lunch: { minutes: 1, from_hours: 0 } }).filter((month) => !months.includes(month))',
      'ObjectLiteral',
      '{}',
      'Any lunch asks for the same days around the range.',
    ],
    [': [];', 'ArrayDeclaration', '["Stryker was here"]', 'No entry is of a month of that name.'],
  ],
  [`${domain}sessions/new-password.ts`]: [
    [
      "const chosen = signs.filter((sign, at) => !follows(signs[at - 1] ?? '', sign));",
      'ArithmeticOperator',
      'at + 1',
      'Neighbours are so in both directions: as many runs end as begin.',
    ],
    [
      "const chosen = signs.filter((sign, at) => !follows(signs[at - 1] ?? '', sign));",
      'StringLiteral',
      '"Stryker was here!"',
      'Nothing follows it either: it is in no row, and its first sign is a capital.',
    ],
  ],
  [`${domain}worklogs/press/clock-times.ts`]: [
    [
      'press !== undefined && now >= press.heardAt + idempotencyKeptDays * 86_400;',
      'ConditionalExpression',
      'true',
      guard,
    ],
    [
      'if (row.endedHash === undefined || deviceAt === undefined) return undefined;',
      'ConditionalExpression',
      'false',
      'What was clocked out has an end. Tests see that an entry that was not clocked out has no such times.',
    ],
  ],
  [`${domain}worklogs/press/crew-late.ts`]: [
    [
      'employee.open !== undefined && employee.open.startAt > pressedAt + sameArrivalSecondsMax;',
      'EqualityOperator',
      'employee.open.startAt >= pressedAt + sameArrivalSecondsMax',
      'Exactly so long before, `startBefore` finds the running entry as the same arrival, and answers the same.',
    ],
  ],
  [`${domain}worklogs/change/restore.ts`]: [
    [
      'const ids = comments.flatMap(({ photoId }) => (photoId === undefined ? [] : [photoId]));',
      'ArrayDeclaration',
      '["Stryker was here"]',
      'No photo has that id, and a photo that is gone is passed over.',
    ],
  ],
  [`${domain}worklogs/change/revision.ts`]: [
    [
      'if (month === row.month) return { month, entry: row.entry };',
      'ConditionalExpression',
      'true',
      'Nobody reads the day in the key of an entry that has moved.',
    ],
    [
      'if (month === row.month) return { month, entry: row.entry };',
      'ObjectLiteral',
      '{}',
      'The row that this is put into has the same place.',
    ],
  ],
};

export const isKnown = (change: Change): boolean =>
  kinds.some(({ is }) => is(change)) ||
  (known[change.file] ?? []).some(
    ([line, mutator, replacement]) =>
      line === change.line && mutator === change.mutator && replacement === change.replacement.split('\n')[0],
  );

/** Entries whose line is in its file no more. */
export async function staleAmong(sourceOf: (file: string) => Promise<string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, entries] of Object.entries(known)) {
    const lines = (await sourceOf(file).catch(() => '')).split('\n').map((one) => one.trim());
    for (const [line] of entries) if (!lines.includes(line)) stale.push(`${file}: ${line}`);
  }
  return stale;
}
