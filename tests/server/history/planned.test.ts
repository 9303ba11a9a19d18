import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { checkBundle } from '#domain/record/check-bundle.ts'
import L from '#i18n/i18n-node.ts'
import { locales } from '#i18n/i18n-util.ts'
import { provenEntries } from '#i18n/proven-entry-text.ts'
import { belongingTo } from '#server/features/history/history.item.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { exportOf, paperOf, testKey } from '#tests/support/record/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

// A payment that is planned for a later day was not sent, and nothing that others read may say so.

/** Lists how each language says that money was sent, and that it is planned. */
const said = {
  'en-US': { sent: /\bsent\b/i, planned: /scheduled/i },
  'en-GB': { sent: /\bsent\b/i, planned: /scheduled/i },
  'es-MX': { sent: /\benvi(ó|aste|ado)\b/i, planned: /program(ó|aste|ado)/i },
} as const

let on: OwnStage
let folder: string
let made: Awaited<ReturnType<typeof testKey>>
let expenseId: string
let payments: { id: string; status: string }[]

beforeAll(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-planned-'))
  made = await testKey()
  const seriesId = await plannedSeries(on)
  const rows = await on.scopes.asViewer(on.dana, async (tx) => ({
    series: await tx
      .selectFrom('payment_series')
      .select('expense_id')
      .where('id', '=', seriesId)
      .executeTakeFirstOrThrow(),
    payments: await tx.selectFrom('payment').select(['id', 'status']).where('series_id', '=', seriesId).execute(),
  }))
  expenseId = String(rows.series.expense_id)
  payments = rows.payments
  on.clock.forward(60_000)
  await signerOf({ scopes: on.scopes, key: made.key, folder, host: 'evenhand.test' }).sign(on.clock.now())
})
afterAll(async () => {
  await on.end()
  await rm(folder, { recursive: true })
})

test('the series has two payments, and both wait for their day', () =>
  expect(payments.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']))

test.each(locales)(
  'the record’s PDF in %s says that they are scheduled, and of nothing that it was sent',
  async (locale) => {
    const text = await exportOf(on, on.dana, made.key)
    const pages = pagesOf(await paperOf(text, made.key, locale)).flat()
    const about = pages.filter((line) => /142\.50|71\.25/.test(line))
    expect(about.some((line) => said[locale].planned.test(line))).toBe(true)
    expect(about.filter((line) => said[locale].sent.test(line))).toEqual([])
  },
)

test.each(locales)('a verifier reads of the entries in %s that they were scheduled, not sent', async (locale) => {
  const log = await logReaderOf(on.scopes).show()
  const proof = await on.scopes.asViewer(on.dana, async (tx) => {
    const ids = [expenseId, ...(await belongingTo(tx, recordParts, expenseId))]
    return proveItem(tx, on.dana, log, { ids, withheld: new Set<string>() })
  })
  if (proof === null || proof === 'notSigned') throw new Error('there is no proof')
  const verdict = await checkBundle(utf8(proof.text), made.brought)
  if (!verdict?.holds) throw new Error('the proof does not hold')
  const entries = provenEntries(L[locale], verdict.bundle, { events: recordParts.events, locale, formatAt: (at) => at })
  const begun = entries.filter(({ text }) => text.includes('"later":true'))
  expect(begun.length).toBeGreaterThan(0)
  for (const { title } of begun) {
    expect(title).toMatch(said[locale].planned)
    expect(title).not.toMatch(said[locale].sent)
  }
})
