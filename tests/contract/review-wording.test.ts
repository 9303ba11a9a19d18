import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import '#i18n/i18n-node.ts'
import { loadedLocales, locales } from '#i18n/i18n-util.ts'

/** Returns every text of a dictionary, with `…` for whatever is filled in. */
function textsOf(dictionary: object): string[] {
  return Object.values(dictionary).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text.replaceAll(/\{\{.*?\}\}/g, 's').replaceAll(/\{[^{}]*\}/g, '…')]
    return typeof text === 'object' && text ? textsOf(text) : []
  })
}

/** Each sentence that was wrong, and what stands in its place. */
const english: readonly (readonly [old: RegExp, now: string])[] = [
  [/which devices these are is not kept/i, 'We never keep where you were.'],
  [/of what you want emails/i, 'What we email you about, and when we don’t'],
  [/what each of you knows of the other/i, 'What … can see'],
  [/new one like it/i, 'Duplicate'],
  [/make category/i, 'Create category'],
  [/so it is split/i, 'How it splits'],
  [/the parent who records it bears/i, 'Whoever paid covers (%)'],
  [/whoever records/i, 'Whoever adds it'],
  [/come with evenhand|these stay as they are/i, 'Built in'],
  [/reach you\?/i, 'Did you get the …?'],
  [/when … has arrived/i, 'once … has the … or marks it reimbursed'],
  [/what is over waits for the next due/i, 'Anything extra goes toward the next payment.'],
  [/in all this is more than/i, 'That’s more than you’ll owe by …. Lower the amount or the number of payments.'],
  [/is asked again on that day/i, 'We check the balance and limits again that day.'],
  [/change what waits/i, 'Edit upcoming payments'],
  [/replace what waits/i, 'Save changes'],
  [/each payment goes to the oldest due/i, 'Each payment covers your oldest unpaid support first.'],
  [/at 9 in the morning/i, 'Sent at 9:00 AM on that day.'],
  [/by weeks, the first due/i, 'If weekly, the first payment is due this day.'],
  [/no end is known/i, 'No end date'],
  [/^open$/, 'due today'],
  [/ask for an end/i, 'Request to end support'],
  [/to the account that they prefer/i, '…’s preferred account'],
  [/^together$/i, 'Total'],
  [/pay several/i, 'Pay multiple'],
  [/as it stands on your id/i, 'Exactly as on your ID. The bank checks it.'],
  [/where does the bank reach you/i, 'What email should the bank use?'],
  [
    /are kept nowhere here/i,
    'We send them to the bank and don’t store them, so you’ll re-enter them if you come back later.',
  ],
  [/nothing waits for anybody else/i, 'You’re not waiting on anyone.'],
  [/i am answered/i, 'I get an answer'],
  [/the bank has news/i, 'A transfer changes'],
  [/to go on where you were/i, 'Sign in to pick up where you left off.'],
  [/so that every expense keeps the split/i, 'A category in use can’t be changed.'],
  [/named by an expense since/i, 'Used in expenses since ….'],
  [/the record (does not )?holds?\b/i, 'This record is genuine'],
  [/it names the key you brought/i, 'Checked with the key you provided'],
  [/^asked for by\b/i, 'Requested by'],
  [/narrowed by/i, 'Filters'],
  [/^made on$/i, 'Created'],
  [/the share of … is/i, '…’s share is ….'],
  [/who looks on/i, 'Professional, view only'],
  [/some answers need another look/i, 'Fix … fields to continue.'],
]

const spanish: readonly (readonly [old: RegExp, now: string])[] = [
  [/te espera a ti/i, 'Te toca a ti'],
  [/^espera a otros/i, 'En espera de la otra parte'],
  [/pagar lo vencido/i, 'Paga …, que vence hoy'],
  [/horas de silencio/i, 'Horario sin correos'],
  [/gestores de casos/i, 'trabajadores sociales'],
  [/\bimportes?\b/i, 'Monto'],
  [/cheque u otro(?! medio)/i, 'Cheque u otro medio'],
  [/no se conoce un final/i, 'Sin fecha de término'],
  [/tu parte es …/i, 'Tu parte es del …'],
  [/comprueba tú mismo/i, 'Compruébalo por tu cuenta'],
  [/registre quien registre/i, 'Sin importar quién lo agregue'],
  [/gmt-6/i, 'hora del centro'],
]

const all = locales.flatMap((locale) => textsOf(loadedLocales[locale]))
const contains = (texts: readonly string[], part: string) => texts.some((text) => text.includes(part))

test('an account from which nothing can be sent says no more: it may have been removed', () => {
  const said = locales.map((locale) => loadedLocales[locale].errors.accountCannotSend)
  expect(said.filter((text) => /receiv|recib/i.test(text))).toEqual([])
})

test('a check is handed over in the demo as a parent in Mexico would write it', () => {
  const seed = globSync('server/seed/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  expect(seed.filter((text) => /entregado en el intercambio/i.test(text))).toEqual([])
  expect(seed.some((text) => text.includes('Se lo di al entregar a Sofía'))).toBe(true)
})

describe.each([
  ['en-US', english],
  ['es-MX', spanish],
] as const)('the sentences that a reader found wrong in %s', (locale, sentences) => {
  test.each(sentences)('%s is now “%s”', (old, now) => {
    expect(all.filter((text) => old.test(text))).toEqual([])
    expect(contains(textsOf(loadedLocales[locale]), now), now).toBe(true)
  })
})
