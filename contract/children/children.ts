import * as z from 'zod/mini'
import { date, id, instant, itemParams, optionalText, text } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** A child of the family as both parents see it. */
export const childDto = z.object({
  id,
  version: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  dateOfBirth: z.nullable(date),
  /** Since this time the child is not offered for new expenses; existing ones keep the name. Null while it is offered. */
  archivedAt: z.nullable(instant),
  /**
   * The time at which an expense visible to the viewer first named the child; null means that the child can still be
   * removed.
   */
  inUseSince: z.nullable(instant),
  /** A child with an account of its own cannot be removed either. */
  hasAccount: z.boolean(),
})
export type ChildDto = z.infer<typeof childDto>

/** The fields that a parent enters. `dateOfBirth` lies between 01/01/1900 and today in the family's zone. */
const childFields = {
  firstName: text(limits.childName.max),
  lastName: optionalText(limits.childName.max),
  dateOfBirth: z.optional(z.nullable(date)),
} as const
export const newChild = z.strictObject(childFields)
export type NewChild = z.infer<typeof newChild>

/** The `version` that the person saw. */
const seen = z.strictObject({ version: z.int() })
export const childChange = z.extend(seen, childFields)

const path = '/pub/v1/children'
export const childRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: "The family's children, for its parents and those who look through their eyes.",
    output: z.object({ items: z.array(childDto) }),
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Adds a child.',
    body: newChild,
    ok: 201,
    output: childDto,
  }),
  change: route({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Changes the name or the date of birth of a child.',
    params: itemParams,
    body: childChange,
    output: childDto,
  }),
  archive: route({
    method: 'POST',
    path: `${path}/:id/archive`,
    access: 'bearer',
    summary: 'From now on the child is not offered for what is new.',
    params: itemParams,
    body: seen,
    output: childDto,
  }),
  restore: route({
    method: 'POST',
    path: `${path}/:id/restore`,
    access: 'bearer',
    summary: 'Offers an archived child again.',
    params: itemParams,
    body: seen,
    output: childDto,
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Removes a child that nothing names.',
    params: itemParams,
    query: z.object({ version: z.coerce.number().check(z.int()) }),
    ok: 204,
    output: z.void(),
  }),
} as const
