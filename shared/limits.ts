// Every business constant of the product, its unit in its name; screens, checks and texts read it here.

export const productName = 'Stund';

/** A new company works this long without a plan. */
export const trialDays = 14;
/** After its trial everything works for this many days more; then the office can only read and export. */
export const trialGraceDays = 14;
/** A company is mailed this many days before its trial ends. */
export const trialWarningDays = 3;
export const trialLastWarningDays = 1;

export const employeeTokenLength = 4;
/** 20 lower-case consonants without y (security-and-reliability.md section 2). */
export const employeeTokenAlphabet = 'bcdfghjklmnpqrstvwxz';
export const kennitalaDigits = 10;
/** A company's own kennitala; bank claims are made out to it. */
export const billingSsnDigits = 10;
export const cancelReasonMax = 1000;
/** How often the dialog asks whether a card payment is confirmed. It may still be confirmed later. */
export const cardCheck = { everySeconds: 5, triesMax: 10 } as const;
/** How often the office's screens then look whether an order is confirmed after all. */
export const lateConfirmationSeconds = 30;
/** A payment partner that has not answered within this time counts as down. */
export const partnerSeconds = 5;
/** One request holds a subscription's order for at most this long; then another may take over. */
export const orderHeldSeconds = 60;
/** A claim can be paid in the bank for this many days after it is due. */
export const claimGraceDays = 14;
/** Each month's claim is made this many days before it is due. */
export const claimAheadDays = 10;
/** The hourly check settles an order unconfirmed for this long, and drops a card order that was never paid. */
export const orderCheckSeconds = 600;
export const cardOrderKeptDays = 3;
/** In one run the check asks partners for at most this long; its function has five minutes. */
export const checkAskSeconds = 200;
/** The hour (UTC) in which the reseller is asked about each subscription, in case a webhook was lost. */
export const cardCheckHour = 4;
/** A webhook of the card reseller describes one subscription. */
export const webhookBytesMax = 64 * 1024;
/** Added to the price of a claim in Iceland. */
export const vatPercentIceland = 24;
/** The largest lunch deduction, and the largest minimum of hours for it. */
export const lunchMax = { minutes: 240, fromHours: 24 } as const;
/** The largest thresholds before overtime. */
export const overtimeAfterMax = { dayHours: 24, weekHours: 168 } as const;
export const companyPasswordMin = 10;
export const passwordMax = 200;

export const nameMax = 200;
export const emailMax = 254;
export const descriptionMax = 2000;
/** A project's site on the map: the radius within which clock-ins count as there. */
export const siteRadiusMetres = { usual: 150, min: 20, max: 5000 } as const;
/** A project's map: its first zoom and its nearest, on which houses stand apart. */
export const siteMapZoom = { first: 16, max: 18 } as const;
/** The map of all sites: it opens on all of them, and no nearer than this. */
export const allSitesMapZoom = { first: 14, max: 18 } as const;
/** A site is suggested from at most `count` of a project's last clock-ins with a location, none older than `days`. */
export const sitePresses = { count: 10, days: 90 } as const;
/** A project's budget of hours: whole or half ones. */
export const budgetHours = { step: 0.5, max: 99_999 } as const;
export const commentMax = 2000;
export const phoneMax = 40;
/** With fewer digits, a phone number cannot be called from another town. */
export const phoneDigitsMin = 7;
export const idMax = 64;
export const departmentMax = 40;
export const companyNotesMax = 4000;
/** A trial is extended at most this many days ahead. */
export const trialExtensionDaysMax = 366;
/** Length of the reason an administrator gives for the audit. */
export const reasonMax = 200;

