import type { Tx } from '../../db/tenancy.ts'
import { type DeliveryContext, deliverDue } from './delivery.ts'
import { catchUp } from './due.ts'
import { inSandbox } from './state.ts'

/** The sandbox's bank at work: what is asked of it is done at its own hour, and what happened is told afterwards. */
export type Simulator = {
  /** Everything due happens first; then `run`, in one transaction; its letters are sent once the answer has gone out. */
  readonly serve: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Everything due has happened and every letter that is due was sent, when this is done. */
  readonly settle: () => Promise<void>
  /** Waits for letters that are on their way. */
  readonly close: () => Promise<void>
}

export const simulatorOf = (post: DeliveryContext): Simulator => {
  const { sandbox, log } = post
  // One delivery after the other, so that whoever waits for the last has waited for all.
  let sending: Promise<void> = Promise.resolve()
  const deliver = (): Promise<void> => {
    sending = sending
      .then(() => deliverDue(post))
      .catch((error: unknown) => log.error({ err: error }, 'sandbox letters'))
    return sending
  }
  return {
    serve: async (run) => {
      await catchUp(sandbox)
      const answer = await inSandbox(sandbox, run)
      setImmediate(() => void deliver())
      return answer
    },
    settle: async () => {
      await catchUp(sandbox)
      await deliver()
    },
    close: () => sending,
  }
}
