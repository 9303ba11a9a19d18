import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import { type Db, type FamilyScopes, togetherOn, type Viewer } from '../../db/tenancy.ts'
import type { DemoFamily } from '../accounts.ts'
import { seedPeople } from '../people.ts'
import { storyOf } from '../story.ts'
import { translatorFor } from '../translations.ts'

/** Lists a family's tables, each after those it refers to. */
export const tables = [
  'family',
  'person',
  'membership',
  'child',
  'child_detail',
  'category',
  'expense',
  'payment',
  'allocation',
  'viewed',
  'stream',
  'entry',
] as const
export type Table = (typeof tables)[number]

/** A row as the database writes it in JSON. */
export type Row = Readonly<Record<string, unknown>>
export type Rows = Readonly<Record<Table, readonly Row[]>>

/** Records a settled, a declined, an open and a private expense. */
const playStory = async (scopes: FamilyScopes, clock: Clock, family: DemoFamily, [a, b]: readonly [Viewer, Viewer]) => {
  const story = storyOf({ scopes, clock }, family.timeZone)
  const translate = translatorFor(family.country)
  const { category, child } = await scopes.asViewer(a, async (tx) => ({
    category: await tx.selectFrom('category').select('id').where('preset', '=', 'general').executeTakeFirstOrThrow(),
    child: await tx.selectFrom('child').select('id').executeTakeFirstOrThrow(),
  }))
  const expense = (name: string, total: number, bought: number) => ({
    name: translate(name),
    total,
    purchaseDate: story.day(bought),
    categoryId: category.id,
    childIds: [child.id],
    private: false,
    receipts: [],
  })
  const piano = await story.records(a, '-23 09:12', expense('Piano lessons', 120_00, -24))
  await story.opens(b, '-22 18:40', piano)
  await story.does(b, '-22 18:42', piano, { type: 'expense.approve' })
  await story.does(b, '-21 08:14', piano, { type: 'expense.pay', method: 'check', amount: 60_00, number: '1039' })
  await story.settles(a, '-20 12:30', piano, 'payment.confirm')
  const trampoline = await story.records(b, '-12 10:05', expense('Trampoline', 410_00, -13))
  await story.opens(a, '-11 19:20', trampoline)
  const reason = translate('We said no big toys without asking first.')
  await story.does(a, '-11 19:26', trampoline, { type: 'expense.decline', reason })
  await story.records(a, '-6 21:15', { ...expense('Birthday surprise', 74_90, -6), private: true })
  await story.records(b, '-1 17:30', expense('Summer camp deposit', 240_00, -2))
}

class RolledBack extends Error {}

/**
 * Returns the rows of a family that was created by regular commands in a transaction that is rolled back, so that its
 * copies are as consistent as real data.
 */
export const templateOf = async (db: Db, clock: Clock, family: DemoFamily): Promise<Rows> => {
  let read: Rows | undefined
  const parents = family.people.filter(({ role }) => role === 'parent')
  const people = parents.map((person) => ({ ...person, username: `template.${person.username}` }))
  const seeding = togetherOn(db, async (scopes) => {
    const seeded = await seedPeople(scopes, { ...family, people }, '', clock.now())
    const viewerOf = (side: 'A' | 'B'): Viewer => {
      const personId = seeded.ids.get(people.find((person) => person.side === side)?.username ?? '') ?? ''
      return { personId, familyId: seeded.id, viewpoint: personId, standing: 'parent', mode: 'self' }
    }
    await playStory(scopes, clock, family, [viewerOf('A'), viewerOf('B')])
    read = await scopes.asSystem(seeded.id, async (tx) => {
      const rowsIn = async (table: Table) => {
        const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(tx)
        return rows.map(({ row }) => row)
      }
      const pairs = tables.map(async (table) => [table, await rowsIn(table)] as const)
      return Object.fromEntries(await Promise.all(pairs)) as Record<Table, Row[]>
    })
    throw new RolledBack()
  })
  await seeding.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  if (!read) throw new Error('the template was not read')
  return read
}
