import { expenseStatuses } from '#contract/expenses/expenses.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Doors } from '../db/tenancy.ts'
import type { Deps } from '../deps.ts'
import { factsOf } from '../features/payments/payments.store.ts'
import { ask } from '../lifecycle/lifecycle.ts'
import type { Jobs } from './jobs.ts'

/** The leaves that `weigh` chooses. */
const weighed = expenseStatuses.filter((leaf) => leaf === 'settled' || leaf.startsWith('approved.'))

/** The ids of expenses whose stored leaf is not the one their chart chooses from the facts now. Nothing is mended here. */
export const misweighedIn = (doors: Doors, familyId: string): Promise<string[]> =>
  doors.forSystem(familyId, async (tx) => {
    const rows = await tx
      .selectFrom('expense')
      .select(['id', 'owed', 'status'])
      .where('status', 'in', weighed)
      .execute()
    const facts = await factsOf(tx, rows)
    return rows.flatMap(({ id, status }) => {
      const known = facts.get(id)
      const event = { type: 'expense.paymentsChanged', by: bySystem } as const
      const answer = known && ask(expenseMachine, status, { ...known, private: false }, event)
      return answer?.status === status ? [] : [id]
    })
  })

/** Every hour: a leaf that no longer follows from its payments is a fault of ours, and is told as one. */
export const reweighJob = (jobs: Jobs, { doors, log }: Deps): void =>
  jobs.every('reweigh', '41 * * * *', async () => {
    const families = await doors.acrossFamilies((tx) =>
      tx.selectFrom('stream').select('family_id').distinct().execute(),
    )
    for (const { family_id } of families)
      for (const expense of await misweighedIn(doors, family_id))
        log.error({ expense }, 'status does not follow from payments')
  })
