// Words about the example crew: its banner, its offer in the set-up.

export const examples = {
  banner: {
    heading: 'You see an example crew',
    text: 'Rows marked ‘Example’ are made up. They are never counted or exported.',
    remove: 'Remove example crew',
    removed: 'The example crew is gone',
  },
  report: {
    heading: 'This report shows the example crew',
    text: 'It shows your own hours as soon as there are some.',
  },
  offer: {
    title: 'Look around first',
    text: '5 employees, 3 projects and a month of time entries, to see how it looks. Marked, never counted, removed with one press.',
    add: 'Show the example crew',
    there: 'The example crew is in your lists.',
    open: 'Go to the overview',
  },
} as const;
