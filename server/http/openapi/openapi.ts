import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { apiError } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'

type RouteSchema = FastifySchema & { tags: string[]; summary: string; security: Record<string, string[]>[] }

/** JSON Schema can express an answer without a body only as null. */
const nothing = z.null()

const area = (path: string) => /^\/pub\/v1\/([\w-]+)/.exec(path)?.[1] ?? 'session'

const securityOf = ({ access }: Route): Record<string, string[]>[] => {
  if (access === 'none') return []
  return access === 'optional' ? [{}, { cookie: [] }] : [{ [access]: [] }]
}

/** Builds the schemas by which Fastify parses a request, and the route's entry in the OpenAPI document. */
export const schemaOf = (route: Route): RouteSchema => {
  const output = route.ok === 204 ? nothing : route.output
  const response: Record<string, $ZodType> = { default: apiError, [route.ok ?? 200]: output }
  return {
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response,
    tags: [area(route.path)],
    summary: route.summary,
    security: securityOf(route),
  }
}
