import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { type BankProvider, BankRefusal, BankUnreachable, type Ref, type TransferState } from '../../bank/provider.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps, JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { runAsSystem, type SystemDependencies } from '../../lifecycle/as-system.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { movesInVain, takeAbsence, takeOrder, takeRefusal, takeSilence, takeState } from './payments.answer.ts'
import type { PaymentLifecycle } from './payments.lifecycle.ts'
import { nextQuestion, type OrderPorts, type Question } from './payments.order.ts'
import { dueTransfers, type TransferKey, transferQueue } from './payments.transfer.ts'

export type FollowPorts = OrderPorts & {
  /** Records that the transfer at the bank belongs to this payment. */
  readonly claim: (tx: Tx, key: TransferKey, ref: Ref) => Promise<void>
}

type Dependencies = SystemDependencies & Pick<Deps, 'log'> & { readonly bank: BankProvider }
/** Null means that the bank knows of no such order. */
type Answer = TransferState | BankRefusal | BankUnreachable | null

const answerOf = (bank: BankProvider, question: Question): Promise<TransferState | null> => {
  if (question.ask === 'transfer') return bank.transfer(question.order)
  if (question.ask === 'find') return bank.findTransfer(question.order)
  return question.ask === 'cancel' ? bank.cancelTransfer(question.ref) : bank.readTransfer(question.ref)
}

const answerTo = async (bank: BankProvider, question: Question): Promise<Answer> => {
  try {
    return await answerOf(bank, question)
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof BankUnreachable) return error
    throw error
  }
}

/**
 * Moves one transfer forward: sends the next request to the bank outside any transaction, and applies its answer. It
 * may run at any time, repeatedly and in any process, because the bank knows an order by the payment's id, and a known
 * fact changes nothing. An interrupted run is found again by its due time.
 */
export const followerOf =
  (needs: Dependencies, lifecycle: PaymentLifecycle, ports: FollowPorts) =>
  async ({ familyId, paymentId }: TransferKey): Promise<void> => {
    const inFamily = <T>(run: (change: UnitOfWork) => Promise<T>) => runAsSystem(needs, familyId, run)
    const question = await inFamily((change) => nextQuestion(change, lifecycle, ports, paymentId))
    if (!question) return
    const answer = await answerTo(needs.bank, question)
    await inFamily(async (change) => {
      if (answer instanceof BankRefusal && question.ask === 'transfer')
        return takeRefusal(change, lifecycle, paymentId, answer.reason)
      if (answer instanceof Error) {
        const about = { paymentId, ask: question.ask, why: answer.message }
        if (question.ask === 'find') needs.log.error(about, 'for a day nobody knows whether the bank took an order')
        else needs.log.warn(about, 'the bank has not answered')
        return takeSilence(change, paymentId)
      }
      if (answer === null) return takeAbsence(change, lifecycle, paymentId)
      if (question.ask === 'cancel' && (await movesInVain(change, paymentId, answer)))
        needs.log.error({ paymentId, status: answer.status }, 'the bank moves money of a payment that is over here')
      if (question.ask === 'read' || question.ask === 'cancel') return takeState(change, lifecycle, paymentId, answer)
      await ports.claim(change.tx, { familyId, paymentId }, answer.ref)
      return takeOrder(change, lifecycle, paymentId, answer)
    })
  }
export type Follower = ReturnType<typeof followerOf>

const atOnce = 200
const transferKey = z.object({ familyId: id, paymentId: id })

/** Runs when a request is enqueued, and every minute for those that were not sent or not answered. */
export const transferJobs = (
  jobs: Jobs,
  { scopes, clock, log }: Pick<JobDeps, 'scopes' | 'clock' | 'log'>,
  follow: Follower,
) => {
  jobs.on(transferQueue, (data) => follow(z.parse(transferKey, data)))
  jobs.every(`${transferQueue}.sweep`, '* * * * *', async () => {
    for (const key of await scopes.acrossFamilies((tx) => dueTransfers(tx, clock.now(), atOnce)))
      await follow(key).catch((error: unknown) => log.error({ err: error, paymentId: key.paymentId }, 'transfer'))
  })
}
