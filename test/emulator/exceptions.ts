// The tests of the API and the workers that do not run against an emulator, each with the reason.

const reasons = {
  timers: 'a timer must fire at a moved clock, and an emulator’s timers keep the real time',
  killed: 'the process is killed',
  rests: 'a message rests for minutes between its tries, and only the embedded queues wake at a moved clock',
  counted: 'the embedded cloud counts which permissions were used',
} as const;

export type Exception = {
  readonly file: string;
  /** All tests of the file where none is named. */
  readonly title?: string;
  readonly reason: (typeof reasons)[keyof typeof reasons];
};

export const exceptions: readonly Exception[] = [
  { file: 'test/workers/killed.test.ts', reason: reasons.killed },
  { file: 'test/workers/dead-letters.test.ts', reason: reasons.rests },
  ...[
    'send what was promised and never reached its queue',
    'mail a company, once each, that its trial ends and that it is over',
    'count the social statistic',
  ].map((title) => ({
    file: 'test/workers/notices-and-chores.test.ts',
    title: `the chores > ${title}`,
    reason: reasons.timers,
  })),
  {
    file: 'test/api/phone-app-offline.test.ts',
    title:
      'a phone app without a network > is reminded by SMS, closed with an assumed end, asked, and its answer is recorded',
    reason: reasons.timers,
  },
  {
    file: 'test/workers/photos.test.ts',
    title:
      'the photos worker > given an upload that is gone finds it missing and not forbidden, and is done with it',
    reason: reasons.counted,
  },
];

/** Whole files. */
export const filesNotRun: readonly string[] = exceptions.flatMap(({ file, title }) =>
  title === undefined ? [file] : [],
);
