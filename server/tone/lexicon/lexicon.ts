import type { ToneReason } from '#contract/tone/tone-codes.ts'

/**
 * Patterns are lines of elements: `word`, `one|other`, `@class`, `stem*`, `*ending`, `!not|followed|by`, `~3` for up to
 * three words of the same clause without a negation, `^` for the beginning and `$` for the end of a clause. An element
 * that ends with `?` may be missing. Nothing is found in a sentence that has a word of `unless`.
 */
export type Rules = { readonly reason: ToneReason; readonly unless?: string; readonly patterns: string }

/** The words of one language, as data. */
export type Lexicon = {
  /** Words by name; a class may name others (`@other`) and except words (`-word`). */
  readonly classes: Readonly<Record<string, string>>
  /** Words by what they speak of. */
  readonly senses: Readonly<Record<string, string>>
  /** Classes that take the place of their words where a row of words is learned. */
  readonly standIns: readonly string[]
  /** Words that are read as others: contractions and what is typed in a hurry. */
  readonly readAs: Readonly<Record<string, string>>
  /** Words by which the language is known. */
  readonly common: string
  readonly rules: readonly Rules[]
  readonly obscene: Obscene
}

export type Obscene = {
  /** Words and their sureness, from the package `cuss`. */
  readonly rated: Readonly<Record<string, number>>
  /** These words of the list are ordinary in messages of a family. */
  readonly ordinary: string
  /** These are certain whatever the list says. */
  readonly certain: string
}
