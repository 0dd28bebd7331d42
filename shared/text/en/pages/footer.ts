// Words of the foot of every public page.

export const footer = {
  label: 'About this site',
  companyNumber: 'Company number {{number}}',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  changelog: 'What is new',
  download: 'Get the app',
} as const;
