import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { commonWords } from './common-passwords.ts'

/** Names the person whose password it is. It must not contain their name, their username or the first part of their email. */
export type Owner = {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Maps symbols and digits to the letters they imitate: `P@ssw0rd` reads as the word it imitates. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
}
const onlyLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const asRead = (text: string) => onlyLetters([...text].map((sign) => lookalikes[sign] ?? sign).join(''))

/**
 * Returns the letters alone, the text with lookalikes read as letters, and the latter without runs of digits and
 * symbols.
 */
function readingsOf(password: string): string[] {
  const inner = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [onlyLetters(password), asRead(inner), asRead(inner.replace(/[^\p{L}]{2,}/gu, ''))]
}

/** Says whether the letters consist of nothing but common words, in any order and repetition. */
function isMadeOf(words: readonly string[], letters: string): boolean {
  const reached = new Set([0])
  for (let from = 0; from < letters.length; from += 1)
    if (reached.has(from)) for (const word of words) if (letters.startsWith(word, from)) reached.add(from + word.length)
  return reached.has(letters.length)
}

const rows = '01234567890123456789012345'
const isRun = (figures: string) =>
  rows.includes(figures) || [...rows].reverse().join('').includes(figures) || new Set(figures).size <= 2

/**
 * Recognises what attackers try first: common words surrounded by digits and symbols, a sequence of digits, a few
 * characters repeated.
 */
export function isCommon(password: string): boolean {
  if (new Set(password.toLowerCase()).size <= 4) return true
  if (onlyLetters(password).length < 4) return isRun(password.replace(/\D/g, ''))
  return readingsOf(password).some((letters) => letters.length >= 4 && isMadeOf(commonWords, letters))
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Shorter parts of a name stand in too many words. */
const shortestPart = 3

function partsOf({ username, email, firstName, lastName }: Owner): string[] {
  const names = folded(`${firstName} ${lastName}`).split(/[^\p{L}\p{N}]+/u)
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  return [...names, folded(username), folded(local)].filter((part) => [...part].length >= shortestPart)
}

/** Recognises the owner's own name in a password, whatever its case and accents. */
function isOwnName(password: string, owner: Owner): boolean {
  const text = folded(password)
  return partsOf(owner).some((part) => text.includes(part))
}

const same = (password: string, other: string): boolean => password.toLowerCase() === other.toLowerCase()
const hasLetter = (password: string) => /\p{L}/u.test(password)
const hasNumber = (password: string) => /\p{N}/u.test(password)
const hasSymbol = (password: string) => /[^\p{L}\p{N}\s]/u.test(password)

export type PasswordRule = 'length' | 'letterAndNumber' | 'symbol' | 'notYours'

/** Says which rules a password fulfils while it is typed. An empty one fulfils none. */
export function passwordRules(
  password: string,
  { username, email }: Pick<Owner, 'username' | 'email'>,
): Readonly<Record<PasswordRule, boolean>> {
  const { min, max } = limits.password.current
  const length = [...password].length
  return {
    length: length >= min && length <= max,
    letterAndNumber: hasLetter(password) && hasNumber(password),
    symbol: hasSymbol(password),
    notYours: length > 0 && !same(password, username) && !same(password, email),
  }
}

/** Returns the first violation of the policy for new passwords; null when the password is acceptable. */
export function passwordProblem(password: string, owner: Owner): FieldProblem | null {
  const { min, max } = limits.password.current
  const length = [...password].length
  if (length === 0) return 'required'
  if (length < min) return 'passwordTooShort'
  if (length > max) return 'passwordTooLong'
  if (!hasLetter(password)) return 'needsLetter'
  if (!hasNumber(password)) return 'needsNumber'
  if (!hasSymbol(password)) return 'needsSymbol'
  if (same(password, owner.username)) return 'sameAsUsername'
  if (same(password, owner.email)) return 'sameAsEmail'
  if (isOwnName(password, owner)) return 'containsOwnName'
  return isCommon(password) ? 'tooCommon' : null
}
