import { movesByEntity } from '#domain/record/moves.ts'
import { type Replayed, replay, sameColumns } from '#domain/record/replay.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import { duesThrough } from '../features/child-support/child-support.ledger.ts'
import { accountColumnsOf } from '../features/payment-accounts/payment-accounts.lifecycle.ts'
import { allSeries } from '../features/payment-schedules/payment-schedules.store.ts'
import { supportOrderLifecycle } from '../use-cases/child-support.lifecycles.ts'
import { expenseLifecycle, paymentLifecycle, paymentSeriesLifecycle } from '../use-cases/lifecycles.ts'
import { breakText, firstBreak } from './chain.ts'
import { checkpointedHeads, type Head } from './checkpoint.ts'
import { readStreams, type StreamCopy } from './streams.ts'

/** What is wrong, in a sentence with the ids of where. Nothing of what the entries say. */
export type Finding = string

const brokenChains = (streams: readonly StreamCopy[]): Finding[] =>
  streams.flatMap(({ id, entries }) => {
    const broken = firstBreak(id, entries)
    return broken ? [breakText(broken)] : []
  })

/** A tail that was cut off leaves a chain that is whole: only what was written down outside tells. */
const againstCheckpoint = (streams: readonly StreamCopy[], heads: readonly Head[]): Finding[] =>
  heads.flatMap(({ stream, seq, hash }) => {
    const entry = streams.find(({ id }) => id === stream)?.entries[seq - 1]
    if (!entry) return [`stream ${stream}: entries up to ${seq} were there at the last checkpoint and are gone`]
    return entry.hash === hash ? [] : [`stream ${stream}, entry ${seq}: it was another at the last checkpoint`]
  })

const rowsOf = async (tx: Tx): Promise<Replayed[]> => {
  const expenses = await tx.selectFrom('expense').selectAll().execute()
  const payments = await tx.selectFrom('payment').selectAll().execute()
  const orders = await tx.selectFrom('support_order').selectAll().execute()
  const accounts = await tx.selectFrom('payment_account').selectAll().execute()
  const series = await allSeries(tx)
  return [
    ...accounts.map((row) => ({ entity: 'paymentAccount', ...pick(row), columns: accountColumnsOf(row) })),
    ...orders.map((row) => ({ entity: 'supportOrder', ...pick(row), columns: supportOrderLifecycle.columnsOf(row) })),
    ...expenses.map((row) => ({ entity: 'expense', ...pick(row), columns: expenseLifecycle.columnsOf(row) })),
    ...payments.map((row) => ({ entity: 'payment', ...pick(row), columns: paymentLifecycle.columnsOf(row) })),
    ...series.map((row) => ({ entity: 'paymentSeries', ...pick(row), columns: paymentSeriesLifecycle.columnsOf(row) })),
  ]
}
const pick = ({ id, status, version }: Replayed | { id: string; status: string; version: number }) => ({
  id,
  status,
  version,
})

const rowAgainst = (row: Replayed, told: Replayed): Finding[] =>
  row.status === told.status && row.version === told.version && sameColumns(row.columns, told.columns)
    ? []
    : [`${row.entity} ${row.id}: the row is not what its history says`]

const againstReplay = (rows: readonly Replayed[], streams: readonly StreamCopy[]): Finding[] => {
  const byEntity = movesByEntity(streams)
  const erased = new Set(streams.flatMap(({ entries }) => entries.filter(({ payload }) => payload === null)))
  const findings: Finding[] = []
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows)
    if (!byEntity.has(row.id) && erased.size === 0)
      findings.push(`${row.entity} ${row.id}: the history does not know it`)
  for (const [id, moves] of byEntity) {
    const row = known.get(id)
    try {
      const told = replay(moves)
      findings.push(...(row ? rowAgainst(row, told) : [`${told.entity} ${id}: the row is gone`]))
    } catch (error) {
      if (erased.size === 0) findings.push(error instanceof Error ? error.message : String(error))
    }
  }
  return findings
}

/** Every due that is written follows from its order: its day, its amount, its id. */
const duesAgainstOrders = async (tx: Tx): Promise<Finding[]> => {
  const orders = await tx.selectFrom('support_order').selectAll().execute()
  const rows = await tx
    .selectFrom('support_due')
    .select(['id', 'order_id', 'due_on', 'amount'])
    .where('cancelled_at', 'is', null)
    .execute()
  const last = rows.reduce((day, { due_on }) => (due_on > day ? due_on : day), '')
  const right = new Map(duesThrough(orders, last).map((due) => [due.id, due]))
  return rows.flatMap(({ id, order_id, due_on, amount }) => {
    const due = right.get(id)
    const follows = due?.orderId === order_id && due.dueOn === due_on && due.amount === amount
    return follows ? [] : [`supportDue ${id}: it does not follow from its order`]
  })
}

/** One family: its chains, the last checkpoint, each row against the replay of its events, what follows from rows. Empty: all of it holds. */
export const verifyFamily = (scopes: Scopes, familyId: string, heads: readonly Head[]): Promise<Finding[]> =>
  scopes.asSystem(familyId, async (tx) => {
    const streams = await readStreams(tx)
    return [
      ...brokenChains(streams),
      ...againstCheckpoint(streams, heads),
      ...againstReplay(await rowsOf(tx), streams),
      ...(await duesAgainstOrders(tx)),
    ]
  })

/** The whole database against the checkpoints in `dataDir`, with the public key from whoever asks. */
export const verifyDatabase = async (scopes: Scopes, dataDir: string, publicPem: string): Promise<Finding[]> => {
  const heads = [...(await checkpointedHeads(dataDir, publicPem)).values()]
  const families = await scopes.acrossFamilies((tx) => tx.selectFrom('stream').select('family_id').distinct().execute())
  const ids = new Set([...families.map(({ family_id }) => family_id), ...heads.map(({ family }) => family)])
  const findings: Finding[] = []
  for (const id of ids)
    findings.push(
      ...(await verifyFamily(
        scopes,
        id,
        heads.filter(({ family }) => family === id),
      )),
    )
  return findings
}
