import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import { OutcomeUnknown } from '../../db/outcome-unknown.ts'
import { isStorageFailure } from '../../files/storage-failure.ts'
import { send } from '../answers.ts'
import { languageOf } from '../language.ts'
import { errorAnswer } from './error-answer.ts'
import { problemsOf } from './field-problems.ts'
import { Refusal } from './refusal.ts'

/** Translates the errors of the framework, the parsers and the database. Everything else is unexpected. */
const known: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaTypeRefused',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid',
  // Row-level security refused a write: the last check behind each handler's own.
  '42501': 'notAllowed',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
}

/** The driver has no codes for a lost connection, or for a pool without a free connection in time. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** A database that listens on a socket in a folder and is stopped leaves no socket. */
const isMissingSocket = (error: Error): boolean => 'syscall' in error && error.syscall === 'connect'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof OutcomeUnknown) return new Refusal('outcomeUnknown')
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal('invalid', { validationErrors: problemsOf(error) })
  if (error instanceof Error && (lostConnection.test(error.message) || isMissingSocket(error)))
    return new Refusal('unavailable')
  if (isStorageFailure(error)) return new Refusal('filesUnavailable')
  return new Refusal(known[codeOf(error) ?? ''] ?? 'unexpected')
}

/**
 * Sends every refusal in the one shape. Unexpected errors are logged under the request's id, and the caller learns
 * nothing of them.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500 || codeOf(error) === '42501') request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, refusal)
  })
}

export const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  return send(reply, errorAnswer(refusal, languageOf(request)))
}
