/**
 * Matches control characters and the marks that reverse the direction of the text around them. Arabic, Hebrew and emoji
 * need none of these; the joiners that they need are not removed.
 */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
const unseenButLines = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
/** Matches a text of spaces and invisible marks only. */
const blank = /^[\s\p{Z}\p{Cf}\u2800\u3164]*$/u

const trimmed = (text: string): string => (blank.test(text) ? '' : text.trim())

/**
 * Returns a name as it is stored: on one line, without invisible characters; empty when nothing of it would be visible.
 */
export const plainLine = (typed: string): string =>
  trimmed(
    typed
      .toWellFormed()
      .replace(/[\r\n\t]+/g, ' ')
      .replace(unseen, ''),
  )

/** Does the same for a text of several lines. */
export const plainText = (typed: string): string =>
  trimmed(typed.toWellFormed().replace(/\r\n?/g, '\n').replace(unseenButLines, ''))