export const employeesMax = 200;
/** People of the office with a log-in of their own, invited ones included. */
export const managersMax = 50;
/** Passkeys of one person of the office. */
export const passkeysMax = 10;
/** Ways to reach the device of a passkey that are kept. */
export const passkeyTransportsMax = 8;
/** How long a question to a passkey may be answered. */
export const passkeyQuestionSeconds = 300;
/** A passkey is added within this time of the log-in, so that an open page left alone makes no way in. */
export const passkeyAfterLoginSeconds = 900;
export const projectsMax = 2000;
/** What a person of the office may do: all but ending the company's own log-in; entries of some projects; pay; or look. */
export const officeRoles = ['everything', 'projects', 'pay', 'read'] as const;
/** The most projects that a person of the office is kept to. */
export const managerProjectsMax = 50;
/** What an API key may do; an endpoint names the scope that opens it to keys. */
export const apiScopes = [
  'entries.read',
  'entries.write',
  'people.read',
  'projects.read',
  'report.read',
] as const;
/** API keys that are not revoked. */
export const apiKeysMax = 20;
/** Every API key begins with it, so that scanners of leaked secrets know one. */
export const apiKeyPrefix = 'stund_';
/** How exactly the last use of a key is known: a write for each request would cost more than the request. */
export const apiKeySeenSeconds = 3600;
/** The events that a webhook can get. */
export const webhookEvents = [
  'entry.created',
  'entry.clocked_in',
  'entry.clocked_out',
  'entry.updated',
  'entry.approved',
  'entry.deleted',
] as const;
export const webhooksMax = 10;
export const webhookUrlMax = 500;
/** A receiver has this long to answer, and this much of its answer is read. */
export const webhookAnswer = { seconds: 8, bytesMax: 4096 } as const;
/** How long the log keeps a delivery, and how many the list shows. */
export const webhookDeliveries = { keptDays: 14, shown: 30 } as const;
/**
 * A receiver that takes nothing for a week, and fails all the tries of deliveries on several different days (UTC), gets
 * nothing more until the office turns it on again.
 */
export const webhookFailing = { weekDays: 7, differentDays: 4 } as const;
export const needs = ['manage_worklogs', 'create_projects', 'foreman'] as const;
/** The most people that a foreman clocks in or out at once. */
export const crewMax = 50;
/** A foreman's late clock-in and the person's own, this much later at most, are one arrival. */
export const sameArrivalSecondsMax = 3600;
export const integrationKeys = ['payday', 'regla', 'dk'] as const;
export const languages = ['en', 'is', 'pt', 'pl'] as const;
export const countries = ['IS', 'IE', 'GB', 'PT', 'US'] as const;

export const bodyBytesMax = 256 * 1024;
/** Days of the example crew's work around the company's start, and how many of the first are not approved. */
export const exampleCrewDays = { before: 30, after: 30, unapproved: 7 } as const;

export const pageSizeDefault = 1000;
export const pageSizeMax = 10_000;
export const reportDaysMax = 366;
/** An employee's file of own hours: ten years, some 121 months to read, and fewer rows than a year of a large company. */
export const ownFileDaysMax = 3660;
/** A report with more entries is printed section by section only. */
export const paperRowsMax = 5000;
/** A PDF of more entries holds only the totals, and says so; the spreadsheet has the entries. */
export const pdfEntriesMax = 12_000;
/** The largest reply a function can send, compressed and in base64 (Lambda's limit is 6 MiB). */
export const replyBytesMax = 6_000_000;
/** Above this many entries the report in the specification's shape is refused: it cannot fit a reply. */
export const plainReportEntriesMax = 25_000;
/** How many own days a company's calendar may hold. */
export const calendarDaysMax = 100;
export const holidayNameMax = 60;
export const tierNameMax = 30;
export const manualEntriesMax = 60;
/** Day notes of one request: below the table's 100 changes a transaction. */
export const dayNotesMax = 90;
/** The longest entry that is looked for: a search for entries that reach into a day goes back this far. */
export const workLogSecondsMax = 7 * 24 * 3600;
export const commentsPerWorkLogMax = 100;

/**
 * A device's clock is believed when it is at most this far behind or ahead of the server's; else the server's time
 * counts.
 */
export const deviceBehindSecondsMax = 72 * 3600;
/**
 * How far behind a press may be when the device also sends what its clock shows: then the clock is known to be
 * right.
 */
