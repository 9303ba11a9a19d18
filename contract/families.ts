import * as z from 'zod/mini'
import { categoryDto } from './categories/categories.ts'
import { currency, id, instant, mode } from './common.ts'
import { route } from './route.ts'

/** A person's role in a family. */
const roles = ['parent', 'child', 'thirdParty', 'professional'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/**
 * The standing of a session in a family is the role of its viewpoint, so that a professional who looks as a parent stands as a parent.
 * A professional whom both parents gave access stands as `professionalOfBoth` on their own account.
 */
export const standing = z.enum([...roles, 'professionalOfBoth'])
export type Standing = z.infer<typeof standing>

const memberDto = z.object({
  id,
  firstName: z.string(),
  /** Prints name everybody in full, because others read them. */
  lastName: z.string(),
  initials: z.string(),
  role,
  /** The parent's colour, which is the same on every screen of both; other roles have none. */
  side: z.nullable(z.enum(['A', 'B'])),
  /** False for a parent who is known by name alone, because they have no account yet: they answer and read nothing. */
  joined: z.boolean(),
  /** The account was closed then, and nobody answers as this member any more; null for everybody else. */
  closedAt: z.nullable(instant),
})

export const familyDto = z.object({
  id,
  currency,
  timeZone: z.string(),
  country: z.string(),
  /** Bank transfers are offered where the family lives, with all that belongs to them. */
  bankTransfers: z.boolean(),
  /** The person through whose eyes the family is seen: the caller, or the parent as whom a professional or administrator looks. */
  viewpoint: id,
  /** The family can only be read since then; null mostly. */
  heldSince: z.nullable(instant),
  /** The role of the viewpoint; a professional's own standing needs the access of both parents. */
  standing,
  mode,
  members: z.array(memberDto),
  /** Includes children that are no longer offered but still named. */
  children: z.array(z.object({ id, firstName: z.string(), offered: z.boolean() })),
  categories: z.array(categoryDto),
})
export type FamilyDto = z.infer<typeof familyDto>

/**
 * Names the family for which a page was drawn. Where the session shows another one by now, the answer is 409 and nothing
 * is done.
 */
export const familyHeader = 'ofw-family-id'

const ownFamilyDto = z.object({ familyId: id, name: z.string(), current: z.boolean() })

/** A family of a professional, with the parents as whom they may look. */
const caseDto = z.object({
  familyId: id,
  name: z.string(),
  /** Whom the session looks as in this family: a parent, or null for the professional's own account; absent where it looks at another family. */
  looksAs: z.optional(z.nullable(id)),
  /** Both parents gave access, so the professional may record parenting time on their own account. */
  ofBoth: z.boolean(),
  /** Parents whose access is active, in the order in which they gave it. */
  parents: z.array(z.object({ id, firstName: z.string() })),
})
export type CaseDto = z.infer<typeof caseDto>

export const familyRoutes = {
  current: route({
    method: 'GET',
    path: '/pub/v1/family',
    access: 'bearer',
    summary: 'The family the session looks at: members, children, categories.',
    output: familyDto,
  }),
  own: route({
    method: 'GET',
    path: '/pub/v1/me/families',
    access: 'bearer',
    summary: 'The families of the caller, in the order of joining.',
    output: z.object({ items: z.array(ownFamilyDto) }),
  }),
  cases: route({
    method: 'GET',
    path: '/pub/v1/me/cases',
    access: 'bearer',
    summary: 'The families of a professional, with the parents who gave them access. Nobody else has any.',
    output: z.object({ items: z.array(caseDto) }),
  }),
  choose: route({
    method: 'POST',
    path: '/pub/v1/me/families/choose',
    access: 'bearer',
    summary:
      'From now on the session shows this family, in all its tabs. A professional says whom they look as: a parent who gave them access, or nobody (null).',
    body: z.strictObject({ familyId: id, looksAs: z.optional(z.nullable(id)) }),
    ok: 204,
    output: z.void(),
  }),
} as const
