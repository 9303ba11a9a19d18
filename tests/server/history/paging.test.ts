import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryQuery } from '#contract/history/history-query.ts'
import { addMs } from '#domain/time.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { historyList, historyPageOf } from '#server/features/history/history.page.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { appendEntries, type NewEntry } from '#server/history/append.ts'
import { listContextOf, pageQuery } from '#server/lists/list.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

const page = (viewer: Viewer, query: HistoryQuery) =>
  on.scopes.asViewer(viewer, (tx) => historyPageOf(tx, recordParts, viewer, query))

/** Builds entries as a busy family has them: several share an instant, and some are visible to one parent only. */
const entries = (count: number, from: string): NewEntry[] =>
  Array.from({ length: count }, (_, at) => {
    const entityId = crypto.randomUUID()
    const actor = at % 3 === 0 ? on.dana.personId : on.sam.personId
    return {
      id: crypto.randomUUID(),
      at: addMs(from, Math.floor(at / 4) * 1000),
      entity: 'expense',
      entityId,
      kind: at % 50 === 0 ? 'expense.decline' : 'expense.edit',
      audience: at % 7 === 0 && at % 3 === 0 ? [on.dana.personId] : null,
      payload: { entity: 'expense', entityId, by: { actor, party: 'creator', mode: 'self' } },
    }
  })
const append = (some: NewEntry[]) => on.act(on.dana, ({ tx, familyId }) => appendEntries(tx, familyId, some))

/** The database does this by itself, but later. */
const analyzed = async () => {
  const superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query('analyze entry')
  await superuser.end()
}

/** Reads page by page to the end; `meanwhile` runs between two pages. */
const walk = async (viewer: Viewer, query: HistoryQuery, meanwhile: () => Promise<unknown> = async () => {}) => {
  const ids: string[] = []
  let after: string | null | undefined
  do {
    const { lines, next } = await page(viewer, { ...query, ...(after && { after }) })
    ids.push(...lines.map(({ id }) => id))
    after = next
    if (next) await meanwhile()
  } while (after)
  return ids
}

test('page by page, of whatever size, nothing is left out and nothing comes twice, while entries arrive', async () => {
  const begin = on.clock.now()
  await append(entries(60, begin))
  const whole = await walk(on.dana, { limit: 100 })
  expect(new Set(whole).size).toBe(60)
  for (const limit of [1, 7, 59, 60]) expect(await walk(on.dana, { limit })).toEqual(whole)
  let arrived = 0
  const arrive = () => append(entries(2, addMs(begin, 3_600_000 + ++arrived * 60_000)))
  expect(await walk(on.dana, { limit: 9 }, arrive)).toEqual(whole)
  expect(arrived).toBeGreaterThan(3)
  expect(await walk(on.dana, { limit: 100 })).toHaveLength(60 + 2 * arrived)
})

test('ten thousand entries: the next page is read from the index, without a sort, wherever it begins', async () => {
  await append(entries(10_000, addMs(on.clock.now(), 24 * 3_600_000)))
  await analyzed()
  const { next } = await page(on.dana, { limit: 100 })
  const plan = (query: HistoryQuery) =>
    on.scopes.asViewer(on.dana, async (tx) =>
      JSON.stringify(await pageQuery(historyList(recordParts), await listContextOf(tx, on.dana), query, 51).explain()),
    )
  const queries: HistoryQuery[] = [
    {},
    { after: next ?? '' },
    { from: '2026-11-21', to: '2026-11-21' },
    { topic: 'changed', area: 'expenses', who: on.sam.personId },
  ]
  for (const query of queries) {
    expect(await plan(query)).toContain('entry_newest')
    expect(await plan(query)).not.toContain('Sort')
  }
})
