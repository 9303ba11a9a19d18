import { createHmac, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { type BankAccountDetails, BankRefusal, type CustomerStatus } from '../provider.ts'
import { readCustomer } from './customers.ts'
import { recordEvent } from './events.ts'
import { lockKey, type SandboxContext, sandboxNow } from './state.ts'
import { quirkOfNumber, quirks } from './test-numbers.ts'

export type AccountRow = Selectable<Schema['sandbox_account']>

/** These are the weights of the check digit in a routing number. */
const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  text !== '000000000' &&
  [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 10 === 0

const hashOf = ({ numberKey }: SandboxContext, { routingNumber, accountNumber }: BankAccountDetails): Buffer =>
  createHmac('sha256', numberKey).update(`${routingNumber} ${accountNumber}`).digest()

type Order = { readonly customerId: string; readonly key: string; readonly details: BankAccountDetails }
export type OpenedAccount = { readonly ref: string; readonly last4: string }

/** Stores only the last four digits of the number, a keyed hash to recognise it again, and its quirk. */
export const openAccount = async (
  tx: Tx,
  sandbox: SandboxContext,
  { customerId, key, details }: Order,
): Promise<OpenedAccount> => {
  await lockKey(tx, key)
  const customer = await readCustomer(tx, customerId)
  const known = await tx.selectFrom('sandbox_account').selectAll().where('key', '=', key).executeTakeFirst()
  if (known) return { ref: known.id, last4: known.last4 }
  const quirk = quirkOfNumber(details.accountNumber)
  const wrong = [
    ...(isRoutingNumber(details.routingNumber) ? [] : ['routingNumber']),
    ...(quirk === quirks.refusedWhenAdded ? ['accountNumber'] : []),
  ]
  if (wrong.length > 0) throw new BankRefusal('invalidDetails', wrong)
  if (customer.status !== 'verified') throw new BankRefusal('suspended')
  const number_hash = hashOf(sandbox, details)
  if (await isHeld(tx, customerId, number_hash)) throw new BankRefusal('duplicate')
  const row = {
    id: randomUUID(),
    key,
    customer_id: customerId,
    type: details.type,
    last4: details.accountNumber.slice(-4),
    number_hash,
    quirk,
    removed_at: null,
  }
  await tx.insertInto('sandbox_account').values(row).execute()
  const at = await sandboxNow(tx, sandbox)
  await recordEvent(tx, sandbox, { topic: 'customer_funding_source_added', kind: 'bankAccount', ref: row.id, at })
  return { ref: row.id, last4: row.last4 }
}

const isHeld = async (tx: Tx, customerId: string, hash: Buffer): Promise<boolean> =>
  (await tx
    .selectFrom('sandbox_account')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number_hash', '=', hash)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Removes an account; removing it again changes nothing. */
export const closeAccount = async (tx: Tx, sandbox: SandboxContext, id: string): Promise<void> => {
  const at = await sandboxNow(tx, sandbox)
  const closed = await tx
    .updateTable('sandbox_account')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (closed)
    await recordEvent(tx, sandbox, { topic: 'customer_funding_source_removed', kind: 'bankAccount', ref: id, at })
}

/** Lists who may send money and who may receive it. */
const mayUse = { from: ['verified'], to: ['verified', 'suspended'] } as const satisfies Record<string, CustomerStatus[]>
const mayNot = { from: 'suspended', to: 'cannotReceive' } as const

/**
 * @throws {BankRefusal} when the account does not exist, was removed, or its holder may not move money in this
 * direction
 */
export const usableAccount = async (tx: Tx, id: string, way: 'from' | 'to'): Promise<AccountRow> => {
  const row = await tx.selectFrom('sandbox_account').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.removed_at !== null) throw new BankRefusal('invalidDetails', ['bankAccount'])
  const { status } = await readCustomer(tx, row.customer_id)
  if (!mayUse[way].some((allowed) => allowed === status)) throw new BankRefusal(mayNot[way])
  return row
}
