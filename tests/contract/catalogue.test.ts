import { describe, expect, test } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { errorCodes, fieldProblems } from '#contract/errors.ts'
import { locales } from '#contract/locale.ts'
import { L } from '#i18n/i18n-node.ts'
import { loadedLocales } from '#i18n/i18n-util.ts'

type Errors = (typeof L)['en-US']['errors']
type Code = keyof Errors
const textsOf = (locale: (typeof locales)[number]): Record<string, string> => ({ ...loadedLocales[locale].errors })

/** Contains the texts and failure labels of section 8 of the specification, word for word. */
const verbatim: [Code, string][] = [
  ['unexpected', 'An unexpected error occurred, please try again later.'],
  ['rateLimited', 'Rate limit exceeded, please try again later'],
  ['contactFailed', 'It looks like there was a problem submitting your request. Please try again!'],
  ['callItemsNotLoaded', "We're having trouble loading the {items} for this call."],
  ['myFilesFull', 'You have insufficient space remaining in your MyFiles account.'],
  ['storageFull', "You don't have enough storage to upload any more files."],
  ['noAccessToFile', 'You do not have access to {file}'],
  ['signUpCannotContinue', 'Unable to continue OFWpay signup at this time'],
  ['outgoingUnavailable', 'You are currently unable to send outgoing payments. You can still receive payments.'],
  ['achNoLonger', 'ACH transfers are no longer supported for subscription payments'],
  ['cannotDelete', 'Unable to delete'],
  ['cannotUpload', 'Unable to upload file'],
  ['cannotUpdateEntry', 'Unable to Update Entry'],
  ['cannotViewEntry', 'Unable to View Entry'],
  ['cannotMakeReport', 'Unable to Generate Report'],
  ['cannotSaveSchedule', 'Unable to Save Parenting Schedule'],
  ['cannotSearchDrafts', 'Unable to search Drafts'],
  ['storageUnavailable', 'Storage Unavailable'],
  ['verificationFailed', 'Verification Failed'],
  ['entryNotFound', 'Entry Not Found'],
  ['pageNotFound', 'Page Not Found (404)'],
  ['networkTitle', 'Network error'],
  ['accountBalanceLow', 'Account balance is too low'],
  ['required', 'This field is required'],
]

/** Maps a failure label whose message the specification does not give to the message we use. */
const ours: Record<string, Code> = {
  'stop payments': 'paymentsNotStopped',
  'approve an expense': 'expenseNotApproved',
  'refuse an expense': 'expenseNotRefused',
  'delete an expense': 'expenseNotDeleted',
  'save an expense': 'expenseNotSaved',
  'create an expense': 'expenseNotCreated',
  'mark reimbursed': 'expenseNotReimbursed',
  'add a calendar': 'calendarNotAdded',
  'save a calendar': 'calendarNotSaved',
  'load expenses': 'expensesNotLoaded',
  'load expense details': 'expenseNotLoaded',
  'load calendar': 'calendarNotLoaded',
  'load payment accounts': 'paymentAccountsNotLoaded',
  'manual verification': 'manualVerification',
  'payment failure': 'paymentFailed',
  'voided payment': 'paymentVoided',
}

const plain = (text = '') => text.replaceAll(':string', '')

test.each(verbatim)('%s is said as the specification words it', (code, text) => {
  expect(plain(textsOf('en-US')[code])).toBe(text)
})

test('every text and label of the specification has a code of the contract', () => {
  const known = [...Object.keys(errorCodes), ...fieldProblems, ...Object.keys(catalogue)]
  const wanted = [...verbatim.map(([code]) => code), ...Object.values(ours)]
  expect(wanted.filter((code) => !known.includes(code))).toEqual([])
  expect(new Set(wanted).size).toBe(wanted.length)
})

describe.each([...Object.keys(errorCodes), ...fieldProblems, ...Object.keys(catalogue)])('%s', (code) => {
  const [american, british, mexican] = locales.map((locale) => textsOf(locale)[code] ?? '')

  test('has a sentence in each language, the Spanish one in Spanish', () => {
    for (const text of [american, british, mexican]) expect(text?.trim()).toBeTruthy()
    expect(mexican).not.toBe(american)
  })

  test('blames nobody and shouts at nobody, but where the specification does', () => {
    if (code !== 'contactFailed') expect(american).not.toMatch(/\p{L}!/u)
    expect(mexican).not.toMatch(/¡|\p{L}!/u)
  })
})

test('there is no sentence without a code', () => {
  const known = new Set([...Object.keys(errorCodes), ...fieldProblems, ...Object.keys(catalogue)])
  const alone = Object.keys(textsOf('en-US')).filter((key) => !known.has(key))
  expect(alone).toEqual(['moreThanFallsDueBy', 'characterNamed', 'atMost', 'network', 'networkKept'])
})

test('a code names exactly the values that its sentence is filled with', () => {
  for (const locale of locales)
    for (const [code, names] of Object.entries(catalogue)) {
      const found = [...(textsOf(locale)[code] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name)
      expect(found, `${code} in ${locale}`).toEqual(names)
    }
})

test('the values are filled in', () => {
  expect(locales.map((locale) => L[locale].errors.noAccessToFile({ file: 'invoice.pdf' }))).toEqual([
    'You do not have access to invoice.pdf',
    'You do not have access to invoice.pdf',
    'No tienes acceso a invoice.pdf',
  ])
  expect(L['en-US'].errors.callItemsNotLoaded({ items: 'recordings' })).toBe(
    "We're having trouble loading the recordings for this call.",
  )
})

test('the United Kingdom works on working days', () => {
  expect(L['en-GB'].errors.manualVerification()).toContain('1-2 working days')
  expect(L['en-US'].errors.manualVerification()).toContain('1-2 business days')
})
