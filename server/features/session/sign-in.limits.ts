import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { networkOf, throttleOn } from '../../http/login-throttle.ts'

/** Many people at home or in an office share one address, while a username belongs to one person. */
const triesPerAddress = limits.signIn.tries * 10

/** Limits attempts to sign in. */
export const signInLimitsOn = (pool: Pool) => {
  const { tries, window } = limits.signIn
  const byName = throttleOn(pool, { name: 'name', tries, window })
  const byAddress = throttleOn(pool, { name: 'address', tries: triesPerAddress, window })
  return {
    /** @throws {Refusal} rateLimited, with the wait in seconds */
    count: async (username: string, address: string): Promise<void> => {
      await byAddress.count(networkOf(address))
      await byName.count(username.toLowerCase())
    },
    forget: async (username: string, address: string): Promise<void> => {
      await byName.forget(username.toLowerCase())
      await byAddress.reward(networkOf(address))
    },
  }
}
