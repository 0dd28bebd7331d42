// Every business constant of the product, its unit in its name; screens, checks and texts read it here.

export const productName = 'Stund';

export const trialDays = 14;
export const trialGraceDays = 14;
/** So long before its end a company is told by mail. */
export const trialWarningDays = 3;
export const trialLastWarningDays = 1;

export const employeeTokenLength = 4;
/** 20 lower-case consonants without y (security-and-reliability.md section 2). */
export const employeeTokenAlphabet = 'bcdfghjklmnpqrstvwxz';
export const kennitalaDigits = 10;
/** A company's own kennitala, which the bank's claim is made out to. */
export const billingSsnDigits = 10;
export const cancelReasonMax = 1000;
/** How often, and how many times, the dialog asks whether a card payment is confirmed; it may be confirmed later too. */
export const cardCheck = { everySeconds: 5, triesMax: 10 } as const;
/** A partner that has not answered by then has not answered. */
export const partnerSeconds = 5;
/** A request works on an order of a subscription for so long at most; after that the next one may take it up. */
export const orderHeldSeconds = 60;
/** A claim can still be paid in the bank for so many days after it is due. */
export const claimGraceDays = 14;
/** Each month's claim is made so many days before it is due. */
export const claimAheadDays = 10;
/** The hourly check settles an order that is unconfirmed for so long, and drops one by card that nobody has paid. */
export const orderLookSeconds = 600;
export const cardOrderKeptDays = 3;
/** The hour of the day (UTC) in which the reseller is asked about each subscription, in case a webhook was lost. */
export const cardLookHour = 4;
/** A webhook of the card reseller holds one subscription. */
export const webhookBytesMax = 64 * 1024;
/** On top of the price of a claim in Iceland. */
export const vatPercentIceland = 24;
/** Lunch takes at most so many minutes, off days of at most so many hours. */
export const lunchMax = { minutes: 240, fromHours: 24 } as const;
/** Overtime begins after at most so many hours of a day, or of a week. */
export const overtimeAfterMax = { dayHours: 24, weekHours: 168 } as const;
export const companyPasswordMin = 10;
export const passwordMax = 200;

export const nameMax = 200;
export const emailMax = 254;
export const descriptionMax = 2000;
export const commentMax = 2000;
export const phoneMax = 40;
/** A telephone number with fewer digits cannot be called from another town. */
export const phoneDigitsMin = 7;
export const idMax = 64;
export const departmentMax = 40;
export const companyNotesMax = 4000;
/** A trial is extended to a day at most so far ahead. */
export const trialExtensionDaysMax = 366;
/** Why an administrator does something, for the audit. */
export const reasonMax = 200;

export const employeesMax = 200;
export const projectsMax = 2000;
export const needs = ['manage_worklogs', 'create_projects'] as const;
export const integrationKeys = ['payday', 'regla', 'dk'] as const;
export const languages = ['en', 'is', 'pt'] as const;
export const countries = ['IS', 'IE', 'GB', 'PT', 'US'] as const;

export const bodyBytesMax = 256 * 1024;
/** Days of the example crew's work: before it comes, after, and of the first those that nobody has approved. */
export const exampleCrewDays = { before: 30, after: 30, unapproved: 7 } as const;

export const pageSizeDefault = 1000;
export const pageSizeMax = 10_000;
export const reportDaysMax = 366;
/** A report of more entries comes on paper section by section only. */
export const paperRowsMax = 5000;
/** A PDF of more entries holds the sums only, and says so; the entries are in the spreadsheet. */
export const pdfEntriesMax = 12_000;
/** No function can answer with more, as it goes out: compressed and in base64 (Lambda's limit is 6 MiB). */
export const replyBytesMax = 6_000_000;
/** The specification's shape of so many entries may still fit; of more it is not even built. */
export const plainReportEntriesMax = 25_000;
/** Days a company may add to its calendar or take off it. */
export const calendarDaysMax = 100;
export const holidayNameMax = 60;
export const tierNameMax = 30;
export const manualEntriesMax = 60;
/** Whoever looks for entries that reach into a day looks so far back. */
export const workLogSecondsMax = 7 * 24 * 3600;
export const commentsPerWorkLogMax = 100;

