import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import type { Config } from '../config.ts'
import { cookieNameOf } from '../features/session/session.cookie.ts'
import type { Callers } from './caller.ts'
import { answerErrors, refuse } from './errors/error-handler.ts'
import { Refusal } from './errors/refusal.ts'
import { limitShutdown } from './graceful-shutdown.ts'
import { securityHeadersOf, setSecurityHeaders } from './headers.ts'
import { identify } from './identify.ts'
import { readJson } from './json-bodies.ts'
import { limitPace } from './limits/limit-pace.ts'
import { limitRate, type RateLimit } from './limits/rate-limit.ts'
import { limitSendingTime, longest } from './limits/sending-time.ts'
import { logRequests } from './log.ts'
import { type MetricSources, measure } from './metrics.ts'
import { answerUnknownRoutes } from './not-found.ts'
import { describeRoutes } from './openapi/document.ts'
import { answerOwnOrigins } from './origins/cors.ts'
import { refuseCrossSite } from './origins/csrf.ts'
import { refuseOtherHosts } from './origins/hosts.ts'
import { ownOriginsOf } from './origins/own-origins.ts'

type Dependencies = {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly pool: Pool
  readonly callers: Callers
  readonly streams: MetricSources['streams']
  readonly inbox: MetricSources['inbox']
  readonly record: MetricSources['record']
  readonly jobs: MetricSources['jobs']
  readonly rateLimit: RateLimit
}

/** Limits JSON and form bodies; the parts of files have their own limit. */
const bodyLimit = 256 * 1024

/** Limits, in milliseconds, how long a client may take to send what comes before the body of a request. */
const slowestHead = 30_000

/** Builds Fastify with everything that applies to every route, in the order in which a request meets it. */
export const serverOf = async ({
  config,
  log,
  pool,
  callers,
  streams,
  inbox,
  record,
  jobs,
  rateLimit,
}: Dependencies): Promise<FastifyInstance> => {
  const headers = await securityHeadersOf(config)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    requestTimeout: longest,
    http: { headersTimeout: slowestHead },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    return503OnClosing: false,
    frameworkErrors: (_, request, reply) => {
      // No hook runs for an address that cannot be read.
      refuse(request, reply.headers(headers), new Refusal('invalid'))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  limitShutdown(app)
  limitSendingTime(app)
  answerErrors(app)
  answerUnknownRoutes(app)
  logRequests(app)
  setSecurityHeaders(app, headers)
  limitRate(app, rateLimit)
  const origins = ownOriginsOf(config)
  refuseOtherHosts(app, origins)
  answerOwnOrigins(app, origins)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit })
  readJson(app)
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: limits.uploads.part },
    (_request, bytes, done) => done(null, bytes),
  )
  refuseCrossSite(app, origins)
  identify(app, callers, cookieNameOf(config))
  limitPace(app, pool)
  await describeRoutes(app)
  measure(app, { pool, streams, inbox, record, jobs }, config.trustedProxies)
  return app
}
