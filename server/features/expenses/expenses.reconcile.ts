import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { FamilyScopes } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { factsOf } from './expenses.facts.ts'
import { miscountedIn } from './expenses.recount.ts'
import { agreed } from './expenses.statuses.ts'

const event = { type: 'expense.paymentsChanged', by: bySystem } as const

/** Returns the ids of expenses whose stored leaf is not the one that their chart derives from the present facts. It repairs nothing. */
export const unreconciledIn = (scopes: FamilyScopes, familyId: string): Promise<string[]> =>
  scopes.asSystem(familyId, async (tx) => {
    const rows = await tx
      .selectFrom('expense')
      .select(['id', 'owed', 'other_id', 'status'])
      .where('status', 'in', agreed)
      .execute()
    const facts = await factsOf(tx, rows)
    return rows.flatMap(({ id, status }) => {
      const known = facts.get(id)
      const answer = known && decide(expenseMachine, status, { ...known, private: false }, event)
      return answer?.status === status ? [] : [id]
    })
  })

/** Runs every hour. A leaf or a sum that does not follow from payments is a bug, and is logged as an error. */
export const reconcileJob = (jobs: Jobs, { scopes, log }: JobDeps): void =>
  jobs.every('reweigh', '41 * * * *', async () => {
    const families = await scopes.acrossFamilies((tx) =>
      tx.selectFrom('stream').select('family_id').distinct().execute(),
    )
    for (const { family_id } of families) {
      for (const expense of await unreconciledIn(scopes, family_id))
        log.error({ expense }, 'status does not follow from payments')
      for (const finding of await miscountedIn(scopes, family_id))
        log.error({ finding }, 'rows keep other sums than they add up to')
    }
  })
