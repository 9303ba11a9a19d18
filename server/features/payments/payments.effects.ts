import { type Failure, failures } from '#machines/payment/payment.types.ts'
import type { Command, Effect } from '../../lifecycle/lifecycle.ts'
import { type PaymentRow, setFailure, setReason, setReturnCode, setSentAt } from './payments.store.ts'
import { lookAgain, openTransfer } from './payments.transfer.ts'

/** As the bank or the clock said it. What was asked again and found in order failed for what its expenses still take. */
const failureIn = (command: Command): Failure => {
  const said = 'failure' in command ? command.failure : 'hindrance' in command ? command.hindrance : null
  const otherwise = command.type === 'payment.start' ? 'notPayable' : 'bankRefused'
  return failures.find((failure) => failure === said) ?? otherwise
}

/** What each action of the payment chart means. */
export const paymentEffects: Readonly<Record<string, Effect<PaymentRow>>> = {
  keepReason: async ({ tx }, { row, command }) => {
    if ('reason' in command && typeof command.reason === 'string') await setReason(tx, row.id, command.reason)
  },
  keepFailure: ({ tx }, { row, command }) => setFailure(tx, row.id, failureIn(command)),
  keepReturnCode: async ({ tx }, { row, command }) => {
    if ('returnCode' in command && typeof command.returnCode === 'string')
      await setReturnCode(tx, row.id, command.returnCode)
  },
  send: async ({ tx, familyId, now }, { row }) => {
    await setSentAt(tx, row.id, now)
    await openTransfer(tx, familyId, row.id, now)
  },
  askToStop: ({ tx, now }, { row }) => lookAgain(tx, row.id, now),
}
