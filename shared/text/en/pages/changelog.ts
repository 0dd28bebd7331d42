// Words of the change log.

export const changelog = {
  title: 'What is new',
  description: 'What has changed in Stund for companies and their employees, newest first.',
  lead: 'What has changed for companies and employees, newest first.',
  all: 'All changes',
  read: 'Read more: {{title}}',
} as const;