export const knownClockBehindSecondsMax = 31 * 86_400;
export const deviceAheadSecondsMax = 120;
/** Two clocks may differ by this much before a clock-out counts as earlier than its clock-in. */
export const clockSkewSecondsMax = 120;
/** Work logs may be added by hand from this many years before the company joined. */
export const yearsBeforeCompanyMax = 5;
/** The longest entry made or changed by hand. A clocked entry may be longer, until the office corrects it. */
export const manualEntrySecondsMax = 24 * 3600;
/** How long the office may take back an end it has set. Later, the entry would run since long ago. */
export const reopeningSecondsMax = 3600;
/** How long a deleted entry can be put back; so long its comments, photos and locations are kept. */
export const restorableSecondsMax = 3600;
/** The first and last day a query may name. A week on either side is still within the calendar. */
export const queryableDays = { first: '1971-01-01', last: '2099-12-31' } as const;

/** The range of hours after which a company may remind of, and end, a forgotten entry. */
export const forgottenHours = { min: 1, max: 72 } as const;
/**
 * A clock-out at most this long after an assumed end counts as the real one. A later one belongs to the next day.
 */
export const lateClockOutSecondsMax = 2 * 3600;
/** The real end of an entry with an assumed end is at most this long after its start. */
export const assumedEndSecondsMax = 24 * 3600;

/** How long an employee may take back the end they have just given; the screen offers it for seconds. */
export const answeredEndUndoSecondsMax = 600;

/** When a person usually leaves: from so many of their last days, which began within so many minutes of the day asked about. */
export const usualEndDaysMin = 5;
export const usualEndDaysMax = 19;
export const usualEndStartMinutes = 180;
/** How far back the time clock reads for them. */
export const usualEndReadDays = 28;

/** Without a usual week, a weekday is usual for a person who worked on it in so many of so many last weeks. */
export const usualDayWeeks = 4;
export const usualDayWorkedMin = 3;

/** A login password or a kennitala that is shown on request is hidden again after this. */
export const secretShownSeconds = 20;

export const longEntrySeconds = 10 * 3600;
export const veryLongEntrySeconds = 16 * 3600;
/** The daily rest, within so long from the start of a work day (law 46/1980, directive 2003/88/EC article 3). */
export const restSeconds = 11 * 3600;
export const restWindowSeconds = 24 * 3600;
/** Less than a minute short is enough: times are shown to the minute. */
export const restShortSecondsMin = 60;
/** The hours of a week, on average over so many weeks: four months (law 46/1980, directive 2003/88/EC articles 6 and 16). */
export const averageWeekMax = 48 * 3600;
export const averageWeeks = 17;
/** Days read around a range for its rest: the week of its first day, and the night after its last one. */
export const restContextDays = { before: 7, after: 1 } as const;

export const photoBytesMax = 10 * 1024 * 1024;
export const photoPixelsMax = 40_000_000;
export const photoSidePixels = 1600;
export const photoQuality = 80;
export const thumbnailPixels = 100;
export const thumbnailQuality = 60;
export const photosPerWorkLogMax = 20;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const photoUploadSeconds = 300;
export const photoUrlSeconds = 24 * 3600;

export const locationKeptDays = 90;
export const locationKeptDaysMax = 730;
export const locationAgeNoteSeconds = 300;
export const mapZoomMax = 12;
export const mapZoomDefault = 10;

/** Length of the reason for reopening a pay period. */
export const periodReasonMax = 500;
/** How many periods before the current one are shown, and how many late entries of each. */
export const periodsShown = 12;
export const lateEntriesShown = 50;
/** The longest range of days a query for periods may name. */
export const periodDaysMax = 1100;

export const exportKeptDays = 7;
/** A full export begins another file once one has this size or has taken this long. */
export const companyFilePart = { bytes: 150 * 1024 * 1024, seconds: 120 } as const;
export const exportUrlSeconds = 900;
/** Requests for corrections of one employee that may wait, and how long answered ones are listed. */
export const correctionsWaitingMax = 10;
export const correctionKeptDays = 60;
/** As many answered requests as a list shows, the newest. */
export const correctionsAnsweredShown = 200;
/** So many pages of that size are read for a person who sees some projects only. */
export const correctionPagesMax = 5;
/** How many exports of one company may wait or run at a time. */
export const exportsWaitingMax = 20;
/** An export that has made no progress for this long counts as failed. */
export const exportLostSeconds = 30 * 60;
/** The monthly report: how many addresses, how many days after the month's end, and at what local hour. */
export const monthlyReportAddressesMax = 10;
export const monthlyReportDayMax = 10;
export const monthlyReportHour = 7;
/** From which hour of the company's day yesterday's missing days are mailed, and how many names the mail lists. */
export const missingMail = { fromHour: 7, namesMax: 30 } as const;
/** How many days before today an employee may still be asked about, and may note. */
export const missingAskedDays = 7;
/** Between which hours of the company's day the SMS about a missing day may be sent. */
export const missingSmsHours = { from: 8, until: 21 } as const;
/** How long a mailed report's link and its files are kept. */
export const reportLinkDays = 30;
/**
 * The link of a mail that asks for consent to monthly reports; after how many days it is repeated, and how often
 * in all.
 */
