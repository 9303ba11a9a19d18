import type { Tx } from '../../db/tenancy.ts'
import { type DeliveryContext, deliverDue } from './delivery.ts'
import { catchUp } from './due.ts'
import { inSandbox } from './state.ts'

/** Runs the sandbox bank: events happen at their own time, and webhooks are sent afterwards. */
export type Simulator = {
  /**
   * Runs everything that is due, then `run` in one transaction, and delivers webhooks after the answer has gone out.
   */
  readonly serve: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Resolves when everything due has happened and every due webhook was sent. */
  readonly settle: () => Promise<void>
  /** Waits for deliveries that are under way. */
  readonly close: () => Promise<void>
}

export const simulatorOf = (post: DeliveryContext): Simulator => {
  const { sandbox, log } = post
  // Deliveries run one after the other, so waiting for the last one waits for all.
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
