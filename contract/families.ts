import * as z from 'zod/mini'
import { currency, id, mode } from './common.ts'
import { route } from './route.ts'

const member = z.object({
  id,
  firstName: z.string(),
  initials: z.string(),
  role: z.enum(['parent', 'child', 'thirdParty', 'professional']),
  /** Parents only: which of the two colours is theirs, the same on every screen of both. */
  side: z.nullable(z.enum(['A', 'B'])),
})

export const category = z.object({
  id,
  /** Preset categories are named by the dictionary; own ones by `name`. */
  preset: z.nullable(z.enum(['general', 'medicalDental', 'other', 'personal'])),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Percent borne by the parent who records the expense; the other bears the rest. At most two decimals. */
  creatorPercent: z.number(),
})
export type Category = z.infer<typeof category>

export const family = z.object({
  id,
  currency,
  timeZone: z.string(),
  country: z.string(),
  /** Through whose eyes: the caller, or the parent a professional or administrator looks as. */
  viewpoint: id,
  /** What the viewpoint is in the family. */
  standing: z.enum(['parent', 'child', 'thirdParty']),
  mode,
  members: z.array(member),
  children: z.array(z.object({ id, firstName: z.string() })),
  categories: z.array(category),
})
export type Family = z.infer<typeof family>

export const familyRoutes = {
  current: route({
    method: 'GET',
    path: '/pub/v1/family',
    access: 'bearer',
    summary: 'The family the session looks at: members, children, categories.',
    output: family,
  }),
} as const
