import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Instant } from '#domain/time.ts'
import { bankCustomerMachine } from '#machines/sandbox-bank/bank-customer.machine.ts'
import type { BankCustomerEvent, BankCustomerPlan } from '#machines/sandbox-bank/bank-customer.types.ts'
import type { LeafOf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { BankRefusal, type CustomerState, type CustomerStatus } from '../provider.ts'
import { reviewEndsAt } from './calendar.ts'
import { recordEvent } from './events.ts'
import { lockKey, type SandboxContext, sandboxNow } from './state.ts'
import { isAnswerLost, planOf } from './test-numbers.ts'

export type CustomerRow = Selectable<Schema['sandbox_customer']>

const stateOf = ({ id, status }: CustomerRow): CustomerState => ({ ref: id, status })

const dueOf = (status: CustomerStatus, now: Instant): Instant | null =>
  status === 'manualReview' ? reviewEndsAt(now) : null

/** Narrows a leaf to the states in which the chart rests. */
const settledStatus = (leaf: LeafOf<typeof bankCustomerMachine>): CustomerStatus => {
  if (leaf === 'deriving') throw new Error('the chart of a customer did not derive a state')
  return leaf
}

const initialStatusOf = (plan: BankCustomerPlan): CustomerStatus =>
  settledStatus(initialLeafOf(bankCustomerMachine, { plan }))

/** @throws {BankRefusal} when no customer has this id */
export const lockCustomer = async (tx: Tx, id: string): Promise<CustomerRow> => {
  const row = await tx.selectFrom('sandbox_customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new BankRefusal('unknown')
  return row
}

/** `lost` means that the work was done but its answer does not arrive; a request with the same key gets it. */
export type SandboxReply<State> = { readonly state: State; readonly lost: boolean }

export const openCustomer = async (
  tx: Tx,
  sandbox: SandboxContext,
  { key, nationalId }: { readonly key: string; readonly nationalId: string },
): Promise<SandboxReply<CustomerState>> => {
  await lockKey(tx, key)
  const known = await tx.selectFrom('sandbox_customer').selectAll().where('key', '=', key).executeTakeFirst()
  if (known) return { state: stateOf(known), lost: false }
  const now = await sandboxNow(tx, sandbox)
  const plan = planOf(nationalId)
  const status = initialStatusOf(plan)
  const lost = isAnswerLost(nationalId)
  const row = { id: randomUUID(), key, status, plan, answer_lost: lost, last_key: null, due_at: dueOf(status, now) }
  await tx.insertInto('sandbox_customer').values(row).execute()
  await recordEvent(tx, sandbox, { topic: 'customer_created', kind: 'customer', ref: row.id, at: now })
  return { state: stateOf(row), lost }
}

const stoppedByBank: ReadonlySet<CustomerStatus> = new Set<CustomerStatus>(['suspended', 'deactivated'])

/**
 * A `key` that was used last time is not applied again. @throws {BankRefusal} when the customer was not asked for this
 */
export const moveCustomer = async (
  tx: Tx,
  sandbox: SandboxContext,
  row: CustomerRow,
  event: BankCustomerEvent,
  { key, at }: { readonly key?: string; readonly at?: Instant } = {},
): Promise<CustomerState> => {
  if (key !== undefined && key === row.last_key) return stateOf(row)
  const answer = decide(bankCustomerMachine, row.status, { plan: row.plan }, event)
  if (!answer) throw new BankRefusal(stoppedByBank.has(row.status) ? 'suspended' : 'invalidDetails')
  const now = at ?? (await sandboxNow(tx, sandbox))
  const status = settledStatus(answer.status)
  await tx
    .updateTable('sandbox_customer')
    .set({ status, due_at: dueOf(status, now), ...(key !== undefined && { last_key: key }) })
    .where('id', '=', row.id)
    .execute()
  await recordEvent(tx, sandbox, { topic: `customer_${topics[status]}`, kind: 'customer', ref: row.id, at: now })
  return { ref: row.id, status }
}

const topics: Readonly<Record<CustomerStatus, string>> = {
  verified: 'verified',
  detailsNeeded: 'reverification_needed',
  documentNeeded: 'verification_document_needed',
  manualReview: 'verification_document_uploaded',
  refused: 'verification_document_failed',
  suspended: 'suspended',
  deactivated: 'deactivated',
}

/** @throws {BankRefusal} when no customer has this id */
export const readCustomer = async (tx: Tx, id: string): Promise<CustomerState> => {
  const row = await tx.selectFrom('sandbox_customer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new BankRefusal('unknown')
  return stateOf(row)
}
