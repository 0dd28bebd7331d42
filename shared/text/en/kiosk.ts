// Words of the shared time clock.

export const kiosk = {
  title: 'Time clock',
  find: 'Find your name',
  atWork: 'of {{count}} at work',
  since: 'Since {{time}}',
  last: 'Last entry: {{day}}',
  outToday: 'Out today',
  never: 'No entries yet',
  nobody: 'No employees have been created',
  hint: 'Touch your name and choose the project',
  hintToken: 'Touch your name and write your 4 letters',
  project: 'Project',
  token: 'Your four letters',
  comment: 'Comment',
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  clockedIn: '{{name}} is clocked in',
  clockedOut: '{{name}} is clocked out, {{hours}} h',
  noProjects: 'There is no open project',
} as const;
