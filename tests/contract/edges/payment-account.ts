import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'

/** It is this day where the family of these tests lives. */
export const today = '2026-11-20'

export type QuestionName = 'name' | 'birth' | 'email' | 'address' | 'digits' | 'whole' | 'bankAccount'

/**
 * Describes one field of a question at an edge case: the input, and either the problem (with the character it names) or
 * the stored value (`kept`). `wire` cases cannot be typed, so only the server is tested.
 */
export type Edge = {
  readonly question: QuestionName
  readonly field: string
  readonly what: string
  readonly typed: string
  readonly problem: FieldProblem | null
  readonly named?: string
  readonly kept?: string | null
  readonly wire?: true
}

/** Contains a valid answer to every question, so that only the field under test decides. */
export const right = {
  name: { firstName: 'Dana', lastName: 'Reyes' },
  birth: { dateOfBirth: '1988-04-12' },
  email: { email: 'dana@example.com', emailAgain: 'dana@example.com', phoneCountryCode: '1', phone: '2125550123' },
  address: {
    line1: '120 West 105th St',
    line2: 'Apt. 4',
    city: 'New York',
    state: 'NY',
    postalCode: '10025',
    countryCode: 'US',
  },
  digits: { lastFour: '6789' },
  whole: { wholeId: '123456789', idType: 'driversLicence' },
  bankAccount: { name: 'Household', type: 'checking', routingNumber: '222222226', accountNumber: '123456789' },
} as const satisfies Record<QuestionName, Readonly<Record<string, string>>>

const of = (question: QuestionName, field: string) => ({
  fits: (what: string, typed: string, kept: string | null = typed): Edge => ({
    question,
    field,
    what,
    typed,
    kept,
    problem: null,
  }),
  wrong: (what: string, typed: string, problem: FieldProblem, named?: string): Edge => ({
    question,
    field,
    what,
    typed,
    problem,
    ...(named && { named }),
  }),
})

const line = (question: QuestionName, field: string, max: number): Edge[] => {
  const { fits, wrong } = of(question, field)
  return [
    fits('one character', 'A'),
    fits(`${max} characters`, 'n'.repeat(max)),
    wrong(`${max + 1} characters`, 'n'.repeat(max + 1), 'tooLong'),
    wrong('nothing', '', 'required'),
    wrong('spaces', '   ', 'required'),
    fits('spaces round it', '  Ana  ', 'Ana'),
    fits('accents and marks that are taken', 'Núñez-O’Neil, J. 2; a: b'),
    fits('a straight apostrophe', "O'Neil"),
    fits('another alphabet', 'Ζωή'),
    wrong('a sign', 'Ana #2', 'characterRefused', '#'),
    wrong('the first of several signs', 'Ana & Co @ $', 'characterRefused', '&'),
    wrong('an emoji', 'Ana 👟', 'characterRefused', '👟'),
    wrong('markup', '<b>', 'characterRefused', '<'),
  ]
}

const boxes = [
  ...['PO Box 12', 'P.O. Box 12', 'p o box 12', 'POBox 12', 'P.O.B. 12', 'POB 12', 'PO-Box 12', 'Post Office Box 12'],
  ...['Postal Box 12', 'Post Box 12', 'Box 12', 'Suite 4, PO Box 12', 'Apartado postal 12', 'Apartado 12'],
  ...['Apdo. Postal 12', 'Apdo 12', 'A.P. 12', 'Casilla 12', 'Casilla postal 12', 'Apartado de correos 12'],
]
const homes = [
  '12 Boxwood Lane',
  '7 Poboxer Road',
  '3 Box Hill',
  'Calle del Apartado',
  '9 Post Road',
  'Apt. 12',
  'RR 2 Box 18',
]

const address = of('address', 'line1')
const second = of('address', 'line2')
const state = of('address', 'state')
const zip = of('address', 'postalCode')
const birth = of('birth', 'dateOfBirth')
const email = of('email', 'email')
const again = of('email', 'emailAgain')
const phone = of('email', 'phone')
const phoneCountry = of('email', 'phoneCountryCode')
const country = of('address', 'countryCode')
const four = of('digits', 'lastFour')
const nine = of('whole', 'wholeId')
const routing = of('bankAccount', 'routingNumber')
const number = of('bankAccount', 'accountNumber')

