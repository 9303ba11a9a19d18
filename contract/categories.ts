import * as z from 'zod/mini'
import { isPercent, otherPercentOf } from '#domain/money.ts'
import { id, instant, itemParams, optionalText, text } from './common.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'

export const categoryDto = z.object({
  id,
  /** Preset categories are named by the dictionary; own ones by `name`. */
  preset: z.nullable(z.enum(['general', 'medicalDental', 'other', 'personal'])),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Percent borne by the parent who records the expense; the other bears the rest. At most two decimals. */
  creatorPercent: z.number(),
  /** For what is new. One that was changed or removed stays as it was for what names it. */
  offered: z.boolean(),
})
export type CategoryDto = z.infer<typeof categoryDto>

/** A category where it is kept. Its contents never change: a change gives another one in its place. */
export const categoryDetailsDto = z.extend(categoryDto, {
  /** Null where it came with the product. */
  createdBy: z.nullable(id),
  createdAt: z.nullable(instant),
  /** When an expense that the reader may see first used it: from then on it stays as it is. */
  inUseSince: z.nullable(instant),
})
export type CategoryDetailsDto = z.infer<typeof categoryDetailsDto>

/** Two titles that a reader takes for the same have the same key, whatever their case and spaces. */
export const titleKeyOf = (title: string): string => title.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const percentProblem = (value: number): FieldProblem | null => {
  if (!(value >= 0 && value <= 100)) return 'notAPercent'
  return isPercent(value) ? null : 'tooManyDecimals'
}
export const percent = z.number('required').check(({ value, issues }) => {
  const message = percentProblem(value)
  if (message) issues.push({ code: 'custom', message, input: value })
})

type Split = { readonly creatorPercent: number; readonly otherPercent: number }
/** Both parts are typed, so that nobody mistakes whose is which; together they are the whole. */
export const addsUp = z.check<Split>(({ value, issues }) => {
  if (value.otherPercent !== otherPercentOf(value.creatorPercent))
    issues.push({ code: 'custom', message: 'notTheWhole', input: value.otherPercent, path: ['otherPercent'] })
})

export const categoryFields = {
  name: text(limits.categoryName),
  description: optionalText(limits.categoryDescription),
  /** Borne by the parent who records the expense. */
  creatorPercent: percent,
  otherPercent: percent,
} as const
export const newCategory = z.strictObject(categoryFields).check(addsUp)
export type NewCategory = z.infer<typeof newCategory>

const path = '/pub/v1/categories'
export const categoryRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The categories that are offered, for the parents and those who look through their eyes.',
    output: z.object({ items: z.array(categoryDetailsDto) }),
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Makes a category.',
    body: newCategory,
    ok: 201,
    output: categoryDetailsDto,
  }),
  replace: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Puts a category in the place of one that no expense uses yet.',
    params: itemParams,
    body: newCategory,
    output: categoryDetailsDto,
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Removes a category that no expense uses yet.',
    params: itemParams,
    ok: 204,
    output: z.void(),
  }),
} as const
