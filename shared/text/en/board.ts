// Words of the overview: who is on the clock, the week, projects.

export const board = {
  title: 'Overview',
} as const;