export const reportConsent = { linkDays: 30, againDays: 7, timesMax: 3 } as const;
/** How long a mailed report stays on record and can be unsubscribed from. */
export const reportRecordDays = 400;
/** How long the audit is kept. */
export const auditKeptDays = 365;
/** The table can be restored to any moment of this many days, so deleted data is truly gone after them. */
export const backupDays = 35;
/** How long the logs of real customers are kept. */
export const logKeptDays = 90;
/**
 * What privacy and terms promise: days to answer, to delete an account, to announce changes and to announce
 * closing.
 */
export const privacyAnswerDays = 30;
export const accountDeletionDays = 30;
/** How long the eraser works in one turn; its function is stopped after five minutes. */
export const erasureTurnSeconds = 200;
/** A photo file without a row is an orphan from this age on; how many pages of a thousand one turn looks at. */
export const orphanSeconds = 2 * 86_400;
export const orphanPagesPerTurn = 20;
/** A company is reminded this many days before its data is erased. */
export const deletionWarningDays = 7;
/** When that reminder is late, the company still has at least this many days to take the deletion back. */
export const deletionLateDays = 1;
export const noticeDays = 30;
export const closingNoticeDays = 30;
/** Our liability is limited to what was paid in this many months. */
export const liabilityMonths = 12;
/** How many dead letters one run of a script redrives. */
export const redrivenMax = 500;
/** How many companies one run looks at, and how many projects' totals it corrects: with the rest, one transaction. */
export const scriptCompaniesMax = 10;
export const scriptTotalsMax = 60;
/** Length of a search text in the audit. */
export const auditTextMax = 100;
export const auditPage = { usual: 50, max: 100 } as const;
/** The administrator's second factor, as authenticator apps know it (RFC 6238). */
export const totp = {
  digits: 6,
  stepSeconds: 30,
  stepsAround: 1,
  keyBytes: 20,
  pendingSeconds: 600,
} as const;
/** Generated by a script, never chosen: 150 bits. */
export const administratorPassword = { characters: 30 } as const;
export const recoveryCodes = { count: 10, characters: 16 } as const;
export const idempotencyKeptDays = 7;
export const idempotencyKeyMax = 128;
/** The sweep sends a message that has waited this long. */
export const outboxWaitSeconds = 60;
/** After this many sweeps, two hours, a message that cannot be sent is parked and raises an alarm. */
export const outboxTriesMax = 24;
/** An attached photo is shown as missing when its file has not come within this time. It may still come. */
export const photoMissingSeconds = 3600;
/** A photo that was begun and never attached is deleted after this time. */
export const photoWaitSeconds = 86_400;

export const welcomeLinkSeconds = 72 * 3600;
/** How long an invitation into the office can be accepted; it can be mailed again. */
export const invitationSeconds = 7 * 86_400;
export const resetLinkSeconds = 30 * 60;
export const smsLinkSeconds = 72 * 3600;

/** A session ends this long after its last use, and this long after its start. Use is noted at most this often. */
export const sessionSeconds = {
  ADMIN: { idle: 30 * 60, whole: 8 * 3600, renewed: 60 },
  COMPANY: { idle: 14 * 86_400, whole: 90 * 86_400, renewed: 3600 },
  COMPANY_TIME_CLOCK: { idle: 30 * 86_400, whole: 365 * 86_400, renewed: 3600 },
  EMPLOYEE: { idle: 90 * 86_400, whole: 365 * 86_400, renewed: 3600 },
} as const;

/** How long an administrator may act as a company. */
export const actingSeconds = 3600;

