// Words of the cookie page.

export const cookies = {
  title: 'Cookies',
  description: 'The cookies that Stund sets, what your browser keeps for it, why and for how long.',
  lead: 'Stund sets {{count}} cookies, and only when you log in. All of them are needed for that. There is no advertising and no tracking, so there is nothing to agree to. Only the payment window of {{card}} may set cookies of its own.',
  set: {
    title: 'Cookies',
    session: 'Keeps you logged in',
    sessionTime:
      'Until you log out. Company account: {{company}} days at most, or {{companyIdle}} days after you last used it. Time clock: {{clock}} days, or {{clockIdle}} days after its last use. Employee: {{employee}} days, or {{employeeIdle}} days after the last use.',
    signedIn:
      'Tells our pages that you may be logged in, so that they take you straight to your own page. It says nothing about you',
    signedInTime: 'As long as the cookie above',
    device:
      'Knows that you logged in on this device before, so that strangers who guess passwords cannot lock you out of it',
    deviceTime: '{{days}} days',
  },
  payment: {
    title: 'When you pay by card',
    text: 'The payment window comes from {{card}}. It is loaded only when you continue to pay by card. {{card}} may then set cookies of its own, to take the payment and to prevent fraud. Its own cookie policy says which, and for how long.',
  },
  kept: {
    title: 'What your browser keeps for Stund',
    lead: 'It stays on your device until you delete it, or as the list says.',
    language: 'The language you chose',
    theme: 'Light or dark, if you chose one',
    login:
      'Who is logged in here and whether the company subscribes, so that the phone and the time clock open without a connection and every tab shows the same',
    choices:
      'What you set on this device: shortcuts, order of the names, last project, steps you put aside, what you corrected before payroll',
    location: 'Whether you share your location when you clock in and out',
    unsent:
      'Clock-ins, comments and photos that are not sent yet, and the last hours you saw. Sent when there is a connection',
    unread: 'Notices about clock-ins that were sent late, with their times',
    reports: 'Error reports that are not sent yet, and how many were sent today',
    tab: 'An export that is running, a notice that you closed, a card payment that is being confirmed, the page you asked for before you logged in, what an administrator of Stund has not saved yet',
    files: 'The files of the app itself, so that it opens without a connection',
    untilDeleted: 'Until you delete it',
    untilLogout: 'Until you log out',
    untilSent: 'Until it is sent',
    untilRead: 'Until they are read',
    untilTab: 'Until you close the tab',
    untilUpdate: 'Until the next version',
  },
  clear: {
    title: 'How to delete it',
    text: 'Delete the data of this site in the settings of your browser. You are then logged out, and clock-ins that were not sent yet are lost.',
  },
} as const;
