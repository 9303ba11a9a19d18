import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'
import { type Seal, sealIn } from '../second-step/sealing-key.ts'
import { spendCode } from '../second-step/second-step.store.ts'
import { type Counter, countAttempt, forgetAttempts, type GrowingLock } from './growing-lock.ts'

const minute = 60_000

/** Whoever gives codes has given the password, so this locks out nobody whose password is their own. */
export const codeLock: GrowingLock = { name: 'secondStep', free: 5, first: minute, longest: 60 * minute }

export type Proof = { readonly personId: string; readonly code: string; readonly now: string }

/** Checks codes of second steps, of which each person has five tries before the waits begin. */
export const secondStepOn = ({ scopes, config, db, log }: Pick<Deps, 'scopes' | 'config' | 'db' | 'log'>) => {
  const seal: Seal = sealIn(config.dataDir)
  /** @throws {Refusal} rateLimited */
  const countTry = async (personId: string, now: string) => {
    const counter: Counter = { lock: codeLock, of: [personId] }
    await countAttempt(db, [counter], now)
    return { succeeded: () => forgetAttempts(db, counter) }
  }
  return {
    seal,
    countTry,
    /**
     * Uses a code up and does `work` in the same transaction.
     * @throws {Refusal} secondStepFailed, rateLimited
     */
    prove: async <T>({ personId, code, now }: Proof, work: (tx: Tx) => Promise<T>): Promise<T> => {
      const tried = await countTry(personId, now)
      const done = await scopes.beforeSignIn(async (tx) =>
        (await spendCode(tx, seal, personId, code, now)) ? { result: await work(tx) } : null,
      )
      if (!done) {
        logSecurity(log, { event: 'secondStepFailed', personId })
        throw new Refusal('secondStepFailed')
      }
      await tried.succeeded()
      return done.result
    },
  }
}
export type SecondStep = ReturnType<typeof secondStepOn>
