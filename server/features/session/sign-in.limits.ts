import type { Pool } from 'pg'
import type { Db } from '../../db/tenancy.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { type Counter, countAttempt, forgetAttempts, type GrowingLock, takeBackAttempt } from './growing-lock.ts'

const minute = 60_000

/** Locks an account for one address, which is all that an attacker with one address can do to anybody. */
export const pairLock: GrowingLock = { name: 'address', free: 5, first: minute, longest: 60 * minute }

/** Slows an account for all unknown devices, because an attacker may have many addresses. */
export const accountLock: GrowingLock = { name: 'account', free: 30, first: minute, longest: 15 * minute }

/** A device on which the person signed in before has a limit of its own, which no stranger can reach. */
export const deviceLock: GrowingLock = { name: 'device', free: 10, first: minute, longest: 60 * minute }

/** Many people at home or in an office share one address. */
export const perAddress = { tries: 50, window: 15 * minute }

export type Origin = {
  readonly username: string
  readonly address: string
  /** The known device of this person from which they try; null for every other one. */
  readonly deviceId: string | null
}

export type CountedAttempt = {
  /** Says whether the account is locked for this origin when the password is wrong. */
  readonly locks: boolean
  succeeded(): Promise<void>
}

/**
 * Limits attempts to give an account's password, whether or not there is such an account. `count` must precede the
 * check of the password.
 */
export const signInLimitsOn = (pool: Pool, db: Db) => {
  const byAddress = throttleOn(pool, { name: 'address', ...perAddress })

  const fromKnown = async (device: Counter, now: string): Promise<CountedAttempt> => ({
    locks: await countAttempt(db, [device], now),
    succeeded: () => forgetAttempts(db, device),
  })

  return {
    /** @throws {Refusal} rateLimited, with the wait in seconds */
    count: async ({ username, address, deviceId }: Origin, now: string): Promise<CountedAttempt> => {
      const account = username.toLowerCase()
      if (deviceId !== null) return fromKnown({ lock: deviceLock, of: [account, deviceId] }, now)
      const network = networkOf(address)
      await byAddress.count(network)
      const all: Counter = { lock: accountLock, of: [account] }
      const pair: Counter = { lock: pairLock, of: [account, network] }
      return {
        locks: await countAttempt(db, [all, pair], now),
        succeeded: async () => {
          await byAddress.reward(network)
          await forgetAttempts(db, pair)
          await takeBackAttempt(db, all)
        },
      }
    },
  }
}
export type SignInLimits = ReturnType<typeof signInLimitsOn>
