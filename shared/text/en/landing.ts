// Words of the landing page and the trial form.

export const landing = {
  title: 'Time tracking for contractors',
  description:
    'Time tracking for contractors: employees clock in on the phone, you see who works where, and the pay is ready at the end of the month.',
  nav: { about: 'About', trial: 'Trial', contact: 'Contact', login: 'Log in' },
  hero: {
    title: 'The day as it was worked.',
    text: 'Your people clock in on the phone or on a tablet at the site. You see who is working, where and since when, and the pay is ready at the end of the month.',
    start: 'Start {{days}} day free trial',
    note: 'No payment up front',
    now: 'Now {{time}}',
    ruler: 'A crew’s day: {{names}}',
    sites: {
      roof: 'Laugavegur 12, roof',
      store: 'Harbour warehouse',
      school: 'School, phase 2',
      service: 'Service and repairs',
    },
  },
  proof: {
    companies: 'companies use Stund',
    years: 'years of work tracked',
    seconds: 'seconds, and {{rate}} more every second',
  },
  features: {
    title: 'What it does',
    clock: {
      title: 'In and out on the phone',
      text: 'Two taps, gloves on. Big buttons, high contrast, nothing to install.',
    },
    place: {
      title: 'Place, photos and comments',
      text: 'They follow the time entry. Never taken in between.',
    },
    kiosk: {
      title: 'A time clock for the site',
      text: 'One tablet for the whole crew. A name and four letters are enough.',
    },
    projects: { title: 'Hours on every project', text: 'See what a project has taken and who is on it now.' },
    overtime: { title: 'Overtime and lunch', text: 'Counted by your rules, on paper or in Excel.' },
    payroll: { title: 'Straight to payroll', text: 'Files for Payday, Regla and DK, ready to read in.' },
  },
  trial: {
    title: 'Try Stund for {{days}} days',
    text: 'The login comes by e-mail, and the first employee can clock in five minutes later.',
    card: 'No card, no payment up front',
    whole: 'Every feature, the whole crew',
    yours: 'The hours are yours: Excel at any time',
    name: 'Company name',
    nameHelp: 'It becomes the account name',
    email: 'E-mail',
    country: 'Country',
    phone: 'Phone number, optional',
    phoneWrong: 'Enter a valid phone number',
    place: 'Language: {{language}}. Time zone: {{zone}}.',
    changePlace: 'Change language or time zone',
    submit: 'Start the trial',
    creating: 'creating account',
    failed: 'Whoops! Something went wrong',
    nameEmpty: 'Company name can not be empty, it will become the account name.',
    emailWrong: 'A valid email is required so we can send the login credentials.',
  },
  contact: {
    title: 'Contact',
    text: 'Write or call, in English, Icelandic or Portuguese.',
    demo: 'Placeholder until the office is open',
  },
  login: {
    title: 'Log in',
    company: 'Company login',
    employee: 'Employee login',
    timeClock: 'Time clock login',
    forgot: 'Forgot password?',
    trial: 'Start a trial',
  },
} as const;