/** The session cookie. On a developer's machine each port has its own name. */
export const sessionCookieName = '__Host-sid';
/** The cookie beside it names the people who have logged in on this device. */
export const deviceCookieName = (session: string): string => `${session}-device`;

/** How long, and for how many people, a device remembers who has logged in. */
export const deviceKeptSeconds = 365 * 86_400;
export const devicePeopleMax = 6;
/** This many failed log-ins a day on the whole platform raise an alarm. */
export const platformMissesAlarm = 200;
/** This many failed log-ins of administrators within an hour raise an alarm. */
export const administratorMissesAlarm = 5;
/** From this many failed log-ins a day on the platform, new devices of affected companies log in by links only. */
export const platformMissesBreaker = 400;

/** How many monthly reports a company may send by hand in a day; each may go to ten addresses. */
const reportsByHandADay = 3;

/** Wrong guesses and sends that are allowed, which only the server knows: [how many, in how many seconds] (security-and-reliability.md T7–T9, 6). */
export const budgets = {
  employeeGuess: [3, 86_400],
  companyEmployeesGuess: [10, 86_400],
  /**
   * Extra guesses after the office has let new devices in. All fifteen a day hit less than once in 10,000 days.
   */
  companyEmployeesOpened: [5, 86_400],
  /** How long new devices are let in. */
  logInsOpened: [1, 3600],
  companyGuess: [10, 3600],
  addressGuess: [15, 86_400],
  /** Guesses of one password until it is changed. Then devices that do not know its owner are refused for good. */
  employeeGuessEver: [100, 3650 * 86_400],
  /** On a device that knows the person, so that strangers cannot lock them out. */
  deviceGuessHour: [10, 3600],
  deviceGuessDay: [30, 86_400],
  platformMisses: [1_000_000, 86_400],
  /** A company is mailed about guesses once a day. */
  guessingMail: [1, 86_400],
  /** Up to this many misses the message says what was wrong; then it is 'Wrong username or password'. */
  exactAnswerToAddress: [5, 3600],
  exactAnswerAboutCompany: [20, 86_400],
  /** Wrong passwords for one name on one time clock. Only that name then waits, and only there. */
  timeClockTile: [5, 900],
  /** How long a time clock remembers that an employee entered the right password there. */
  timeClockKnows: [1, 90 * 86_400],
  /**
   * Wrong passwords for one name on all unknown time clocks of a link: anyone with the link can open more of them.
   */
  timeClockUnknownTiles: [20, 86_400],
  /** This many a day mail the office once a day. Nothing is refused. */
  timeClockMisses: [100, 86_400],
  timeClockMissesMail: [1, 86_400],
  /** Presses on one time clock: more than a queue of people can make. */
  timeClockPunches: [20, 60],
  /** Codes of a second factor, of which three are valid at a time. Only someone with the password can try one. */
  administratorCode: [10, 86_400],
  administratorPassword: [10, 3600],
  /** Audit rows a day for each kind of failed log-in and each employee; above that they are counted in one row. */
  auditMissRows: [100, 86_400],
  /** Requests from one network address, against floods. */
  forgotPassword: [20, 3600],
  /** Requests that name an unknown email: each answer reveals whether an email is a customer's. */
  forgotPasswordUnknown: [3, 3600],
  /** Mails to one company while a link is valid, so that its owner always has a working one. */
  forgotPasswordMail: [3, resetLinkSeconds],
  /** Mails to one mailbox that is not confirmed, for all companies together. */
  forgotPasswordMailbox: [5, 86_400],
  /** Invitations into one company's office, and to one mailbox from all companies. */
  invitations: [30, 86_400],
  invitationsPerMailbox: [5, 86_400],
  /** Passkeys that a person adds; a mail follows each. */
  passkeysAdded: [20, 86_400],
  /** New API keys of a company: each leaves a row for the history. */
  apiKeys: [40, 86_400],
  /** Tests and repeated deliveries by hand of a company's webhooks. */
  webhookTests: [60, 3600],
  errorReports: [30, 3600],
  /** Mails about requests for corrections to one company. */
  correctionMails: [20, 86_400],
  /** Requests for corrections that one employee makes, also those withdrawn: each leaves a row for 60 days. */
  correctionsAsked: [50, 86_400],
  correctionsAskedMonth: [300, 30 * 86_400],
  /** Own notes of days without hours: each leaves a row in the security history. */
  ownDayNotes: [50, 86_400],
  /** Files of own hours that one employee asks for. */
  ownExports: [20, 86_400],
  reportsByHand: [reportsByHandADay, 86_400],
  reportLinks: [120, 3600],
  /** Consent mails for monthly reports: to one mailbox from all companies, and from one company. */
  reportConsentsPerMailbox: [3, 86_400],
  reportConsentsPerCompany: [10, 86_400],
  reportConsentsPerCompanyMonth: [30, 30 * 86_400],
  trialsPerAddress: [5, 3600],
  /** Welcome mails to one mailbox for all companies: a stranger may have typed the address. */
  trialsPerMailbox: [6, 86_400],
  /** The same from one network address, so that a stranger does not use up the owner's share. */
  trialsPerMailboxAddress: [3, 86_400],
  /** Answers 'name taken' to sign-ups from one network address: each of them reveals a customer. */
  takenNames: [5, 3600],
  takenNamesEverywhere: [300, 86_400],
  smsPerNumberMinute: [1, 60],
  smsPerNumber: [3, 86_400],
  smsPerCompanyDay: [50, 86_400],
  smsBeforeVerified: [5, 14 * 86_400],
  /** SMS of all companies with unconfirmed email: from one network address, and on the whole platform. */
  smsUnverifiedAddress: [10, 86_400],
  smsUnverifiedPlatform: [200, 86_400],
  smsInTrial: [20, 28 * 86_400],
  photosPerCompanyDay: [1000, 86_400],
  photosBeforeVerified: [50, 14 * 86_400],
} as const;
/** SMS spending in a calendar month that raises an alarm. */
export const smsSpendAlarmDollars = 50;
const crewCountries = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LT LU LV NL NO PL RO SE SI SK';
/** Countries that login SMS may go to: where customers work and where their employees come from. */
export const smsCountries: readonly string[] = /* @__PURE__ */ [
  countries,
  /* @__PURE__ */ crewCountries.split(' '),
].flat();
export const retryAfterSeconds = 60;

