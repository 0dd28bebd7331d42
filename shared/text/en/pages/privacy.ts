// Words of the privacy page.

export const privacy = {
  title: 'Privacy',
  description:
    'What Stund keeps about companies and their employees, where, for how long, and who can see it.',
  lead: 'Stund keeps working hours for companies and their employees. This page says what we keep, why, where and for how long.',
  changed: 'Last changed {{day}}',
  short: {
    title: 'In short',
    trackers: 'No advertising and no trackers. We sell no data and share none for marketing.',
    location:
      'Your location is kept only when you clock in, switch project or clock out, and only if you agreed on your own phone.',
    place: 'What Stund keeps is stored in the European Union.',
    payments: '{{card}} and {{bank}} handle payments. They get no hours and no data about employees.',
    yours: 'Employees can always see their own hours. The company can always export everything.',
  },
  who: {
    title: 'Who is responsible',
    company:
      'The company decides which of its employees use Stund, what is recorded and who sees it. It is the controller of their data. We process the data for the company and only as it asks.',
    us: 'For the account itself, its email address and the messages you send us, we are the controller: {{legalName}}, {{street}}, {{city}}, company number {{companyNumber}}. Email us at {{email}}.',
  },
  kept: {
    title: 'What we keep, and for how long',
    account: 'Company account',
    accountText:
      'Name, email address, country, language, settings, and a phone number if you give one. We keep a scrambled form of the password that cannot be turned back. Kept until the account is deleted.',
    passkeys: 'Passkeys',
    passkeysText:
      'Of a passkey for a login of a person in the office we keep the public key, the name given to it, when it was added and when it was last used. The secret part and the fingerprint or face that unlocks it never leave the device. Deleted when the passkey or the login is removed.',
    employees: 'Employees',
    employeesText:
      'Name, and if the company enters them: phone number, kennitala and payroll department. The company can read the 4-letter password to pass it on. Kept until the account is deleted.',
    payment: 'Payment',
    paymentText:
      'Your plan, its price, how you pay, the state of your order, the numbers that {{card}} or {{bank}} gives it, and why you cancelled if you told us. For a bank claim also the kennitala of the company and the email for invoices. We never see card numbers. Kept until the account is deleted, also after you cancel.',
    entries: 'Time entries',
    entriesText:
      'In and out times, project, comments, approval, and who changed what and when. Companies must be able to show hours for years, so entries are kept until the company deletes them or the account is deleted.',
    photos: 'Photos',
    photosText:
      'Scaled down to {{pixels}} pixels, without the place and camera details of the file. A photo opens only with a signed address that works for {{hours}} hours. A photo that was sent but never added to an entry is deleted after {{waiting}} hours.',
    location: 'Location',
    locationText:
      'Only if the company asks for it and the employee agrees on their own phone. We keep one position and its accuracy when the employee clocks in, switches project or clocks out, and nothing in between. Deleted after {{days}} days. The company can choose from 1 to {{max}} days. Employees see their own positions.',
    security: 'Security history',
    securityText:
      'Who logged in, who failed, who changed settings and passwords, and from which network address. Deleted after {{days}} days. The company can read it in Settings.',
    files: 'Files you create',
    filesText:
      'Spreadsheets, PDF files and exports of all data are deleted after {{exports}} days. The link of a monthly report works for {{reports}} days. The record of where it was sent is kept for {{records}} days. The list of payroll files stays with the account.',
    logs: 'Technical logs',
    logsText:
      'The time, kind and result of each request to our servers, deleted after {{days}} days. If something breaks in your browser, it sends us a report. Email addresses, login links and long numbers are taken out first.',
    backups: 'Backups',
    backupsText:
      'After an accident we can restore any moment of the last {{days}} days. What is deleted leaves the backups after that time.',
  },
  why: {
    title: 'Why we may keep it',
    contract: 'We need the data of the account to give you the service you asked for (contract).',
    interest:
      'We keep the security history and technical logs to protect accounts and find faults (legitimate interest).',
    law: 'Invoices are kept because accounting law requires it (legal obligation).',
    employees:
      'For data about employees the company has its own legal ground. Working time law usually requires it to record hours.',
  },
  where: {
    title: 'Where, and who helps us',
    place: '{{cloud}} stores everything in Frankfurt, Germany. It is encrypted in storage and on the way.',
    helpers:
      'Amazon also sends our email and SMS, and delivers pages and photos through its network. Mobile networks and email services carry the messages to you.',
    card: 'If you pay by card, {{card}} in the United Kingdom sells you the subscription. It asks for card, name and address in its own window and is the controller of that data. From us it gets the plan, the price and the internal number of your account.',
    bank: 'If you pay by bank claim, {{bank}} in Iceland makes the claim and the invoice. It gets the company’s name and kennitala, the email for invoices, the plan and the price.',
    others:
      'No other company receives data from us. A payroll file goes only where you take it, and a monthly report only to the addresses that you set.',
  },
  rights: {
    title: 'Your rights',
    ask: 'You can ask to see, correct, export or delete data about you, and object to its use. Employees ask their company first: it can do most of this in Stund itself. In all other cases email {{email}}. We answer within {{days}} days.',
    complain: 'You can also complain to the data protection authority of your country:',
    is: 'Iceland: Persónuvernd',
    ie: 'Ireland: Data Protection Commission',
    gb: 'United Kingdom: Information Commissioner’s Office',
    pt: 'Portugal: Comissão Nacional de Proteção de Dados',
  },
  leave: {
    title: 'When a company leaves',
    export:
      'You can export everything at any time, also after the trial, after you cancel and while a deletion waits: in Settings, under Your data. The files hold all data as JSON and Excel, and the photos.',
    delete:
      'Delete the account in Settings, under Your data. A running subscription has to be cancelled first. For {{days}} days you can view and export the data and keep the account after all, but nobody can clock in or out. We email you {{warning}} days before the end.',
    gone: 'Then we delete the account and everything in it, the payment data included. The backups follow {{backups}} days later. Two things stay: the security history without personal data until each of its lines is {{history}} days old, and the invoices, which {{card}} and {{bank}} keep for as long as the law requires.',
    noLogin: 'If you cannot log in, email {{email}} from the account’s address.',
    trial: 'A trial that has ended is not deleted by itself. Delete it in Settings.',
  },
  changes: {
    title: 'When this page changes',
    text: 'We put the new date at the top. If a change affects how we use your data, we email every company {{days}} days before.',
  },
} as const;