/** A device time this far behind or ahead of the server's is believed; otherwise the server's counts. */
export const deviceBehindSecondsMax = 72 * 3600;
/** One whose device also says what its clock shows as it sends is believed so much longer: that clock is right. */
export const knownClockBehindSecondsMax = 31 * 86_400;
export const deviceAheadSecondsMax = 120;
/** Two clocks may disagree by so much without a clocking out counting as before its clocking in. */
export const clockSkewSecondsMax = 120;
/** Work logs may be added by hand for so many years before the company joined. */
export const yearsBeforeCompanyMax = 5;
/** An entry made or changed by hand lasts so long at most; a clock may count longer, until somebody notices. */
export const handSecondsMax = 24 * 3600;
/** For so long the office may take back an end that it has set: later, the entry would run since long ago. */
export const reopeningSecondsMax = 3600;
/** Days that may be asked for; a week on either side of them is still a day the calendar knows. */
export const askedDays = { first: '1971-01-01', last: '2099-12-31' } as const;

/** A company may choose after how many hours on the clock somebody is reminded, and the entry closed. */
export const forgottenHours = { min: 1, max: 72 } as const;
/** A late clocking out so long after an assumed end is the real one; a later one is rather of the next morning. */
export const lateEndSecondsMax = 2 * 3600;
/** The real end of an entry whose end was assumed lies so long after its start at most. */
export const assumedEndSecondsMax = 24 * 3600;

export const longEntrySeconds = 10 * 3600;
export const veryLongEntrySeconds = 16 * 3600;

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

/** Why a pay period was opened again is said in so many characters. */
export const periodReasonMax = 500;
/** So many periods before the current one are shown unasked; of late entries the newest of each period. */
export const periodsShown = 12;
export const lateEntriesShown = 50;
/** Periods may be asked for over so many days. */
export const periodDaysMax = 1100;

export const exportKeptDays = 7;
/** One file of everything a company holds: so large or so long in the making, the next one begins. */
export const companyFilePart = { bytes: 150 * 1024 * 1024, seconds: 120 } as const;
export const exportUrlSeconds = 900;
/** So many exports of one company may wait or run at a time. */
export const exportsWaitingMax = 20;
/** An export that no worker has moved for so long has failed. */
export const exportLostSeconds = 30 * 60;
/** The monthly report: how many addresses, how many days after the month's end, at what hour of the company's morning. */
export const monthlyReportAddressesMax = 10;
export const monthlyReportDayMax = 10;
export const monthlyReportHour = 7;
/** So long a letter's link opens its files, and the files are kept. */
export const reportLinkDays = 30;
/** The link of a mail that asks for consent to monthly reports; asked again after so long, so often in all. */
export const reportConsent = { linkDays: 30, againDays: 7, timesMax: 3 } as const;
/** So long what was mailed is on record, and a letter can still unsubscribe. */
export const reportRecordDays = 400;
/** What happened to a company is written down for so long. */
export const auditKeptDays = 365;
/** The table can be brought back to any moment of so many days; what is deleted leaves it after them. */
export const backupDays = 35;
/** So long the logs of real customers are kept. */
export const logKeptDays = 90;
/** What privacy and terms promise: an answer, a deleted account, word of a change, time to export before we close. */
export const privacyAnswerDays = 30;
export const accountDeletionDays = 30;
/** The eraser works so long a turn, of the five minutes its function has. */
export const erasureTurnSeconds = 200;
/** A file of a photo without a row is an orphan once it is so old; so many pages of a thousand are looked at in a turn. */
export const orphanSeconds = 2 * 86_400;
export const orphanPagesPerTurn = 20;
/** A company whose deletion waits is reminded so long before its data goes. */
export const deletionWarningDays = 7;
/** Where that reminder comes late, it leaves at least so long to take the deletion back. */
export const deletionLateDays = 1;
export const noticeDays = 30;
export const closingNoticeDays = 30;
/** Our liability ends at what was paid in so many months. */
export const liabilityMonths = 12;
/** Messages that one run of a script sends to their queue again, and companies that one run looks at. */
export const redrivenMax = 500;
export const scriptCompaniesMax = 30;
/** Letters of what is searched for in the audit. */
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
/** Made by a script, never chosen: 150 bits. */
export const administratorPassword = { characters: 30 } as const;
export const recoveryCodes = { count: 10, characters: 16 } as const;
export const idempotencyKeptDays = 7;
export const idempotencyKeyMax = 128;
/** A promised message that has waited so long is sent by the sweep. */
export const outboxWaitSeconds = 60;
/** After so many sweeps, two hours of them, one that cannot be sent waits for somebody to look. */
export const outboxTriesMax = 24;
/** An attached photo whose file has not come after this is shown as missing; it may still come. */
export const photoMissingSeconds = 3600;
/** A photo that was begun and never attached is forgotten after this. */
export const photoWaitSeconds = 86_400;

