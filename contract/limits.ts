import { maxMinor } from '#domain/money.ts'

/** Every number of the specification that a rule rests on. Lengths in characters, sizes in bytes, times in milliseconds. */
export const limits = {
  username: { min: 6, max: 30 },
  password: { current: { min: 12, max: 25 }, legacy: { min: 6, max: 30 } },
  expenseName: { min: 1, max: 50 },
  note: 250,
  email: 254,
  messageBody: 10_000,
  checkNumber: 15,
  /** Expenses that one payment pays. */
  paidTogether: 50,
  childName: { min: 1, max: 50 },
  /** In one family, archived ones included. */
  children: 20,
  categoryName: 50,
  categoryDescription: 120,
  /** Own ones of one family. */
  categories: 100,
  /** Minor units. */
  amount: maxMinor,
  /** `startsAt`: where the payer lives, on the day that a payment was planned for. `years`: how far ahead that may be. */
  paymentSeries: { name: 50, payments: 120, years: 10, startsAt: '09:00' },
  /** The court's reference, and how many dues one payment may name. */
  support: { reference: 60, chosen: 60 },
  receipts: { perExpense: 20, bytes: 25_000_000, pixels: 60_000_000, fileName: 200 },
  /** What is checked in a browser is held in its memory: many times the largest record; and of a key's file, only its beginning is read. */
  verify: { bytes: 250_000_000, keyBytes: 10_000 },
  page: { default: 50, max: 200 },
  /** The latest changes that home looks at to see whose turn it is, and how many of each list it shows. */
  home: { weighed: 1000, shown: 20 },
  search: 100,
  /** What is sent in one go, the longest name that is looked at, how long an unfinished upload is kept, and how many one person may have. */
  uploads: { part: 500_000, name: 1000, life: 24 * 3_600_000, open: 40 },
  /** Of what a bank is told of a person. */
  identity: { name: 50, line: 50, city: 50, adultFrom: 18, lastDigits: 4, wholeDigits: 9 },
  bankAccount: { name: 50, routing: 9, number: { min: 4, max: 17 }, perPerson: 10 },
  /** The photo of an ID: in pixels to the inch of a card that fills it, and how much of the photo the card must fill. */
  idPhoto: { bytes: 10_000_000, pixels: 60_000_000, dpi: 300, fill: 0.9 },
  requestAttempts: 3,
  rateLimitDelay: 1000,
  bearerLife: 10 * 60_000,
  sessionLife: 30 * 24 * 3_600_000,
  idempotencyLife: 24 * 3_600_000,
  /** Messages to us, and wrong passwords given where a new one is chosen. */
  contact: { tries: 5, window: 60 * 60_000 },
  passwordChange: { tries: 5, window: 15 * 60_000 },
  signIn: { tries: 5, window: 15 * 60_000 },
} as const
