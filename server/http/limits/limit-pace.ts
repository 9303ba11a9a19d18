import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import type { Pace } from '#contract/route.ts'
import { Refusal } from '../errors/refusal.ts'
import { clientAddress } from '../origins/client-address.ts'
import { networkOf, type Throttle, throttleOn } from './login-throttle.ts'

const paces = Object.keys(limits.pace) as Pace[]

const paceOf = ({ routeOptions, query }: FastifyRequest): Pace | undefined => {
  const { pace } = routeOptions.config
  return typeof pace === 'function' ? pace(query) : pace
}

/**
 * Counts the calls of routes with a budget, by person, or by network where nobody is signed in. All processes share the
 * count. It follows `identify`, so that nobody can use up the budget of somebody else.
 */
export const limitPace = (app: FastifyInstance, pool: Pool): void => {
  const throttles = new Map<Pace, Throttle>(
    paces.map((name) => [name, throttleOn(pool, { name: `pace.${name}`, ...limits.pace[name] })]),
  )
  app.addHook('onRequest', async (request) => {
    const pace = paceOf(request)
    if (pace === undefined) return
    try {
      await throttles.get(pace)?.count(request.caller?.personId ?? networkOf(clientAddress(request)))
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error
      throw new Refusal('paceExceeded', { retryAfter: error.retryAfter })
    }
  })
}