export const welcomeLinkSeconds = 72 * 3600;
export const resetLinkSeconds = 30 * 60;
export const smsLinkSeconds = 72 * 3600;

/** A session ends so long after its last use, and after its beginning; one in use notes that at most so often. */
export const sessionSeconds = {
  ADMIN: { idle: 30 * 60, whole: 8 * 3600, renewed: 60 },
  COMPANY: { idle: 14 * 86_400, whole: 90 * 86_400, renewed: 3600 },
  COMPANY_TIME_CLOCK: { idle: 30 * 86_400, whole: 365 * 86_400, renewed: 3600 },
  EMPLOYEE: { idle: 90 * 86_400, whole: 365 * 86_400, renewed: 3600 },
} as const;

/** A session of a company that an administrator has begun ends so long after that. */
export const actingSeconds = 3600;

/** The cookie that holds a session; a local copy has a name of its own for each port. */
export const sessionCookieName = '__Host-sid';
/** The cookie beside it, which knows who has logged in on this device before. */
export const deviceCookieName = (session: string): string => `${session}-device`;

/** A device that somebody has logged in on is known for so long, for so many people of the last ones. */
export const deviceKeptSeconds = 365 * 86_400;
export const devicePeopleMax = 6;
/** So many misses a day on the whole platform raise an alarm. */
export const platformMissesAlarm = 200;
/** So many misses of an administrator's password or code within an hour raise an alarm. */
export const administratorMissesAlarm = 5;
/** So many misses a day on the whole platform: from here on new devices of companies with a miss get in by links only. */
export const platformMissesBreaker = 400;

/** Monthly reports that a company sends by hand in a day; each may go to ten addresses. */
export const reportsByHandADay = 3;

