import type { CustomerStatus, ProviderName } from '../../bank/provider.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { claimResource } from '../../inbox/resources.ts'
import { advance } from '../../lifecycle/advance.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { accountFactsOf, type PaymentAccountLifecycle } from './payment-accounts.lifecycle.ts'
import {
  accountById,
  accountIdOf,
  holdAccount,
  insertAccount,
  setAccount,
  unbegunAccount,
} from './payment-accounts.store.ts'

type Serves = (country: string) => boolean

/** Creates the account's row with the viewer's first command to it. */
export const beginWhenNone = async (
  change: UnitOfWork,
  lifecycle: PaymentAccountLifecycle,
  viewer: Viewer,
  id: string,
  serves: Serves,
): Promise<void> => {
  const { tx, now } = change
  if (id !== accountIdOf(viewer) || viewer.mode !== 'self') return
  await holdAccount(tx, id)
  if (await accountById(tx, id)) return
  const row = unbegunAccount(viewer, now)
  const facts = await accountFactsOf(tx, row, serves)
  await begin(change, lifecycle, facts, (status) => insertAccount(tx, { ...row, status }), viewer)
}

const facts = {
  verified: 'paymentAccount.verified',
  detailsNeeded: 'paymentAccount.detailsAsked',
  documentNeeded: 'paymentAccount.documentAsked',
  manualReview: 'paymentAccount.reviewBegun',
  refused: 'paymentAccount.refused',
  suspended: 'paymentAccount.suspended',
  deactivated: 'paymentAccount.deactivated',
} as const satisfies Record<CustomerStatus, string>

/** Applies the bank's present status of its customer. An unchanged status is ignored. */
export const hearBank = async (
  change: UnitOfWork,
  lifecycle: PaymentAccountLifecycle,
  id: string,
  status: CustomerStatus,
): Promise<void> => {
  await holdAccount(change.tx, id)
  const row = await accountById(change.tx, id)
  if (!row || row.status === status || row.customer_ref === null) return
  await advance(change, lifecycle, id, { type: facts[status] }, 'bank')
}

type Customer = { readonly provider: ProviderName; readonly ref: string }

/** Stores the bank's id of this person and claims its reports for this account. */
export const noteCustomer = async (
  { tx, familyId }: UnitOfWork,
  id: string,
  { provider, ref }: Customer,
): Promise<void> => {
  await setAccount(tx, id, { provider, customer_ref: ref })
  await claimResource(tx, { provider, ref, kind: 'customer', familyId, entityId: id })
}