export const edges: readonly Edge[] = [
  ...line('name', 'firstName', limits.identity.name),
  ...line('name', 'lastName', limits.identity.name),
  ...line('address', 'line1', limits.identity.line),
  ...line('address', 'city', limits.identity.city),
  ...line('bankAccount', 'name', limits.bankAccount.name),

  birth.fits('the eighteenth birthday', '2008-11-20'),
  birth.wrong('the day before it', '2008-11-21', 'tooYoung'),
  birth.wrong('tomorrow', '2026-11-21', 'inTheFuture'),
  birth.fits('the first day there is', '1900-01-01'),
  birth.wrong('the day before that', '1899-12-31', 'tooEarly'),
  birth.fits('a leap day', '1988-02-29'),
  birth.wrong('nothing', '', 'required'),
  { ...birth.wrong('a day that is none', '1989-02-29', 'notADate'), wire: true },

  ...boxes.map((typed) => address.wrong(typed, typed, 'poBox')),
  ...boxes.map((typed) => second.wrong(typed, typed, 'poBox')),
  ...homes.map((typed) => address.fits(typed, typed)),
  second.fits('nothing', '', null),
  second.fits(`${limits.identity.line} characters`, 'n'.repeat(limits.identity.line)),
  second.wrong(`${limits.identity.line + 1} characters`, 'n'.repeat(limits.identity.line + 1), 'tooLong'),
  second.wrong('a sign', 'Apt #4', 'characterRefused', '#'),
  state.fits('a territory', 'PR'),
  state.wrong('nothing', '', 'required'),
  { ...state.wrong('letters that are none', 'ZZ', 'notAState'), wire: true },
  { ...state.wrong('small letters', 'ny', 'notAState'), wire: true },
  phone.fits('ten digits', '2125550123'),
  phone.fits('spaces round it', ' 2125550123 ', '2125550123'),
  phone.fits('nothing', '', null),
  phone.wrong('nine digits', '212555012', 'notTenDigits'),
  phone.wrong('eleven digits', '12125550123', 'notTenDigits'),
  phone.wrong('signs between them', '212-555-0123', 'notTenDigits'),
  phone.wrong('letters', '212555JOSE', 'notTenDigits'),
  { ...phoneCountry.wrong('another country', '52', 'notAChoice'), wire: true },
  { ...country.wrong('another country', 'MX', 'notAChoice'), wire: true },
  zip.fits('five digits', '00501'),
  zip.fits('nine digits', '10025-1234'),
  zip.fits('spaces round it', ' 10025 ', '10025'),
  zip.wrong('four digits', '1002', 'notAZip'),
  zip.wrong('six digits', '100255', 'notAZip'),
  zip.wrong('letters', 'SW1A 1AA', 'notAZip'),
  zip.wrong('nothing', '', 'required'),

  email.wrong('nothing', '', 'required'),
  email.wrong('no address', 'dana', 'malformed'),
  email.wrong(`${limits.email + 1} characters`, `${'d'.repeat(limits.email - 11)}@example.com`, 'tooLong'),
  again.fits('the same in capitals', 'DANA@example.com'),
  again.wrong('another', 'dana@example.org', 'emailsDiffer'),
  again.wrong('nothing', '', 'required'),

  four.fits('four digits', '0000'),
  four.fits('spaces round them', ' 6789 ', '6789'),
  four.wrong('three digits', '678', 'notFourDigits'),
  four.wrong('five digits', '67890', 'notFourDigits'),
  four.wrong('a letter', '678O', 'notFourDigits'),
  four.wrong('digits of another script', '٦٧٨٩', 'notFourDigits'),
  four.wrong('nothing', '', 'required'),
  nine.fits('nine digits', '123456789'),
  nine.wrong('eight digits', '12345678', 'notNineDigits'),
  nine.wrong('ten digits', '1234567890', 'notNineDigits'),
  nine.wrong('hyphens between', '123-45-6789', 'notNineDigits'),
  nine.wrong('nothing', '', 'required'),

  routing.fits('one whose digits add up', '021000021'),
  routing.wrong('one whose digits do not', '021000022', 'notARoutingNumber'),
  routing.wrong('two digits the wrong way round', '201000021', 'notARoutingNumber'),
  routing.wrong('zeros', '000000000', 'notARoutingNumber'),
  routing.wrong('eight digits', '02100002', 'notARoutingNumber'),
  routing.wrong('ten digits', '0210000210', 'notARoutingNumber'),
  routing.wrong('nothing', '', 'required'),
  number.fits('4 digits', '1234'),
  number.fits('17 digits', '12345678901234567'),
  number.wrong('3 digits', '123', 'notAnAccountNumber'),
  number.wrong('18 digits', '123456789012345678', 'notAnAccountNumber'),
  number.wrong('a letter', '1234A', 'notAnAccountNumber'),
  number.wrong('nothing', '', 'required'),
]

/** Builds a valid answer except for the field under test. */
export const withEdge = ({ question, field, typed }: Edge): Record<string, string> => ({
  ...right[question],
  [field]: typed,
})
