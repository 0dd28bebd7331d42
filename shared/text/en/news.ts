// Words of what is new in the company's application.

export const news = {
  title: 'What’s new',
  unread: 'unread',
  keyboard: {
    title: 'Keyboard shortcuts',
    text: 'Ctrl K searches everything. The ? key lists all shortcuts. You can now hide columns in time entries.',
  },
  board: {
    title: 'New overview',
    text: 'See who is clocked in, this week’s hours, what to approve and who forgot to clock out, on one page.',
  },
} as const;
