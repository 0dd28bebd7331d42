// Words of what is new in the company's application.

export const news = {
  title: 'What’s new',
  unread: 'unread',
  keyboard: {
    title: 'Keyboard shortcuts',
    text: 'Ctrl K searches everything. ? lists all shortcuts.',
  },
  board: {
    title: 'New overview',
    text: 'Who is clocked in, this week’s hours, what to approve.',
  },
} as const;
