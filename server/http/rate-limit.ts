import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** How many requests one address may make in how many seconds. */
export type RateLimit = { readonly points: number; readonly duration: number }

/** Far above what a person's tabs can ask for; it keeps one caller from taking the whole server. */
export const defaultRateLimit: RateLimit = { points: 10_000, duration: 10 }

export const limitRate = (app: FastifyInstance, pace: RateLimit): void => {
  const limiter = new RateLimiterMemory(pace)
  app.addHook('onRequest', async (request) => {
    try {
      await limiter.consume(request.ip)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
    }
  })
}
