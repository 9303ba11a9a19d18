import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LevelWithSilent, type LoggerOptions, pino } from 'pino'
import { errorFacts } from '../error-facts.ts'

const secret = ['password', 'authorization', 'cookie', 'set-cookie', 'token', 'auth', 'body']
const redacted = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

const errorIn = (first: unknown): object | null => {
  if (first instanceof Error) return first
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : null
  return typeof error === 'object' ? error : null
}

/** An error that is logged without a text, or under its own message, would put that message beside the reduced error. */
const withoutMessage: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, text, ...rest]: unknown[] = args
  const error = errorIn(first)
  if (!error) return method.apply(this, args)
  const isOwn = text === undefined || ('message' in error && text === error.message)
  return method.call(this, error === first ? { err: error } : first, isOwn ? 'failed' : String(text), ...rest)
}

export const logTo = (level: LevelWithSilent, stream?: DestinationStream): FastifyBaseLogger => {
  const options: LoggerOptions = {
    level,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { err: errorFacts },
    hooks: { logMethod: withoutMessage },
  }
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
