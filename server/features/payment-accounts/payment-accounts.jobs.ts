import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { paymentAccountStatuses } from '#contract/payment-accounts/payment-accounts.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { BankRefusal } from '../../bank/provider.ts'
import type { JobDeps } from '../../deps.ts'
import type { ProviderFact } from '../../inbox/inbox.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { advance } from '../../lifecycle/advance.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { removalQueue } from './bank-accounts.change.ts'
import { hearBank } from './payment-accounts.change.ts'
import { paymentAccountLifecycleWith } from './payment-accounts.lifecycle.ts'
import { accountById, holdAccount } from './payment-accounts.store.ts'

type Dependencies = Pick<JobDeps, 'scopes' | 'clock' | 'enqueue' | 'bank' | 'log'>

const changing = (
  { scopes, clock, enqueue }: Dependencies,
  familyId: string,
  run: (change: UnitOfWork) => Promise<void>,
) =>
  scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, clock.now())
    await run(change)
    await finishUnitOfWork(change, enqueue)
  })

const lifecycleFor = ({ bank }: Dependencies) =>
  paymentAccountLifecycleWith({ serves: (country) => bank.serves(country) })

/** Handles a report about a customer. The present status is asked of the bank, so that neither order nor repetition matters. */
export const customerFact =
  (needs: Dependencies) =>
  async ({ familyId, entityId, ref }: ProviderFact): Promise<void> => {
    const { status } = await needs.bank.readCustomer(ref)
    await changing(needs, familyId, async (change) => {
      const row = await accountById(change.tx, entityId)
      // Reports about the customer of a former provider are ignored.
      if (row?.customer_ref === ref) await hearBank(change, lifecycleFor(needs), entityId, status)
    })
  }

const removal = z.object({ familyId: id, bankAccountId: id })

/** Tells the bank that an account was removed, until it has answered. An account that the bank does not know counts as removed. */
const removeAtBank = async ({ scopes, bank, log }: Dependencies, data: unknown): Promise<void> => {
  const { familyId, bankAccountId } = removal.parse(data)
  const row = await scopes.asSystem(familyId, (tx) =>
    tx.selectFrom('bank_account').select('ref').where('id', '=', bankAccountId).executeTakeFirst(),
  )
  if (!row?.ref) return
  try {
    await bank.removeBankAccount(row.ref)
  } catch (error) {
    if (!(error instanceof BankRefusal)) throw error
    log.warn({ reason: error.reason }, 'a bank account that was removed here could not be removed at the bank')
  }
}

/** Finds accounts at a former provider and asks their owners to finish the migration. */
export const leaveFormerProvider = async (needs: Dependencies): Promise<void> => {
  const { scopes, bank } = needs
  const elsewhere = await scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('payment_account')
      .select(['family_id', 'id'])
      .where('provider', 'is not', null)
      .where('provider', '<>', bank.name)
      .execute(),
  )
  for (const { family_id, id: accountId } of elsewhere)
    await changing(needs, family_id, async (change) => {
      await holdAccount(change.tx, accountId)
      const row = await accountById(change.tx, accountId)
      if (row?.provider && row.provider !== bank.name)
        await advance(change, lifecycleFor(needs), accountId, { type: 'paymentAccount.providerChanged' }, 'system')
    })
}

const waitingForBank = paymentAccountStatuses.filter((status) =>
  metaOfLeaf(paymentAccountMachine, status).turns.includes('bank'),
)

/** Asks the bank once an hour for the status of accounts that wait for it, in case a webhook was lost. */
export const lookAgain = async (needs: Dependencies): Promise<void> => {
  const waiting = await needs.scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('payment_account')
      .select(['family_id', 'id'])
      .where('status', 'in', waitingForBank)
      .where('provider', '=', needs.bank.name)
      .execute(),
  )
  const hear = customerFact(needs)
  for (const { family_id: familyId, id: entityId } of waiting) {
    const row = await needs.scopes.asSystem(familyId, (tx) => accountById(tx, entityId))
    if (row?.customer_ref) await hear({ familyId, entityId, ref: row.customer_ref })
  }
}

export const paymentAccountJobs = (jobs: Jobs, needs: Dependencies): void => {
  jobs.on(removalQueue, (data) => removeAtBank(needs, data))
  jobs.every('paymentAccounts.move', '*/5 * * * *', () => leaveFormerProvider(needs))
  jobs.every('paymentAccounts.look', '23 * * * *', () => lookAgain(needs))
}
