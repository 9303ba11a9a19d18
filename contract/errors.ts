import * as z from 'zod/mini'

/** Lists every refusal of the server with its HTTP status. The dictionary `errors` has a sentence for each. */
export const errorCodes = {
  unexpected: 500,
  unavailable: 503,
  /** This server does not have the key by which the record is signed. */
  recordKeyMissing: 503,
  notSignedYet: 503,
  outcomeUnknown: 503,
  unauthenticated: 401,
  signInFailed: 401,
  /** The first step was right; see `proveSecondStep`. */
  secondStepNeeded: 401,
  secondStepFailed: 401,
  /** An administrator does nothing before their second step is on. */
  secondStepRequired: 403,
  /** A sign-in took longer than its ten minutes. */
  signInOver: 401,
  /** A second step is on already, or there is none. */
  secondStepChanged: 409,
  /** The server is known by an address in digits, which has no passkeys. */
  passkeysNotOffered: 409,
  /** A passkey is unknown, belongs to somebody else, or its answer came too late or twice. */
  passkeyRefused: 403,
  /** The second step has no app and would be left without a passkey. */
  passkeyInUse: 409,
  /** The removal of a second step was asked for too often. */
  removalLimit: 409,
  /** Whoever closed their account is told so once they have shown who they are. */
  accountClosed: 403,
  /** The owner of an address of the calendar revoked it. */
  feedRevoked: 410,
  /** A mailed link was used, replaced by a newer one, or is too old. */
  linkEnded: 410,
  rateLimited: 429,
  /** A route's own budget is used up; other routes answer. */
  paceExceeded: 429,
  invalid: 400,
  idempotencyKeyRequired: 400,
  idempotencyKeyReused: 422,
  crossSiteRefused: 403,
  wrongHost: 421,
  notAllowed: 403,
  ownAccountNeeded: 403,
  bothParentsNeeded: 403,
  /** The person gives their password again; see `confirmPassword`. */
  passwordNeeded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAllowedNow: 409,
  changedSinceSeen: 409,
  notOpenedYet: 409,
  childRequired: 409,
  scheduleOverlaps: 409,
  exchangeOverlaps: 409,
  /** Its item names the other holiday and the year in which the two meet. */
  holidayOverlaps: 409,
  childInUse: 409,
  childHasAccount: 409,
  categoryInUse: 409,
  categoryPreset: 409,
  tooMany: 409,
  tooManyUploads: 409,
  bankNotServed: 409,
  accountCannotSend: 409,
  otherCannotReceive: 409,
  planPayments: 409,
  toneNotInPlan: 409,
  toneChecksUsed: 409,
  /** The provider of cards did not answer. */
  cardsUnreachable: 503,
  /** Without a provider of cards nothing is sold. */
  cardsNotSold: 409,
  sendingLimit: 409,
  severalInFull: 409,
  /** The family can only be read, until an administrator has decided whether a parent was made up. */
  familyHeld: 409,
  /** The session shows another family than the page was drawn for. */
  otherFamily: 409,
  /** Nothing can be shared in a family of one parent. */
  noOtherParent: 409,
  otherParentJoined: 409,
  /** Somebody opened an invitation to a family to which they belong. */
  ownInvitation: 409,
  invitationLimit: 409,
  invitationDeclined: 409,
  addressRefuses: 409,
  /** A mailed link is used up, too old, or was never sent. */
  linkOver: 404,
  /** A mailed link stands for another person than the one who is signed in. */
  linkOfAnother: 409,
  bodyTooLarge: 413,
  fileTooLarge: 413,
  imageTooLarge: 422,
  fileEmpty: 422,
  fileTypeRefused: 415,
  pdfRunsCode: 422,
  pdfLocked: 422,
  pdfUnreadable: 422,
  fileInfected: 422,
  calendarFileRefused: 415,
  calendarFileTooLarge: 413,
  calendarFileTooMany: 422,
  calendarFileTooComplex: 422,
  scannerUnreachable: 503,
  storageLimit: 409,
  /** The disk or the bucket that holds the files does not work. */
  filesUnavailable: 503,
  myFileTooLarge: 413,
  myFileTypeRefused: 415,
  /** Of a file, somebody knows the name and is not given the bytes. */
  fileClosed: 403,
  /** An answer that begins in the middle was asked for beyond the end of a file. */
  rangeRefused: 416,
  /** A version has the same bytes as the newest one. */
  sameVersion: 409,
  folderTooDeep: 409,
  folderInItself: 409,
  folderNotEmpty: 409,
  folderNameTaken: 409,
  mediaTypeRefused: 415,
  bankUnreachable: 503,
  signUpRefused: 409,
  signUpDuplicate: 409,
  bankAccountInUse: 409,
  bankAccountRefused: 409,
  bankAccountDuplicate: 409,
  documentTypeRefused: 415,
  documentTooLarge: 413,
  documentNotColour: 422,
  documentTooCoarse: 422,
  documentTooFar: 422,
} as const

