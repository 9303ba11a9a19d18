import * as z from 'zod/mini'
import { newChild } from '#contract/children/children.ts'
import { email } from '#contract/email.ts'
import { limits } from '#contract/limits.ts'
import { pastDateField } from '#contract/past-date.ts'
import { coparent } from '#contract/registration/questions.ts'
import { country, type JoinCountry } from '#contract/registration/regions.ts'
import type { PlainDate } from '#domain/time.ts'

type Child = { firstName: string; dateOfBirth: string }

export type NewFamilyValues = {
  coparent: { firstName: string; lastName: string; email: string }
  children: Child[]
  country: JoinCountry
}

export const nobody: Child = { firstName: '', dateOfBirth: '' }

export const noFamily = (from: JoinCountry): NewFamilyValues => ({
  coparent: { firstName: '', lastName: '', email: '' },
  children: [nobody],
  country: from,
})

/** An empty address is none: the other parent is invited later. */
const optionalEmail = z.string().check(({ value, issues }) => {
  const message = value.trim() === '' ? undefined : z.safeParse(email, value).error?.issues[0]?.message
  if (message) issues.push({ code: 'custom', message, input: value })
})

/** @param today no child was born after it */
export const newFamilySchema = (today: PlainDate) =>
  z.strictObject({
    coparent: z.strictObject({ ...coparent.shape, email: optionalEmail }),
    children: z
      .array(z.strictObject({ firstName: newChild.shape.firstName, dateOfBirth: pastDateField(today, null) }))
      .check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
    country,
  })
export type NewFamilyTyped = z.infer<ReturnType<typeof newFamilySchema>>

/** An empty text is none. */
export const familyOf = ({ coparent: other, children, country: where }: NewFamilyTyped) => ({
  country: where,
  children: children.map(({ firstName, dateOfBirth }) => ({ firstName, dateOfBirth: dateOfBirth || null })),
  coparent: { firstName: other.firstName, lastName: other.lastName, email: other.email.trim() || null },
})

/** Lists the fields in the order of the screen, so that focus moves to the first one with an error. */
export const newFamilyFields = (children: number) => [
  'coparent.firstName' as const,
  'coparent.lastName' as const,
  'coparent.email' as const,
  ...Array.from({ length: children }, (_, index) => index).flatMap((index) => [
    `children.${index}.firstName` as const,
    `children.${index}.dateOfBirth` as const,
  ]),
  'country' as const,
]
