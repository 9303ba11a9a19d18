import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { termsVersion } from '#contract/registration/questions.ts'
import { namesWithLink, namesWithPoints } from '../person-names.ts'

/** It is this day where the people of these tests live. */
export const today = '2026-11-20'

export type QuestionName = 'start' | 'abroad' | 'parent' | 'parentAbroad' | 'children' | 'security' | 'coparent'

/**
 * Describes one field of a question at an edge case: the input, and either the problem (with the character it names) or
 * the stored value. `wire` cases cannot be typed, so only the server is tested. `server` problems depend on the day or on
 * other answers, so no schema knows them.
 */
export type Edge = {
  readonly question: QuestionName
  /** The path of the field within the answer. */
  readonly field: string
  readonly what: string
  readonly typed: unknown
  readonly problem: FieldProblem | null
  readonly named?: string
  readonly kept?: unknown
  readonly wire?: true
  readonly server?: true
  /** Holds the other fields, where the problem depends on them. */
  readonly beside?: { readonly username: string }
}

/** Says who answers the questions of these tests; the password may not contain their names. */
export const owner = { firstName: 'Ana', lastName: 'Díaz', email: 'ana.diaz.7@example.org', username: 'ana.diaz' }
export const password = 'Seven-kites-9-up'

const start = {
  country: 'US',
  state: 'NY',
  firstName: owner.firstName,
  lastName: owner.lastName,
  email: owner.email,
  emailAgain: owner.email,
  terms: termsVersion,
}
const parent = {
  dateOfBirth: '1988-04-12',
  line1: '120 West 105th St',
  line2: 'Apt. 4',
  city: 'New York',
  postalCode: '10025',
  countryCode: 'US',
  phone: '2125550123',
}

/** Contains a valid answer to every question, so that only the field under test decides. */
export const right: Readonly<Record<QuestionName, Readonly<Record<string, unknown>>>> = {
  start,
  abroad: { ...start, country: 'GB', state: null },
  parent,
  parentAbroad: { ...parent, countryCode: 'GB', postalCode: 'SW1A 1AA', phone: '02079460000' },
  children: { children: [{ firstName: 'Mia', lastName: 'Díaz', dateOfBirth: '2016-05-04' }] },
  security: { username: owner.username, password },
  coparent: { coparent: { firstName: 'Sam', lastName: 'Keller', email: 'sam@example.org' } },
}

const of = (question: QuestionName, field: string) => ({
  fits: (what: string, typed: unknown, kept: unknown = typed): Edge => ({
    question,
    field,
    what,
    typed,
    kept,
    problem: null,
  }),
  wrong: (what: string, typed: unknown, problem: FieldProblem, named?: string): Edge => ({
    question,
    field,
    what,
    typed,
    problem,
    ...(named && { named }),
  }),
})

const name = (question: QuestionName, field: string): Edge[] => {
  const { fits, wrong } = of(question, field)
  const { name: max } = limits.identity
  return [
    fits('one character', 'A'),
    fits(`${max} characters`, 'n'.repeat(max)),
    wrong(`${max + 1} characters`, 'n'.repeat(max + 1), 'tooLong'),
    wrong('nothing', '', 'required'),
    wrong('spaces', '   ', 'required'),
    fits('spaces round it', '  Ana  ', 'Ana'),
    fits('accents and marks that are taken', 'Núñez-O’Neil, J. 2; a: b'),
    wrong('a sign', 'Ana #2', 'characterRefused', '#'),
    wrong('markup', '<b>', 'characterRefused', '<'),
    ...namesWithLink.map(([what, typed]) => wrong(what, typed, 'nameHasLink')),
    ...namesWithPoints.map(([what, typed]) => fits(what, typed)),
  ]
}

