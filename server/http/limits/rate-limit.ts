import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors/refusal.ts'
import { clientAddress } from '../origins/client-address.ts'

/** Limits one address to `points` requests in `duration` seconds. */
export type RateLimit = { readonly points: number; readonly duration: number }

/** This is far above what one person's tabs send; it keeps one caller from occupying the whole server. */
export const defaultRateLimit: RateLimit = { points: 10_000, duration: 10 }

export const limitRate = (app: FastifyInstance, pace: RateLimit): void => {
  const limiter = new RateLimiterMemory(pace)
  app.addHook('onRequest', async (request) => {
    try {
      await limiter.consume(clientAddress(request))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
    }
  })
}
