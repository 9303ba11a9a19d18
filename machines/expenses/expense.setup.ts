import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import * as facts from './expense.facts.ts'
import {
  type ExpenseEvent,
  type ExpenseFacts,
  type ExpenseInput,
  type ExpenseTurn,
  expenseParties,
} from './expense.types.ts'

/** Actions are only named here, as data; the server's `expenses.effects.ts` implements them. */
const effect = () => {}

/**
 * `uncounted` means that the expense is not owed, or not any more. `ended` can be sent again; nobody is shown what is
 * `gone`. `asked`: the other parent waits for this.
 */
export type ExpenseMeta = Meta<ExpenseTurn> & {
  readonly uncounted?: 'private' | 'ended' | 'gone'
  readonly asked?: 'receipt'
}

export const expenseSetup = setup({
  types: {
    context: {} as ExpenseFacts & { readonly private: boolean },
    events: {} as ExpenseEvent,
    input: {} as ExpenseInput,
    meta: {} as ExpenseMeta,
  },
  guards: {
    by: byAmong(expenseParties),
    isPrivate: ({ context }) => context.private,
    isOpened: ({ context }) => context.opened,
    allSettled: ({ context }) => facts.allSettled(context),
    checkUnconfirmed: ({ context }) => facts.checkUnconfirmed(context),
    bankInFlight: ({ context }) => facts.bankInFlight(context),
    paymentLater: ({ context }) => facts.paymentLater(context),
    lastPaymentBroken: ({ context }) => facts.lastPaymentBroken(context),
    partSettled: ({ context }) => facts.partSettled(context),
    payableLeft: ({ context }) => facts.payableLeft(context),
    nothingOnItsWay: ({ context }) => facts.nothingOnItsWay(context),
    amountPayable: ({ context, event }) =>
      event.type === 'expense.pay' && event.amount > 0 && event.amount <= facts.payableOf(context),
    remainingEchoed: ({ context, event }) =>
      event.type === 'expense.markReimbursed' && event.remaining === facts.remainingOf(context),
  },
  actions: {
    shareWithFamily: effect,
    applyEdit: effect,
    attachReceipts: effect,
    keepReason: effect,
    noteRequest: effect,
    beginPayment: effect,
    stopScheduled: effect,
    recordReimbursement: effect,
  },
})