export type ErrorCode = keyof typeof errorCodes

/** Lists what can be wrong with a form field. Schemas carry these codes, which form and server translate. */
export const fieldProblems = [
  'required',
  'tooShort',
  'tooLong',
  'notANumber',
  'otherCurrency',
  'tooManyDecimals',
  'notPositive',
  'tooLarge',
  'notADate',
  'tooEarly',
  'inTheFuture',
  'inThePast',
  'tooLate',
  'tooFarAhead',
  'noOccurrence',
  'notFrom1To999',
  'tooManyPayments',
  'moreThanOwed',
  'moreThanFallsDue',
  'overSendingLimit',
  'overPlan',
  'lessThanACentEach',
  'endBeforeStart',
  'noDueBetween',
  'notBeforeEnd',
  'endsTooSoon',
  'longerThanYear',
  'overAYear',
  'eventTooLong',
  'notAhead',
  'notBetween',
  'fromTooSoon',
  'expiresTooSoon',
  'expiresTooLate',
  'expiresOnChangeDate',
  'notAfterPrevious',
  'notAPercent',
  'notTheWhole',
  'duplicateTitle',
  'duplicateFolder',
  'notAChoice',
  'recipientRequired',
  'selectMessage',
  'onlyForChecks',
  'unknownField',
  'malformed',
  'notFetchable',
  'passwordTooShort',
  'passwordTooLong',
  'needsLetter',
  'needsNumber',
  'needsSymbol',
  'sameAsUsername',
  'sameAsEmail',
  'containsOwnName',
  'sameAsBefore',
  'sameAsPassword',
  'sameEmail',
  'tooCommon',
  'breached',
  'wrongPassword',
  'wrongCode',
  'wrongMailedCode',
  'wrongGivenCode',
  'codeUsed',
  'usernameTooShort',
  'usernameTooLong',
  'usernameCharacter',
  'usernameTaken',
  'beginsWithAt',
  'ownAddress',
  'notAPhone',
  'characterRefused',
  'nameHasLink',
  'poBox',
  'notAState',
  'notAZip',
  'tooYoung',
  'tooYoungToJoin',
  'emailsDiffer',
  'notFourDigits',
  'notNineDigits',
  'notTenDigits',
  'notARoutingNumber',
  'notAnAccountNumber',
  'documentExpired',
  'bankDisagrees',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

const isProblem = (text: string): text is FieldProblem => fieldProblems.some((problem) => problem === text)

/** Parses a schema's message; a problem that names its subject carries it, as in `characterRefused #`. */
export const problemIn = (message: string): { readonly code: FieldProblem; readonly named: string } | null => {
  const [code = '', ...named] = message.split(' ')
  return isProblem(code) ? { code, named: named.join(' ') } : null
}

/**
 * The one shape of every refusal. `exception` is the stable code; `userMessage` and each `text` are in the caller's
 * language; `item` is the present item, on a 409; `retryAfter` is in seconds, on a 429.
 */
export const apiError = z.object({
  exception: z.string(),
  statusCode: z.int(),
  status: z.int(),
  userMessage: z.string(),
  validationErrors: z.array(z.object({ field: z.string(), text: z.string(), code: z.optional(z.string()) })),
  item: z.optional(z.unknown()),
  retryAfter: z.optional(z.int()),
})
export type ApiError = z.infer<typeof apiError>
