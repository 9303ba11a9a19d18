import { maxMinor } from '#domain/money.ts'

/**
 * Holds every number of the specification that a rule uses. Lengths are in characters, sizes in bytes, times in
 * milliseconds.
 */
export const limits = {
  username: { min: 6, max: 30 },
  password: { current: { min: 12, max: 25 }, legacy: { min: 6, max: 30 } },
  expenseName: { min: 1, max: 50 },
  note: 250,
  email: 254,
  messageBody: 10_000,
  /**
   * `subject` is a message's; `recipients`, `attachments` and `moved` are how many one message or move names, `preview` how
   * much of an opened one stands in a list, and `perPage` the choices of a page.
   */
  messages: {
    subject: 200,
    recipients: 20,
    attachments: 20,
    moved: 100,
    drafts: 200,
    preview: 140,
    /** The number of unopened ones that Home lists. */
    onHome: 3,
    perPage: [10, 25, 50, 100],
    /** Counts the own folders of one person. */
    folders: 50,
    folderName: 50,
  },
  checkNumber: 15,
  /** The number of expenses that one payment may pay. */
  paidTogether: 50,
  /** Counted per person. */
  families: 10,
  childName: { min: 1, max: 50 },
  /** Counted per family, including archived children. */
  children: 20,
  categoryName: 50,
  categoryDescription: 120,
  /** Counts a family's own categories. */
  categories: 100,
  /** The largest amount, in minor units. */
  amount: maxMinor,
  /** Both the interval and the count of a recurrence are within these; a caller may allow fewer. */
  recurrence: { min: 1, max: 999 },
  /**
   * A planned payment starts at `startsAt` on its day in the payer's zone; `years` is how far ahead it may be planned.
   */
  paymentSeries: { name: 50, payments: 120, years: 10, startsAt: '09:00' },
  /** `count` is how many expenses of one parent may come back each month, `daysAhead` when the first may at the latest. */
  monthlyExpenses: { count: 50, daysAhead: 366 },
  /** A cycle has at most `changes`, two for each of its days. */
  parentingSchedule: { name: { min: 2, max: 50 }, cycleDays: 56, changes: 112, placeName: 50, arrivalDays: 3 },
  /**
   * A holiday begins at most `daysBefore` its date and ends at most `daysAfter` it; Easter and its kin are at most `offset`
   * days from one another. `dates` is how many it lists, `except` how many years leave it out.
   */
  holiday: { name: 50, daysBefore: 14, daysAfter: 366, offset: 100, dates: 40, except: 40 },
  regionCode: 10,
  /**
   * A change lies at least `fromAhead` ahead. Its request expires at least `expiryAhead` from now and `expiryBeforeFrom`
   * before the change.
   */
  changeRequest: {
    reason: 250,
    fromAhead: 48 * 3_600_000,
    expiryAhead: 24 * 3_600_000,
    expiryBeforeFrom: 24 * 3_600_000,
  },
  /** `days` is the longest, `atOnce` how many are listed together, `most` how many a family has. */
  schoolBreak: { name: 50, days: 366, atOnce: 100, most: 500 },
  /** What really happened is told of at most `days` at once. */
  actualTime: { why: 250, days: 366 },
  /** `range` is how many days one answer covers, `times` how many times of events it has, `copies` how many are copied at once. */
  calendarEvent: { title: 50, place: 50, notes: 250, range: 732, times: 5000, copies: 100 },
  /**
   * `body` is the text of an entry, `place` one that is typed. `files` stand on an entry at a time, and `filesEver` over
   * all its editions; `preview` is how much of its text a list shows. One report covers `days`.
   */
  journal: { body: 10_000, place: 120, files: 20, filesEver: 100, readers: 20, preview: 280, days: 732 },
  calendarReport: { days: 732 },
  calendarFeed: { name: 100 },
  /**
   * A person has `most` addresses of the calendar. A feed covers `daysBack` and `daysAhead`; programs are asked to read it
   * each `refresh`, and may read it as often as `fetches` says. `guesses` counts unknown addresses, by network.
   */
  feedServing: {
    most: 10,
    daysBack: 90,
    daysAhead: 400,
    refresh: 60 * 60_000,
    fetches: { tries: 60, window: 10 * 60_000 },
    guesses: { tries: 60, window: 60 * 60_000 },
  },
  connectedCalendar: { name: 100, url: 2048 },
  /**
   * A person connects `most` calendars, which are read `every` hour and after failures less often, up to `longestPause`.
   * An address has `fetchTime` for all `redirects`; what it gives has at most `bytes` unpacked and `entries`, and is read
   * in `readTime` with `memory` megabytes, by a thread that begins within `startTime`.
   */
  connectedFetch: {
    most: 10,
    every: 60 * 60_000,
    longestPause: 24 * 3_600_000,
    redirects: 5,
    fetchTime: 10_000,
    bytes: 5_000_000,
    entries: 5000,
    readTime: 2000,
    startTime: 20_000,
    memory: 256,
    daysBack: 90,
    daysAhead: 400,
    text: 200,
    perRun: 500,
    atOnce: 8,
  },
  /** `reference` is the court's; `chosen` is how many dues one payment may name. */
  support: { reference: 60, chosen: 60 },
  receipts: { perExpense: 20, bytes: 25_000_000, pixels: 60_000_000 },
  /** `side` is the most pixels of either side, `seconds` how long the image library may take. */
  picture: { side: 12_000, seconds: 15 },
  /**
   * A PDF is looked through by reading and unpacking at most `budget` bytes, with `memory` megabytes beside them, in
   * `seconds`.
   */
  pdf: { budget: 100_000_000, memory: 256, seconds: 15 },
  /**
   * A browser holds the file in memory, so this is many times the largest record; of a key file, only this much is
   * read.
   */
  verify: { bytes: 250_000_000, keyBytes: 100_000 },
  /** `streams` is how many streams one request for consistency proofs may name; each is hashed anew. */
  recordProofs: { streams: 20, tries: 120, window: 60 * 60_000 },
  page: { default: 50, max: 200 },
  /** Home examines the latest `examined` changes to see whose turn it is, and shows `shown` of each list. */
  home: { examined: 1000, shown: 20 },
  search: 100,
  /**
   * `part` is the size of one request, `name` the longest name that is examined, `fileName` the longest that is stored,
   * `life` how long an unfinished upload is stored, `open` how many one person may have.
   */
  uploads: { part: 500_000, name: 1000, fileName: 200, life: 24 * 3_600_000, open: 40 },
  /**
   * A file of MyFiles has `bytes` and `versions` at most, and is shown to `readers`; `depth` is how many folders lie in each
   * other, `folders` how many a person has, `moved` how many files one press moves or downloads.
   */
  myFiles: { bytes: 100_000_000, versions: 100, readers: 20, depth: 8, folders: 500, folderName: 50, atOnce: 100 },
  /** Limits the details of a person that a bank receives. */
  identity: { name: 50, line: 50, city: 50, postalCode: 12, adultFrom: 18, lastDigits: 4, wholeDigits: 9 },
  bankAccount: { name: 50, routing: 9, number: { min: 4, max: 17 }, perPerson: 10 },
  /** A photo of an ID needs `dpi` pixels per inch of the card, which must cover the share `fill` of the photo. */
  idPhoto: { bytes: 10_000_000, pixels: 60_000_000, dpi: 300, fill: 0.9 },
  requestAttempts: 3,
  rateLimitDelay: 1000,
  /** A rate limit that lasts longer is said at once instead of waited for. */
  longestWait: 30_000,
  bearerLife: 10 * 60_000,
  /** A session holds this many short tokens; a new one replaces the oldest. */
  bearersPerSession: 10,
  sessionLife: 30 * 24 * 3_600_000,
  /** A session that was not used for this long is over. */
  sessionIdle: 14 * 24 * 3_600_000,
  idempotencyLife: 24 * 3_600_000,
  /** Limits messages to us, and wrong passwords given when a new one is chosen. */
  contact: { tries: 5, window: 60 * 60_000 },
  /**
   * A password counts for `life`. Without it a person may send by bank, within `window`, `times` the largest transfer of
   * the last `days` that arrived, and at least `floor`.
   */
  passwordAgain: { life: 10 * 60_000, floor: 250_00, times: 2, days: 90, window: 24 * 3_600_000 },
  /**
   * Calls that cost much have budgets of their own: `tries` of one person, or of one network where nobody is signed in,
   * within `window`.
   */
  pace: {
    exports: { tries: 60, window: 10 * 60_000 },
    takeouts: { tries: 10, window: 60 * 60_000 },
    pdf: { tries: 20, window: 10 * 60_000 },
    previews: { tries: 120, window: 60_000 },
    calendarFiles: { tries: 30, window: 10 * 60_000 },
    toneChecks: { tries: 60, window: 60_000 },
    description: { tries: 60, window: 60_000 },
  },
  /**
   * A registration lasts `minutes` unless the operator says otherwise. Its address gets `mails` in `mailWindow`; a code
   * from one of them lasts `codeLife` and may be tried `codeTries` times. One network may begin `begins` in `window`, go
   * on elsewhere as often, and choose usernames `names` times.
   */
  registration: {
    minutes: 10_080,
    mails: 3,
    mailWindow: 24 * 3_600_000,
    code: 6,
    codeLife: 10 * 60_000,
    codeTries: 5,
    begins: 20,
    names: 60,
    window: 60 * 60_000,
  },
  /**
   * An invitation lasts `life` after it was sent. One address gets `sendings` in `window`, from whichever family; one
   * that declined a family is not invited to it again for `declined`.
   */
  invitation: {
    life: 30 * 24 * 3_600_000,
    sendings: 3,
    window: 30 * 24 * 3_600_000,
    declined: 183 * 24 * 3_600_000,
    opens: { tries: 60, window: 60 * 60_000 },
  },
  /**
   * A mailed link works for `life`. One network asks `tries` times within `window` and tries `links`; one person gets
   * `mails` of a kind in a day.
   */
  recovery: { life: 60 * 60_000, tries: 20, links: 60, window: 15 * 60_000, mails: 20 },
  /**
   * A change of address is decided without the old one after `life`. One person asks `asks` times within `window`, and
   * one network tries `links`.
   */
  emailChange: { life: 72 * 3_600_000, asks: 5, links: 60, window: 24 * 3_600_000 },
  /**
   * A code for the account of a child works for `codeLife`; one network tries `tries` within `window`. A parent consents
   * for a child below `consentBelow`, and from `ownFrom` years on no parent resets the password.
   */
  linkedAccount: {
    code: 10,
    codeLife: 7 * 24 * 3_600_000,
    tries: 20,
    window: 60 * 60_000,
    consentBelow: 13,
    ownFrom: 18,
  },
  /** A sign-in waits for its second step for `life`; `codes` is how many recovery codes a person gets. */
  secondStep: {
    life: 10 * 60_000,
    codes: 10,
    /** Whoever lost it waits for `wait`, and may ask `most` times within `window`. */
    removal: { wait: 72 * 3_600_000, most: 3, window: 30 * 24 * 3_600_000 },
  },
  /** A person has `most` passkeys; a challenge lasts for `challenge`, and a network may ask for `tries` within `window`. */
  passkeys: { most: 10, name: 50, challenge: 10 * 60_000, tries: 60, window: 15 * 60_000 },
  /** The hash of a checked draft is stored for `days`; its name is at most `draftId` long. */
  toneChecks: { draftId: 100, days: 92 },
  /** A closing account can be kept during `wait`; where its person could be reached is deleted `reachable` after the end. */
  closing: { wait: 14 * 24 * 3_600_000, reachable: 24 * 3_600_000 },
  passwordChange: { tries: 5, window: 15 * 60_000 },
} as const
