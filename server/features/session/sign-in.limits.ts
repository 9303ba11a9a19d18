import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from '#contract/limits.ts'
import { Refusal } from '../../http/refusal.ts'

/** A household or an office shares one address; a person has one username. */
const triesPerAddress = limits.signIn.tries * 10

/** The first 64 bits of an IPv6 address: whoever has one has them all. */
const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}

/** Neither names nor addresses stand in the table. */
const keyOf = (text: string) => hash('sha256', text, 'base64url')

/** Tries to sign in, counted in the database, so that every process counts together. */
export const signInLimitsOn = (pool: Pool) => {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: limits.signIn.window / 1000,
      inMemoryBlockOnConsumed: points + 1,
    })
  const byName = limiter('name', limits.signIn.tries)
  const byAddress = limiter('address', triesPerAddress)
  return {
    /** @throws {Refusal} rateLimited, with the wait */
    count: async (username: string, address: string): Promise<void> => {
      await counted(byAddress.consume(keyOf(networkOf(address))))
      await counted(byName.consume(keyOf(username.toLowerCase())))
    },
    forget: async (username: string, address: string): Promise<void> => {
      await byName.delete(keyOf(username.toLowerCase()))
      await byAddress.reward(keyOf(networkOf(address)))
    },
  }
}

const counted = async (consumed: Promise<unknown>): Promise<void> => {
  try {
    await consumed
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
  }
}
