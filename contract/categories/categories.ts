import * as z from 'zod/mini'
import { isPercent, otherPercentOf } from '#domain/money.ts'
import { id, instant, itemParams, optionalText, text } from '../common.ts'
import type { FieldProblem } from '../errors.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

export const categoryDto = z.object({
  id,
  /** A preset category is named by the dictionary, an own one by `name`. */
  preset: z.nullable(z.enum(['general', 'medicalDental', 'other', 'personal'])),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /**
   * The percentage borne by the parent who records the expense, with at most two decimals; the other parent bears the
   * rest.
   */
  creatorPercent: z.number(),
  /**
   * Says whether new expenses may use it. A category that was changed or removed stays for the expenses that name it.
   */
  offered: z.boolean(),
})
export type CategoryDto = z.infer<typeof categoryDto>

/** A category on its own page. Its contents never change: an edit creates another category in its place. */
export const categoryDetailsDto = z.extend(categoryDto, {
  /** Null for a preset category. */
  createdBy: z.nullable(id),
  createdAt: z.nullable(instant),
  /** The time at which an expense visible to the viewer first used it; from then on it cannot be edited. */
  inUseSince: z.nullable(instant),
})
export type CategoryDetailsDto = z.infer<typeof categoryDetailsDto>

/** Returns the same key for titles that look the same to a reader, whatever their case and spaces. */
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
/** Both percentages are typed, so that nobody confuses whose is which; they must add up to 100. */
export const addsUp = z.check<Split>(({ value, issues }) => {
  if (value.otherPercent !== otherPercentOf(value.creatorPercent))
    issues.push({ code: 'custom', message: 'notTheWhole', input: value.otherPercent, path: ['otherPercent'] })
})

export const categoryFields = {
  name: text(limits.categoryName),
  description: optionalText(limits.categoryDescription),
  /** The percentage borne by the parent who records the expense. */
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
