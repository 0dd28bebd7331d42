// Words of the terms of use.

export const terms = {
  title: 'Terms',
  description:
    'The terms between Stund and the companies that use it: trial, price, data, liability, ending.',
  lead: 'These terms are between {{legalName}} (we) and the company that opens an account (you).',
  service: {
    title: 'What you get',
    text: 'A way to record working hours on phones and time clocks, and to check, approve and export them.',
    running:
      'We work to keep Stund running day and night, but cannot promise that it never stops. Without a connection, phones and time clocks keep what was entered and send it later.',
  },
  trial: {
    title: 'The trial',
    free: 'The trial is free for {{days}} days and needs no card.',
    after:
      'When it ends, everything works for another {{grace}} days. After that you can view and export, but not edit, until you choose a plan. Employees can always clock in and out.',
  },
  price: {
    title: 'Price and payment',
    plan: 'The price depends on the number of active employees and excludes VAT. You pay nothing until you confirm a plan.',
    refund: 'If you change your mind within {{days}} days, you get your money back.',
    ways: 'By card, {{card}} sells you the subscription and charges the card each month. VAT is added and its terms apply to the payment. In Iceland you can also pay by bank claim, due on the 1st of each month. {{bank}} makes the claim and the invoice.',
    cancel:
      'You can cancel at any time in Settings, under Billing. The subscription ends at once and nothing more is charged. A claim that is already due must still be paid.',
  },
  you: {
    title: 'What we ask of you',
    passwords: 'Keep your passwords safe. Tell us at once if someone else uses your account.',
    people: 'Add only people who work for you, and tell them what is recorded.',
    harm: 'Do not use Stund to break the law or to harm others. If you find a security hole, tell us.',
  },
  data: {
    title: 'Your data',
    yours:
      'The hours and everything else you enter are yours. You can export all of it at any time, also after the trial or the subscription.',
    processing:
      'We process data about employees for you: only as you ask, in confidence and protected. We tell you without delay if data is lost or leaks. We help you answer requests from employees, and delete the data when you leave.',
    helpers:
      '{{cloud}} stores and delivers the data for us and sends email and SMS. {{card}} and {{bank}} handle payments and get only what a payment needs. We email you {{days}} days before any other company receives data from us.',
    more: 'What we keep and for how long',
  },
  pay: {
    title: 'Hours and pay',
    text: 'Stund counts overtime, lunch and rounding by the rules that you set. Check the figures before you pay wages. You remain responsible for the pay.',
  },
  liability: {
    title: 'Liability',
    ours: 'We are liable for damage that we cause on purpose or by gross negligence.',
    limit:
      'In all other cases our liability is limited to what you paid us in the last {{months}} months. Liability that the law does not let anyone limit stays as it is.',
  },
  end: {
    title: 'Ending',
    you: 'You can leave at any time. Cancel a running subscription, then delete the account in Settings, under Your data. Everything is deleted after {{hold}} days, and until then you can keep the account after all.',
    us: 'We can close an account that breaks these terms or is not paid. We email you first and leave you {{days}} days to export your data.',
  },
  law: {
    title: 'Law and changes',
    law: 'Icelandic law applies. Disputes go to the District Court of Reykjavík.',
    changes: 'We email you {{days}} days before these terms change to your disadvantage.',
  },
} as const;