const state = of('start', 'state')
const region = of('abroad', 'state')
const country = of('start', 'country')
const email = of('start', 'email')
const again = of('start', 'emailAgain')
const terms = of('start', 'terms')
const birth = of('parent', 'dateOfBirth')
const line1 = of('parent', 'line1')
const line2 = of('parent', 'line2')
const zip = of('parent', 'postalCode')
const phone = of('parent', 'phone')
const postcode = of('parentAbroad', 'postalCode')
const phoneAbroad = of('parentAbroad', 'phone')
const home = of('parent', 'countryCode')
const children = of('children', 'children')
const child = of('children', 'children.0.firstName')
const childBirth = of('children', 'children.0.dateOfBirth')
const username = of('security', 'username')
const secret = of('security', 'password')
const other = of('coparent', 'coparent.email')

const startEdges: readonly Edge[] = [
  ...name('start', 'firstName'),
  ...name('start', 'lastName'),
  state.fits('a territory', 'PR'),
  state.wrong('nothing', '', 'required'),
  { ...state.wrong('letters that are none', 'ZZ', 'notAState'), wire: true },
  region.fits('nothing in another country', '', null),
  region.fits('a county', 'Kent'),
  region.wrong('a long one', 'k'.repeat(limits.identity.line + 1), 'tooLong'),
  { ...country.wrong('a country without a currency', 'FR', 'notAChoice'), wire: true },
  email.wrong('nothing', '', 'required'),
  email.wrong('no address', 'ana', 'malformed'),
  email.wrong(`${limits.email + 1} characters`, `${'d'.repeat(limits.email - 11)}@example.com`, 'tooLong'),
  again.fits('the same in capitals', 'ANA.DIAZ.7@example.org'),
  again.wrong('another', 'ana.diaz.7@example.com', 'emailsDiffer'),
  again.wrong('nothing', '', 'required'),
  { ...terms.wrong('terms that are not agreed to', '', 'required'), wire: true },
  { ...terms.wrong('terms of another day', '2019-01', 'required'), wire: true },
]

const parentEdges: readonly Edge[] = [
  birth.fits('thirteen years ago', '2013-11-20'),
  { ...birth.wrong('a day later', '2013-11-21', 'tooYoungToJoin'), server: true },
  { ...birth.wrong('today', today, 'tooYoungToJoin'), server: true },
  { ...birth.wrong('tomorrow', '2026-11-21', 'inTheFuture'), server: true },
  birth.fits('the first day there is', '1900-01-01'),
  birth.wrong('the day before that', '1899-12-31', 'tooEarly'),
  { ...birth.wrong('a day that is none', '1989-02-29', 'notADate'), wire: true },
  line1.fits('a house', '12 Boxwood Lane'),
  line1.wrong('a post box', 'PO Box 12', 'poBox'),
  line1.wrong('nothing', '', 'required'),
  line2.fits('nothing', '', null),
  line2.wrong('a post box', 'Apartado postal 12', 'poBox'),
  line2.wrong('a sign', 'Apt #4', 'characterRefused', '#'),
  of('parent', 'city').wrong('nothing', '', 'required'),
  of('parent', 'city').wrong('a long one', 'c'.repeat(limits.identity.city + 1), 'tooLong'),
  zip.fits('five digits', '00501'),
  zip.fits('nine digits', '10025-1234'),
  zip.wrong('four digits', '1002', 'notAZip'),
  zip.wrong('a postcode of elsewhere', 'SW1A 1AA', 'notAZip'),
  zip.wrong('nothing', '', 'required'),
  postcode.fits('a postcode', 'SW1A 1AA'),
  postcode.wrong('nothing', '', 'required'),
  postcode.wrong('a long one', 'S'.repeat(limits.identity.postalCode + 1), 'tooLong'),
  phone.fits('ten digits', '2125550123'),
  phone.fits('nothing', '', null),
  phone.wrong('nine digits', '212555012', 'notTenDigits'),
  phone.wrong('eleven digits', '12125550123', 'notTenDigits'),
  phone.wrong('signs between them', '212-555-0123', 'notTenDigits'),
  phoneAbroad.fits('eleven digits', '02079460000'),
  phoneAbroad.wrong('five digits', '12345', 'notAPhone'),
  { ...home.wrong('no country', 'ZZ', 'notAChoice'), wire: true },
  { ...home.wrong('another country than before', 'GB', 'notAChoice'), wire: true, server: true },
]

