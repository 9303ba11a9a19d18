import canonicalize from 'canonicalize'
import type { FastifyReply } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Route } from '#contract/route.ts'

/** What goes over the wire; `text` null: no body. */
export type Answer = { readonly status: number; readonly text: string | null }

export type ToText = (value: unknown) => string | null

/**
 * How a route's answers become text. `check`: the contract must accept the answer and it must hold nothing beyond the
 * contract, so that in tests no column slips out unnoticed; too dear for every answer in production.
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
