import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { expenseCommand, newExpense } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { maxMinor } from '#domain/money.ts'
import { plainLine, plainText } from '#domain/plain-text.ts'
import { emptyExpense, expenseFormSchema, fieldsOf, valuesOf } from '#src/features/expenses/form/expense-form.schema.ts'
import { edges, reasons, today, withEdge } from './edges/expense.ts'

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const right = {
  name: 'Shoes',
  total: 45_00,
  purchaseDate: today,
  categoryId: id(1),
  childIds: [id(2)],
  private: false,
  receipts: [],
}
const typedRight = { ...emptyExpense, ...right, total: '45.00' }

type Parsed = ReturnType<typeof safeParse<typeof newExpense>>
const problems = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

/** Only a server knows the time and treats some values as missing, so those cases are tested over HTTP. */
const rejected = edges.filter(
  ({ problem, only }) => only !== 'form' && problem !== 'inTheFuture' && problem !== 'tooEarly',
)

test.each(rejected.map((edge) => [edge.field, edge.what, edge] as const))('contract, %s: %s', (_, __, edge) => {
  const parsed: Parsed = safeParse(newExpense, withEdge(edge, right))
  if (edge.problem === null) {
    expect(parsed.success).toBe(true)
    expect(parsed.data?.[edge.field] || null).toEqual(edge.kept)
  } else expect(problems(parsed).map(([field]) => field)).toEqual([edge.field])
})

test.each(edges.filter(({ only }) => only !== 'wire').map((edge) => [edge.field, edge.what, edge] as const))(
  'form, %s: %s',
  (_, __, edge) => {
    for (const locale of locales) {
      const parsed = safeParse(expenseFormSchema(locale, 'USD', today), { ...typedRight, [edge.field]: edge.typed })
      if (edge.problem === null) expect(parsed.data?.[edge.field] || null).toEqual(edge.kept)
      else expect(problems(parsed)).toEqual([[edge.field, edge.problem]])
    }
  },
)

test.each([
  ['no child', { childIds: [] }, ['childIds', 'required']],
  [
    'more children than there can be',
    { childIds: Array.from({ length: 21 }, (_, n) => id(n)) },
    ['childIds', 'tooLong'],
  ],
  ['no category', { categoryId: '' }, ['categoryId', 'malformed']],
  [
    'one receipt too many',
    { receipts: Array.from({ length: limits.receipts.perExpense + 1 }, (_, n) => id(n)) },
    ['receipts', 'tooLong'],
  ],
])('contract: %s', (_, change, problem) => {
  expect(problems(safeParse(newExpense, { ...right, ...change }))).toEqual([problem])
})

test.each(reasons)('a reason of $what', ({ typed, problem }) => {
  const commands = [
    { type: 'expense.decline', version: 1, reason: typed },
    { type: 'expense.requestReceipt', version: 1, note: typed },
  ]
  for (const command of commands) {
    const found = problems(safeParse(expenseCommand, command)).map(([, message]) => message)
    expect(found).toEqual(problem ? [problem] : [])
  }
})

test.each([
  ['number', 'n'.repeat(limits.checkNumber), null],
  ['number', 'n'.repeat(limits.checkNumber + 1), 'tooLong'],
  ['note', 'n'.repeat(limits.note), null],
  ['note', 'n'.repeat(limits.note + 1), 'tooLong'],
  ['amount', 0, 'notPositive'],
  ['amount', 1, null],
  ['amount', maxMinor, null],
  ['amount', maxMinor + 1, 'tooLarge'],
  ['amount', 0.5, 'notANumber'],
])('a payment with %s %j', (field, value, problem) => {
  const command = { type: 'expense.pay', version: 1, method: 'check', amount: 100, [field]: value }
  expect(problems(safeParse(expenseCommand, command))).toEqual(problem ? [[field, problem]] : [])
})

/** Generates lone surrogates and invisible characters as often as letters. */
const anyUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\0', '\r', '\n', '\u202E', '\u200D', ' ', 'a', '👟'),
)

test('what is kept of a text is the same when it is kept again, and fits on the line it is for', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (typed) => {
      for (const plain of [plainLine, plainText]) {
        const once = plain(typed)
        expect([plain(once), once.isWellFormed(), once.trim(), once.includes('\0')]).toEqual([once, true, once, false])
      }
      expect(plainLine(typed)).not.toMatch(/[\n\r\t]/)
    }),
  )
})

test('an expense that is opened to be edited says what was typed, and saved again it is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxMinor }), fc.constantFrom(...locales), (total, locale) => {
      const parsed = safeParse(
        expenseFormSchema(locale, 'USD', today),
        valuesOf({ ...right, total, ownPercent: null, note: null }, locale),
      )
      expect(parsed.data && fieldsOf(parsed.data)).toMatchObject({
        ...fieldsOf({ ...right, ownPercent: null, note: '' }),
        total,
      })
    }),
  )
})
