import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HomeDto } from '#contract/home.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { homeStatement } from '#server/features/expenses/expenses.home.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { features } from '#server/features/features.ts'
import { waitingFor } from '#server/features/home/home.waiting.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
const leafOf = new Map<string, string>()
beforeAll(async () => {
  on = await ownStage()
  for (const [leaf, bring] of Object.entries(expenseAt)) {
    leafOf.set(await bring(on), leaf)
    on.clock.forward(1000)
  }
})
afterAll(() => on.end())

const homeOf = (viewer: Viewer): Promise<HomeDto> =>
  on.scopes.asViewer(viewer, (tx) => waitingFor(features, tx, viewer, on.clock.now()))
const leaves = ({ items }: HomeDto['you']) => items.map(({ id }) => leafOf.get(id))

test('one expense in each state it can have: what waits for whom is what the chart says', async () => {
  const [sam, dana] = [await homeOf(on.sam), await homeOf(on.dana)]
  const samActs = ['approved.paymentUnconfirmed', 'receiptRequested']
  const danaActs = [
    'approved.partlyPaid',
    'approved.newPaymentNeeded',
    'approved.paymentScheduled',
    'approved.paymentInProcess',
    'approved.paymentUnconfirmed',
    'approved.unpaid',
    'open',
  ]
  expect(leaves(sam.you)).toEqual(samActs)
  expect(leaves(sam.others)).toEqual(danaActs.filter((leaf) => !samActs.includes(leaf)))
  // Only 50.00 of 142.50 is in transit, so the rest can be paid and it is her turn too.
  expect(leaves(dana.you)).toEqual(danaActs)
  expect(leaves(dana.others)).toEqual(['receiptRequested'])
  for (const list of [sam.you, sam.others, dana.you, dana.others]) expect(list.count).toBe(list.items.length)
})

test('whoever looks on sees what waits for the parent they look as; a child and another family see nothing', async () => {
  const { you, others } = await homeOf(on.dana)
  for (const viewer of [on.professional, on.admin]) {
    const seen = await homeOf(viewer)
    expect([leaves(seen.you), leaves(seen.others)]).toEqual([leaves(you), leaves(others)])
    expect(seen.you.items.map(({ you: by }) => by.mode)).not.toContain('self')
  }
  const nothing = { count: 0, items: [], support: [], monthly: [], coparent: [], changes: [], actualTimes: [] }
  expect(await homeOf(on.child)).toEqual({
    you: nothing,
    others: nothing,
    totals: null,
    account: { removal: false, email: false },
  })
  expect(await homeOf(on.neighbour)).toMatchObject({ you: nothing, others: nothing, totals: { youOwe: { count: 0 } } })
})

test('with a check that waits comes its payment, and only then', async () => {
  const { you } = await homeOf(on.sam)
  const waiting = you.items.map(({ id, payments }) => [
    leafOf.get(id),
    payments.map(({ amount, status }) => [status, amount]),
  ])
  expect(waiting).toEqual([
    ['approved.paymentUnconfirmed', [['unconfirmed', 50_00]]],
    ['receiptRequested', []],
  ])
})

test('a line says when the other parent first viewed it, and showing the line views nothing', async () => {
  const id = await on.record(on.sam, { name: 'Winter coat' })
  const viewed = async (viewer: Viewer) => {
    const { you, others } = await homeOf(viewer)
    return [...you.items, ...others.items].find((item) => item.id === id)?.viewedAt
  }
  expect(await viewed(on.dana)).toBeNull()
  expect(await viewed(on.sam)).toBeNull()
  await on.act(on.dana, (change) => openExpense(change, on.dana, id))
  expect(await viewed(on.sam)).toBe(on.clock.now())
})

test('among ten thousand settled expenses what waits is found by its status, and counted beyond what is shown', async () => {
  const before = (await homeOf(on.dana)).you.count
  const open = [...leafOf].find(([, leaf]) => leaf === 'open')?.[0]
  const superuser = new pg.Client(on.superuser)
  await superuser.connect()
  const { rows } = await superuser.query<{ columns: string }>(`select string_agg(column_name, ', ') as columns
    from information_schema.columns where table_name = 'expense' and is_generated = 'NEVER'`)
  const columns = rows[0]?.columns ?? ''
  const copy = (status: string, count: number) =>
    superuser.query(
      `insert into expense (${columns}) select ${columns.replace(/\w+/g, 'copy.$&')} from expense e,
        generate_series(1, ${count}) n, jsonb_populate_record(e,
          jsonb_build_object('id', gen_random_uuid(), 'status', '${status}', 'n', n)) copy
        where e.id = $1`,
      [open],
    )
  // Each row would change one row of sums in the same transaction, so they are counted once afterwards.
  await superuser.query('set session_replication_role = replica')
  await copy('settled', 10_000)
  await copy('open', 30)
  await superuser.query('select expense_recount()')
  await superuser.query('analyze expense')
  await superuser.end()
  const { you } = await homeOf(on.dana)
  expect(you.count).toBe(before + 30)
  expect(you.items).toHaveLength(20)
  const plan = await on.scopes.asViewer(on.dana, async (tx) => {
    await waitingFor(features, tx, on.dana, on.clock.now())
    return sql`explain ${sql.raw(homeStatement(tx).sql)}`.execute(tx)
  })
  // The index gives the latest of them; a bitmap of it would give all, to be sorted.
  expect(JSON.stringify(plan)).toContain('Index Scan using expense_by_status')
})
