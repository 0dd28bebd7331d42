// Words of what is new in the company's application.

export const news = {
  title: 'What is new',
  unread: 'unread',
  keyboard: {
    title: 'Everything by keyboard',
    text: 'Ctrl K searches employees, projects, places and actions. The ? key lists all shortcuts. Columns of the time entries can be hidden, and filters answer at once.',
  },
  board: {
    title: 'The overview',
    text: 'Who is on the clock now, the week in figures, what waits for approval and who has not clocked out, on one page.',
  },
} as const;
