import type { ExpenseCommand, NewExpense } from '#contract/expenses/expenses.ts'
import { addDays, dateIn, instantOf } from '#domain/time.ts'
import type { Clock } from '../clock.ts'
import type { FamilyScopes, Viewer } from '../db/tenancy.ts'
import { createExpense } from '../features/expenses/expenses.create.ts'
import { openExpense } from '../features/expenses/expenses.open.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { sendToExpense, sendToLastPayment, type Unversioned } from './send-command.ts'

/** Runs what two parents did through the regular commands, at instants of the past. It sends no mail. */
export type Story = ReturnType<typeof storyOf>

export type StoryDependencies = { readonly scopes: FamilyScopes; readonly clock: Clock }

const noJobs = async () => {}

/** `zone` is the time zone of the story's wall times. */
export const storyOf = ({ scopes, clock }: StoryDependencies, zone: string) => {
  const today = dateIn(clock.now(), zone)
  /** Parses `-3 16:10` as ten past four, three days ago, but never returns a time later than now. */
  const at = (when: string): string => {
    const [days = '0', time = '12:00'] = when.split(' ')
    const instant = instantOf(`${addDays(today, Number(days))}T${time}`, zone)
    return instant < clock.now() ? instant : clock.now()
  }
  const doing = <T>(viewer: Viewer, when: string, run: (change: UnitOfWork) => Promise<T>): Promise<T> =>
    scopes.asViewer(viewer, async (tx) => {
      const change = beginUnitOfWork(tx, viewer.familyId, at(when))
      const result = await run(change)
      await finishUnitOfWork(change, noJobs)
      return result
    })
  return {
    day: (days: number) => addDays(today, days),
    runs: doing,
    records: async (viewer: Viewer, when: string, expense: NewExpense): Promise<string> =>
      (await doing(viewer, when, (change) => createExpense(change, viewer, expense))).id,
    opens: (viewer: Viewer, when: string, id: string) =>
      doing(viewer, when, async (change) => void (await openExpense(change, viewer, id))),
    does: (viewer: Viewer, when: string, id: string, command: Unversioned<ExpenseCommand>) =>
      doing(viewer, when, (change) => sendToExpense(change, viewer, id, command)),
    /** Sends the command to the last payment of an expense. */
    settles: (viewer: Viewer, when: string, expenseId: string, type: 'payment.confirm') =>
      doing(viewer, when, (change) => sendToLastPayment(change, viewer, expenseId, { type })),
  }
}
