import { returnCodes } from '#domain/return-codes.ts'
import type { paymentMachine } from '#machines/payments/payment.machine.ts'
import { type Failure, failures } from '#machines/payments/payment.types.ts'
import type { Command, Effects } from '../../lifecycle/lifecycle.ts'
import { type PaymentRow, setFailure, setReason, setReturnCode, setSentAt } from './payments.store.ts'
import { lookAtOnce, openTransfer } from './payments.transfer.ts'

/** Returns the reason given by the bank or the clock. Without one, the payment failed because its expenses take less by now. */
const failureIn = (command: Command): Failure => {
  const given = 'failure' in command ? command.failure : 'hindrance' in command ? command.hindrance : null
  const otherwise = command.type === 'payment.start' ? 'notPayable' : 'bankRefused'
  return failures.find((failure) => failure === given) ?? otherwise
}

/** Implements each action of the payment chart. */
export const paymentEffects: Effects<typeof paymentMachine, PaymentRow> = {
  keepReason: async ({ tx }, { row, command }) => {
    if ('reason' in command && typeof command.reason === 'string') await setReason(tx, row.id, command.reason)
  },
  keepFailure: ({ tx }, { row, command }) => setFailure(tx, row.id, failureIn(command)),
  keepReturnCode: async ({ tx }, { row, command }) => {
    const code = 'returnCode' in command && returnCodes.find((known) => known === command.returnCode)
    if (code) await setReturnCode(tx, row.id, code)
  },
  send: async (change, { row }) => {
    await setSentAt(change.tx, row.id, change.now)
    await openTransfer(change, row.id)
  },
  askToStop: (change, { row }) => lookAtOnce(change, row.id),
}