/**
 * Error reports one page sends, one browser sends in a day, and one browser keeps while the server is unreachable.
 */
export const errorReportsPerPage = 5;
export const errorReportsPerDay = 20;
export const errorReportsKept = 5;
export const errorReportLetters = 4000;

export const refreshPollSeconds = 30;
/**
 * Polls ask for changes from this long before the client's newest: a change may be written a little after its
 * time.
 */
export const refreshMarginSeconds = 60;
export const bulkBarRows = 10;
export const mobileWidthPixels = 475;
/** The shared time clock goes back to the names after this long without a touch. */
export const kioskReturnSeconds = 20;
/** … and this long after a press: its reader has seen it, and the next person does not press for them. */
export const kioskConfirmSeconds = 6;
/** How long the time clock waits for an answer. After it the press is kept on the device and sent later. */
export const kioskPatienceSeconds = 4;
export const fuzzyThreshold = 0.4;
export const longProjectName = 20;
export const descriptionRowsMin = 3;
export const descriptionRowsMax = 10;
export const descriptionRowCharacters = 50;

export const socialStatisticFloor = { companies: 403, totalSeconds: 17_745_944_303, rate: 61 } as const;
export const secondsPerYear = 31_536_000;
export const socialRefreshSeconds = 60;
export const socialTickMilliseconds = 100;

export const payCodes = {
  regla: { regular: 104, overtime: 106 },
  dk: { regular: 101, overtime: 102 },
} as const;
export const payCodeMax = 99_999;
export const payItemNameMax = 40;
/** Payroll warns of entries at least this long. */
export const payrollLongEntrySeconds = 24 * 3600;
/** How many entries a finding names. */
export const findingEntriesMax = 20;
export const payrollRecordsPage = { usual: 25, max: 100 } as const;
export const csvDelimiter = ';';
export const exportImagePixels = 100;
/** A spreadsheet with more rows has links in place of pictures. */
export const picturedRowsMax = 24_000;
/** Excel's limit for one cell. */
export const cellCharactersMax = 32_767;
