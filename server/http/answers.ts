import canonicalize from 'canonicalize'
import type { FastifyReply } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Route } from '#contract/route.ts'
import { compress, encodingFor } from './compression.ts'

/** An answer as it goes over the wire; `text` is null when there is no body. */
export type Answer = { readonly status: number; readonly text: string | null }

export type ToText = (value: unknown) => string | null

/**
 * Says how a route's answers become text. With `check`, an answer must match the contract and hold nothing beyond it,
 * so that tests notice a column that slips out; this is too slow for production.
 */
export const textOf = (route: Route, check: boolean): ToText => {
  if (route.ok === 204) return () => null
  return check ? (value) => checked(route, value) : (value) => JSON.stringify(value)
}

const checked = (route: Route, value: unknown): string => {
  const text = JSON.stringify(value)
  const parsed = safeParse(route.output, JSON.parse(text))
  if (!parsed.success)
    throw new Error(`${route.method} ${route.path} answers against its contract`, { cause: parsed.error })
  if (canonicalize(parsed.data) !== canonicalize(JSON.parse(text)))
    throw new Error(`${route.method} ${route.path} answers more than its contract says`)
  return text
}

export const send = (reply: FastifyReply, { status, text }: Answer): FastifyReply => {
  reply.code(status)
  return text === null ? reply.send() : reply.type('application/json; charset=utf-8').send(text)
}

/** A shorter answer fits in one packet as it is. */
const leastCompressed = 1024

/**
 * Sends an answer, compressed if it is long. The length of a compressed answer tells what is in it, if somebody can
 * have requests sent again and again with texts of their own choosing. Only a page of ours can send the bearer that
 * such a route requires, so answers to a cookie, which a foreign page can cause too, are never compressed.
 */
export const sendShort = async (reply: FastifyReply, answer: Answer): Promise<FastifyReply> => {
  const { access } = reply.request.routeOptions.config
  const { text } = answer
  if (access !== 'bearer' || text === null || text.length < leastCompressed) return send(reply, answer)
  // The answer may depend on its origin, too.
  reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  if (encoding === 'identity') return send(reply, answer)
  const bytes = await compress(encoding, Buffer.from(text), 'fast')
  reply.code(answer.status).header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}
