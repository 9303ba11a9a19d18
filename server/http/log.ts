import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino } from 'pino'

const secret = ['password', 'authorization', 'cookie', 'set-cookie', 'token', 'auth', 'body']
const redacted = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

type ErrorFacts = { type: string; code?: string; constraint?: string; message?: string; stack?: string }

/** Reduces an error to what may be logged. Messages of the database may quote a row, so only their code and location are logged. */
export const factsOf = (error: Error): ErrorFacts => {
  const type = error.name
  const code = 'code' in error ? { code: String(error.code) } : {}
  const places = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''
  if (!('severity' in error)) return { type, ...code, message: error.message, stack: places }
  const constraint = 'constraint' in error && error.constraint ? { constraint: String(error.constraint) } : {}
  return { type, ...code, ...constraint, stack: places }
}

export const logTo = (level: LevelWithSilent, stream?: DestinationStream): FastifyBaseLogger => {
  const options = { level, redact: { paths: redacted, censor: '[redacted]' }, serializers: { err: factsOf } }
  return stream ? pino(options, stream) : pino(options)
}

/** Logs one line per request with the route's pattern instead of its address, so that it holds no id, name or token. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none', config } = request.routeOptions
    if (config.access === undefined) return
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(line, 'request')
  })
}