const childEdges: readonly Edge[] = [
  { ...children.wrong('none', [], 'required'), wire: true },
  child.fits('50 characters', 'n'.repeat(limits.childName.max)),
  child.wrong('51 characters', 'n'.repeat(limits.childName.max + 1), 'tooLong'),
  child.wrong('nothing', '', 'required'),
  childBirth.fits('today', today),
  { ...childBirth.wrong('tomorrow', '2026-11-21', 'inTheFuture'), server: true },
  childBirth.wrong('before 1900', '1899-12-31', 'tooEarly'),
]

const { min, max } = limits.username
const passwords = limits.password.current

const securityEdges: readonly Edge[] = [
  username.fits(`${min} characters`, 'a'.repeat(min)),
  username.fits(`${max} characters`, 'a'.repeat(max)),
  username.fits('every character that is taken', "Añ9_,-.@'"),
  username.fits('spaces round it', '  ana.diaz ', 'ana.diaz'),
  username.wrong(`${min - 1} characters`, 'a'.repeat(min - 1), 'usernameTooShort'),
  username.wrong(`${max + 1} characters`, 'a'.repeat(max + 1), 'usernameTooLong'),
  username.wrong('nothing', '', 'required'),
  username.wrong('an at sign in front', '@ana.diaz', 'beginsWithAt'),
  username.wrong('a space within', 'ana diaz', 'usernameCharacter'),
  username.wrong('another sign', 'ana+diaz', 'usernameCharacter'),
  { ...secret.fits(`${passwords.min} characters`, 'Kites-9-over'), kept: undefined },
  { ...secret.fits(`${passwords.max} characters`, 'Kites-9-over-the-harbour1'), kept: undefined },
  secret.wrong('nothing', '', 'required'),
  { ...secret.wrong(`${passwords.min - 1} characters`, 'Kites-9-ove', 'passwordTooShort'), server: true },
  { ...secret.wrong(`${passwords.max + 1} characters`, 'Kites-9-over-the-harbour12', 'passwordTooLong'), server: true },
  { ...secret.wrong('no letter', '4711-4712-4713', 'needsLetter'), server: true },
  { ...secret.wrong('no number', 'Seven-kites-up', 'needsNumber'), server: true },
  { ...secret.wrong('no symbol', 'Sevenkites9up1', 'needsSymbol'), server: true },
  {
    ...secret.wrong('the username', 'Kites-9-over', 'sameAsUsername'),
    beside: { username: 'kites-9-over' },
    server: true,
  },
  { ...secret.wrong('the email', owner.email.toUpperCase(), 'sameAsEmail'), server: true },
  { ...secret.wrong('the own name', 'Diaz-kites-9-up', 'containsOwnName'), server: true },
  { ...secret.wrong('a common word', 'Password-1234', 'tooCommon'), server: true },
]

const coparentEdges: readonly Edge[] = [
  ...name('coparent', 'coparent.firstName'),
  ...name('coparent', 'coparent.lastName'),
  other.wrong('no address', 'sam', 'malformed'),
  { ...other.wrong('the own address', 'Ana.Diaz.7@example.org', 'ownAddress'), server: true },
]

export const edges: readonly Edge[] = [...startEdges, ...parentEdges, ...childEdges, ...securityEdges, ...coparentEdges]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const placed = (answer: unknown, [first, ...rest]: readonly string[], typed: unknown): unknown => {
  if (first === undefined) return typed
  if (Array.isArray(answer)) return answer.map((one, at) => (String(at) === first ? placed(one, rest, typed) : one))
  const own = isRecord(answer) ? answer : {}
  return { ...own, [first]: placed(own[first], rest, typed) }
}

/** Builds a valid answer except for the field under test. */
export const withEdge = ({ question, field, typed, beside }: Edge): Record<string, unknown> => {
  const answer = placed({ ...right[question], ...beside }, field.split('.'), typed)
  if (!isRecord(answer)) throw new Error('an answer has fields')
  return answer
}

/** Reads the field under test from an answer. */
export const fieldIn = (answer: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), answer)