/** Wrong guesses and sends that are allowed, which only the server knows: [how many, in how many seconds] (security-and-reliability.md T7–T9, 6). */
export const budgets = {
  employeeGuess: [3, 86_400],
  companyEmployeesGuess: [10, 86_400],
  /** More of them, once a manager has opened log-ins: fifteen a day in all are less than one hit in 10,000 days. */
  companyEmployeesOpened: [5, 86_400],
  /** So long a manager lets new devices in. */
  logInsOpened: [1, 3600],
  companyGuess: [10, 3600],
  addressGuess: [15, 86_400],
  /** Of one password, until it is changed: then it is dead on devices that do not know its owner. */
  employeeGuessEver: [100, 3650 * 86_400],
  /** On a device that knows who logs in, so that strangers cannot lock them out. */
  deviceGuessHour: [10, 3600],
  deviceGuessDay: [30, 86_400],
  platformMisses: [1_000_000, 86_400],
  /** A company is told of guesses once a day. */
  guessingMail: [1, 86_400],
  /** Misses that are still told apart by their message; after them it is 'Wrong username or password'. */
  exactAnswerToAddress: [5, 3600],
  exactAnswerAboutCompany: [20, 86_400],
  /** Wrong letters of one name on one time clock: then that name waits there, and nobody else does. */
  timeClockTile: [5, 900],
  /** A time clock knows for so long who has written the right letters there. */
  timeClockKnows: [1, 90 * 86_400],
  /** Of one name on all time clocks of the link that do not know it: it opens as many of them as somebody likes. */
  timeClockUnknownTiles: [20, 86_400],
  /** So many a day send the office one mail a day and close nothing. */
  timeClockMisses: [100, 86_400],
  timeClockMissesMail: [1, 86_400],
  /** Punches of one time clock: more than a crew in a queue can do. */
  timeClockPunches: [20, 60],
  /** Codes of a second factor, of which three are right at a time; only who has the password gets to try. */
  administratorCode: [10, 86_400],
  administratorPassword: [10, 3600],
  /** So many rows a day, of each kind of failed log-in and of each employee, are kept apart by address and hour. */
  auditMissRows: [100, 86_400],
  /** From one address, against floods. */
  forgotPassword: [20, 3600],
  /** Of those, for e-mails that no company has: each answer says whether somebody is a customer. */
  forgotPasswordUnknown: [3, 3600],
  /** To one company: for as long as each link works, so that its owner always holds one that does. */
  forgotPasswordMail: [3, resetLinkSeconds],
  /** To one mailbox that nobody has proven to be theirs, for whichever company. */
  forgotPasswordMailbox: [5, 86_400],
  errorReports: [30, 3600],
  reportsByHand: [reportsByHandADay, 86_400],
  reportLinks: [120, 3600],
  /** Mails that ask whether monthly reports may come: to one mailbox by all companies, and by one company. */
  reportConsentsPerMailbox: [3, 86_400],
  reportConsentsPerCompany: [10, 86_400],
  reportConsentsPerCompanyMonth: [30, 30 * 86_400],
  trialsPerAddress: [5, 3600],
  /** Welcome mails to one mailbox, for whichever company: somebody else may have written it into the form. */
  trialsPerMailbox: [6, 86_400],
  /** Of those, from one network address: whoever writes another's e-mail leaves its owner the rest. */
  trialsPerMailboxAddress: [3, 86_400],
  /** Sign-ups of one address that are told that the name is taken, as many as misses of a log-in: each names a customer. */
  takenNames: [5, 3600],
  takenNamesEverywhere: [300, 86_400],
  smsPerNumberMinute: [1, 60],
  smsPerNumber: [3, 86_400],
  smsPerCompanyDay: [50, 86_400],
  smsBeforeVerified: [5, 14 * 86_400],
  /** Of all companies whose e-mail nobody has proven: from one network address, and on the whole platform. */
  smsUnverifiedAddress: [10, 86_400],
  smsUnverifiedPlatform: [200, 86_400],
  smsInTrial: [20, 28 * 86_400],
  photosPerCompanyDay: [1000, 86_400],
  photosBeforeVerified: [50, 14 * 86_400],
} as const;
/** So much spent on SMS in a calendar month raises an alarm. */
export const smsSpendAlarmDollars = 50;
/** Where login SMS may go: where customers work and where their crews come from. */
const crewCountries = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LT LU LV NL NO PL RO SE SI SK';
export const smsCountries: readonly string[] = [...countries, ...crewCountries.split(' ')];
export const retryAfterSeconds = 60;

/** What one page tells of its faults, what one browser does in a day, what it keeps while the server is gone. */
export const errorReportsPerPage = 5;
export const errorReportsPerDay = 20;
export const errorReportsKept = 5;
export const errorReportLetters = 4000;

export const refreshPollSeconds = 30;
/** The poll looks so far behind what the client holds: a change may be written a while after its moment. */
export const refreshMarginSeconds = 60;
export const bulkBarRows = 10;
export const mobileWidthPixels = 475;
/** The shared time clock goes back to the names after this long without a touch. */
export const kioskReturnSeconds = 20;
/** … and so long after a punch: who it was for has read it, and the next one does not punch for them. */
export const kioskConfirmSeconds = 6;
/** Whoever stands before it goes after so long; a punch that has no answer by then is kept, and sent on. */
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
/** An entry of so long is asked about before it is paid. */
export const payrollLongEntrySeconds = 24 * 3600;
/** A finding names so many of its entries. */
export const findingEntriesMax = 20;
export const payrollRecordsPage = { usual: 25, max: 100 } as const;
export const csvDelimiter = ';';
export const exportImagePixels = 100;
/** A spreadsheet of more rows than these has links in the place of pictures. */
export const picturedRowsMax = 24_000;
/** What one cell of a spreadsheet can hold. */
export const cellCharactersMax = 32_767;
