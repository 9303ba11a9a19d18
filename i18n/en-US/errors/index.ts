import type { BaseTranslation } from '../../i18n-types.ts'

/** One sentence for each code of contract/errors.ts: refusals, then what a field can be wrong about, then what the browser alone can tell. */
const errors = {
  unexpected: 'An unexpected error occurred, please try again later.',
  unavailable: 'This is not available right now. Nothing was changed. Please try again in a minute.',
  unauthenticated: 'Your session has ended. Sign in again to go on.',
  signInFailed: 'This username and password do not match an account. Check both and try again.',
  rateLimited: 'Rate limit exceeded, please try again later',
  invalid: 'Something in what you entered needs another look.',
  idempotencyKeyRequired: 'This request came without its key, so nothing was changed. Reload the page and try again.',
  idempotencyKeyReused:
    'This request repeats an earlier one with other contents, so nothing was changed. Reload the page and try again.',
  crossSiteRefused: 'This request came from another site, so it was refused.',
  notAllowed: 'You do not have permission to do this.',
  notFound: 'This was not found. It may have been removed, or it may not be shared with you.',
  methodNotAllowed: 'This address does not accept this kind of request.',
  notAllowedNow: 'This can no longer be done. It has moved on since you opened it; this is how it stands now.',
  changedSinceSeen: 'This changed while you were reading it. Nothing was done. Look again, then answer.',
  notOpenedYet: 'Open this first to read all of it.',
  childRequired: 'At least one child must be added before an expense can be recorded.',
  bodyTooLarge: 'This is too large to be sent.',
  fileTooLarge: 'This file is too large. A file may have up to 25 MB.',
  imageTooLarge: 'This picture has too many pixels. Save it smaller and try again.',
  fileEmpty: 'This file is empty. Choose another one.',
  fileTypeRefused: 'This kind of file is not accepted. Use a JPEG, PNG or WebP picture, or a PDF.',
  mediaTypeRefused: 'This request came in a form that is not accepted here.',

  required: 'This field is required',
  tooShort: 'This is too short.',
  tooLong: 'This is too long. Please shorten it.',
  notANumber: 'Enter an amount in figures, such as 12.50.',
  tooManyDecimals: 'Enter at most two decimals.',
  notPositive: 'Enter an amount above zero.',
  tooLarge: 'This is above the largest amount that can be entered.',
  notADate: 'Enter a valid date.',
  tooEarly: 'The date cannot be earlier than 01/01/1900.',
  inTheFuture: 'The date cannot be in the future.',
  notAChoice: 'Choose one of the options.',
  unknownField: 'This field is not expected here.',
  malformed: 'This is not in the right form.',

  networkTitle: 'Network error',
  network: 'There was no answer. Check your connection, then try again.',
  networkKept: 'There was no answer. What you entered is still here. Check your connection, then try again.',
} satisfies BaseTranslation

export default errors
