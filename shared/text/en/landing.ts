// Words of the landing page and the trial form.

import { testimonials } from './testimonials.ts';

export const landing = {
  title: 'Time tracking for contractors',
  description:
    'Time tracking for contractors: employees clock in on the phone, you see who works where, and the pay is ready at the end of the month.',
  nav: {
    about: 'About',
    pricing: 'Pricing',
    trial: 'Trial',
    login: 'Log in',
    contact: 'Contact',
    company: 'Company',
    videos: 'Videos',
  },
  hero: {
    title: 'The day as it was worked.',
    text: 'Your crew clocks in on a phone or a tablet on site. You see who is working, where and since when. At month end, the hours are ready for payroll.',
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
    title: 'In figures',
    companies: 'companies use Stund',
    years: 'years of work tracked',
    seconds: 'seconds, and {{rate}} more every second',
    pause: 'Stop the counter',
    resume: 'Start the counter',
  },
  features: {
    title: 'What it does',
    clock: {
      title: 'Clock in and out by phone',
      text: 'Two taps, gloves on. Works with no signal. Nothing to install.',
    },
    place: {
      title: 'Location, photos and comments',
      text: 'Saved with the time entry. Location only when clocking in or out.',
    },
    kiosk: {
      title: 'A time clock for the site',
      text: 'One tablet for the whole crew. Tap a name, type 4 letters, done.',
    },
    projects: {
      title: 'Hours on every project',
      text: 'See how long each project has taken and who is on it now.',
    },
    overtime: { title: 'Overtime and lunch', text: 'Worked out by your rules. Print it or export to Excel.' },
    payroll: { title: 'Straight to payroll', text: 'Files for Payday, Regla and DK, ready to import.' },
  },
  about: {
    title: 'Who is working, right now',
    text: 'One screen for the office: who is clocked in, on which project and since when. Forgotten clock-outs stand first.',
    payroll: {
      title: 'A month ready for payroll',
      text: 'Stund shows what must be fixed first. Then it creates the file.',
    },
    report: {
      title: 'Every figure explains itself',
      text: 'Ask why a day is paid as it is. You see each stretch and its rule.',
    },
    phone: {
      title: 'One button in the hand',
      text: 'Large enough for gloves, clear in the sun and in the dark. Forgot to clock out? Stund asks for the real time.',
      languages: 'English, Íslenska, Português. It runs in the browser.',
      download: 'Get the app',
      tablet: 'A tablet at the workshop door',
    },
    pictures: {
      board: 'The overview: four figures, and each clocked-in employee with a ruler of the day',
      payroll: 'The payroll file: the month’s hours, and what must be fixed or checked first',
      report: 'The report asked why: each stretch of a day, what it counts as and the rule',
      phone: 'The phone: the running time and a large button to clock out',
      dark: 'The same phone in dark colours',
      tablet: 'The time clock: a tile for each employee',
    },
  },
  pricing: {
    title: 'Price per month',
    text: 'One price by the number of employees. Every feature in each. Money back within {{days}} days.',
    more: 'More than {{max}} employees?',
    writeUs: 'Email us',
    vat: 'All prices exclude VAT.',
  },
  trial: {
    title: 'Try Stund for {{days}} days',
    text: 'The login comes by email, and the first employee can clock in five minutes later.',
    card: 'No card, no payment up front',
    whole: 'Every feature, the whole crew',
    yours: 'The hours are yours: Excel at any time',
    name: 'Company name',
    nameHelp: 'It becomes the account name',
    email: 'Email',
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
    text: 'Email or call us in English, Icelandic or Portuguese.',
    email: 'Email',
    phone: 'Phone',
    mobile: 'Mobile, {{name}}',
    placeholder: 'Placeholder',
  },
  company: {
    title: 'Company',
    history:
      'Stund began in 2014 as a list on the wall of a roofer’s container in Kópavogur. A carpenter’s daughter wrote the first clock so that the list would add up. Today nine people in three cities build it, and each of them clocks in.',
    offices: 'Offices',
    number: '{{name}}, company number {{number}}',
  },
  testimonials,
  login: {
    title: 'Log in',
    company: 'Company login',
    employee: 'Employee login',
    timeClock: 'Time clock login',
    forgot: 'Forgot password?',
    trial: 'Start a trial',
  },
} as const;
