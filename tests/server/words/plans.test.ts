import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsOf } from '#server/words/search-terms.ts'
import { type After, findWords } from '#server/words/words.store.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

const many = 100_000
/** Sam has these alone, older than all others. */
const few = 3

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  // Only what the words are read by matters here, so they stand without their messages.
  await asSuperuser(
    on.superuser,
    `insert into words (family_id, entity, id, part, at, vector)
      select '${on.family.id}', 'message', gen_random_uuid(), 'whole', timestamptz '2026-11-01' - n * interval '1 minute',
        array_to_tsvector(array['@named:${on.dana.personId}', 'number', 'e/number', 's/number', 'number lately']
          || words_month('${on.family.id}', timestamptz '2026-11-01' - n * interval '1 minute')
          || case when n % 1000 = 0 then array['rare'] else '{}' end
          || case when n > ${many / 10} then array['formerly', 'e/former'] else array['lately', 'e/late'] end)
      from generate_series(1, ${many}) n;
    insert into words (family_id, entity, id, part, at, vector)
      select '${on.family.id}', 'message', ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'whole',
        timestamptz '2020-01-01' + n * interval '1 minute', array_to_tsvector(array['@named:${on.sam.personId}', 'e/number'])
      from generate_series(1, ${few}) n;
    analyze words`,
  )
}, 60_000)
afterAll(() => on.end())

const find = (typed: string, by = on.dana, after: After | null = null) =>
  on.scopes.asViewer(by, (tx) => findWords(tx, { entity: 'message', terms: termsOf(typed), after, limit: 26 }))

const scans = async (): Promise<{ whole: number; byWords: number }> => {
  await bySuperuser(on, 'select pg_stat_force_next_flush()')
  const [row] = await bySuperuser(
    on,
    `select (select seq_scan from pg_stat_user_tables where relname = 'words') as whole,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'words_vector') as words`,
  )
  return { whole: Number(row?.['whole']), byWords: Number(row?.['words']) }
}

test.each([
  ['a word of every message', 'number', 26],
  ['a rare word', 'rare', 26],
  ['a word of no message', 'xylophone', 0],
  ['a word of all but the latest', 'formerly', 26],
  ['a word that only a beginning finds', 'former*', 26],
  ['an exclusion of every message', '-number', 0],
  ['a beginning of words', 'num*', 26],
  ['a phrase that is nowhere', '"number rare"', 0],
])('%s is found without reading all words', async (_, typed, count) => {
  const before = await scans()
  const found = await find(typed)
  expect(found).toHaveLength(count)
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  await on.scopes.asViewer(on.dana, (tx) => sql`select pg_stat_force_next_flush()`.execute(tx))
  expect((await scans()).whole).toBe(before.whole)
})

test('words that do not fill a page among the latest are looked up in their index', async () => {
  const before = await scans()
  await find('xylophone')
  await on.scopes.asViewer(on.dana, (tx) => sql`select pg_stat_force_next_flush()`.execute(tx))
  await expect.poll(async () => (await scans()).byWords).toBeGreaterThan(before.byWords)
})

test('somebody with few messages among many finds theirs', async () => {
  const before = await scans()
  const found = await find('number', on.sam)
  expect(found.map(({ id }) => id.slice(-1))).toEqual(['3', '2', '1'])
  await on.scopes.asViewer(on.sam, (tx) => sql`select pg_stat_force_next_flush()`.execute(tx))
  expect((await scans()).whole).toBe(before.whole)
  expect((await find('number', on.dana)).map(({ id }) => id)).not.toContain(found[0]?.id)
})

/** Returns the minutes before the beginning of November at which words were written, which is the number of each. */
const numbersOf = (found: Awaited<ReturnType<typeof find>>) =>
  found.map(({ at }) => (Date.parse('2026-11-01T00:00:00.000Z') - Date.parse(at)) / 60_000)
const page = (first: number, step: number) => Array.from({ length: 26 }, (_, at) => first + at * step)

// In November none is written, and of each month of 44,640 minutes 44 are rare.
test.each([
  ['found among the latest', 'number', page(1, 1)],
  ['found in the latest months', 'rare', page(1000, 1000)],
  ['frequent and old', 'formerly', page(10_001, 1)],
  ['of two words, one of them rare', 'formerly rare', page(11_000, 1000)],
  ['of two words, both frequent and old', 'formerly number', page(10_001, 1)],
  ['rare, beside one that hides the latest', '-lately rare', page(11_000, 1000)],
])('what is %s is the latest of all that match, and the next page follows it', async (_, typed, numbers) => {
  const first = await find(typed)
  expect(numbersOf(first)).toEqual(numbers)
  const last = first.at(-1)
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  expect(numbersOf(await find(typed, on.dana, last ? { at: last.at, id: last.id } : null))).toEqual(
    page((numbers.at(-1) ?? 0) + step, step),
  )
})

test('pages of a word that is frequent and old follow each other over the end of a month', async () => {
  const end = '2026-10-01T00:00:00.000Z'
  const first = await find('number', on.dana, {
    at: '2026-10-01T00:10:00.000Z',
    id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  })
  const old = await find('formerly', on.dana, {
    at: '2026-10-01T00:10:00.000Z',
    id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  })
  expect(old).toEqual(first)
  expect(old).toHaveLength(26)
  expect([old[0]?.at, old.at(-1)?.at]).toEqual(['2026-10-01T00:10:00.000Z', '2026-09-30T23:45:00.000Z'])
  expect(old.filter(({ at }) => at >= end)).toHaveLength(11)
})
