import * as z from 'zod/mini'
import type { ChildDto } from '#contract/children/children.ts'
import { personName } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import type { NewLinkedAccount } from '#contract/linked-accounts/linked-accounts.ts'
import { type PlainDate, wholeYears } from '#domain/time.ts'

/** `whom` is a child's id, or this for somebody close to the family. */
export const someone = 'someone'

export type AddValues = { whom: string; firstName: string; lastName: string; consent: boolean }
export const noValues: AddValues = { whom: '', firstName: '', lastName: '', consent: false }
export const addFields = ['whom', 'firstName', 'lastName', 'consent'] as const

const name = personName(limits.identity.name)

/** A parent's consent is needed below 13, and where the age is unknown. The server asks its own clock. */
export const needsConsent = (children: readonly ChildDto[], whom: string, today: PlainDate): boolean => {
  const child = children.find(({ id }) => id === whom)
  if (!child) return false
  return child.dateOfBirth === null || wholeYears(child.dateOfBirth, today) < limits.linkedAccount.consentBelow
}

export const addSchema = (children: readonly ChildDto[], today: PlainDate) =>
  z.object({ whom: z.string(), firstName: z.string(), lastName: z.string(), consent: z.boolean() }).check((context) => {
    const { value } = context
    const wrong = (field: keyof AddValues, message: string) =>
      context.issues.push({ code: 'custom', message, path: [field], input: value[field] })
    if (value.whom === '') wrong('whom', 'required')
    if (needsConsent(children, value.whom, today) && !value.consent) wrong('consent', 'required')
    if (value.whom !== someone) return
    for (const field of ['firstName', 'lastName'] as const) {
      const problem = z.safeParse(name, value[field]).error?.issues[0]?.message
      if (problem) wrong(field, problem)
    }
  })

export const bodyOf = ({ whom, firstName, lastName, consent }: AddValues): NewLinkedAccount =>
  whom === someone ? { kind: 'thirdParty', firstName, lastName } : { kind: 'child', childId: whom, consent }
