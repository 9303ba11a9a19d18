import { bySystem } from '#machines/shared/turn.ts'
import type { JobDeps } from '../../deps.ts'
import { logEnded, logSecurity } from '../../http/security-log.ts'
import { dueClosings } from './account-closing.store.ts'
import { closeAccount } from './close-account.ts'

export const closingQueue = 'account.closing'

const closeOne = async (deps: Pick<JobDeps, 'db' | 'enqueue' | 'log'>, personId: string, now: string) => {
  const event = { type: 'accountClosing.carryOut', by: bySystem } as const
  const ended = await closeAccount(deps, personId, event, now)
  if (!ended) return
  logSecurity(deps.log, { event: 'accountClosed', personId })
  logEnded(deps.log, ended, 'closing')
}

/** Closes the accounts whose fourteen days are over. One that fails is due again in the next run and stops no other. */
export const closeDueAccounts = async (
  deps: Pick<JobDeps, 'db' | 'enqueue' | 'log' | 'scopes' | 'clock'>,
): Promise<void> => {
  const now = deps.clock.now()
  for (const personId of await deps.scopes.beforeSignIn((tx) => dueClosings(tx, now)))
    try {
      await closeOne(deps, personId, now)
    } catch (error) {
      deps.log.error({ err: error }, 'an account could not be closed')
    }
}
