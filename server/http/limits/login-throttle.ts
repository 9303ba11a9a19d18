import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors/refusal.ts'

/** Returns the first 64 bits of an IPv6 address, because one customer usually owns all addresses under them. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}

/** The table stores hashes, so that it holds neither names nor addresses. */
const keyOf = (text: string) => hash('sha256', text, 'base64url')

export type Throttle = {
  /** @throws {Refusal} rateLimited, with the wait in seconds */
  count(who: string): Promise<void>
  /** Gives one attempt back. */
  reward(who: string): Promise<void>
  forget(who: string): Promise<void>
}

type Limit = { readonly name: string; readonly tries: number; readonly window: number }

/** Counts attempts in the database, so that all processes share the count. `window` is in milliseconds. */
export const throttleOn = (pool: Pool, { name, tries, window }: Limit): Throttle => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: window / 1000,
    inMemoryBlockOnConsumed: tries + 1,
  })
  return {
    count: async (who) => {
      try {
        await limiter.consume(keyOf(who))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
      }
    },
    reward: async (who) => {
      await limiter.reward(keyOf(who))
    },
    forget: async (who) => {
      await limiter.delete(keyOf(who))
    },
  }
}
