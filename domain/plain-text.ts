/**
 * What nobody sees and what yet changes what others read: control characters, and the marks that turn the direction of the
 * text round them. Arabic, Hebrew and emoji need none of these; the joiners they need stay.
 */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
const unseenButLines = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
/** Spaces of every kind, and marks that are nothing by themselves. */
const blank = /^[\s\p{Z}\p{Cf}\u2800\u3164]*$/u

const trimmed = (text: string): string => (blank.test(text) ? '' : text.trim())

/** A name as it is kept: on one line, without what is not seen; empty where nothing of it would be seen. */
export const plainLine = (typed: string): string =>
  trimmed(
    typed
      .toWellFormed()
      .replace(/[\r\n\t]+/g, ' ')
      .replace(unseen, ''),
  )

/** The same for what may have several lines. */
export const plainText = (typed: string): string =>
  trimmed(typed.toWellFormed().replace(/\r\n?/g, '\n').replace(unseenButLines, ''))
