import * as z from 'zod/mini'
import { newChild } from '#contract/children/children.ts'
import type { ParentAnswer, StartAnswer } from '#contract/registration/questions.ts'
import type { RegistrationDto } from '#contract/registration/registration.ts'

const text = z.nullable(z.string())

/** These answers are stored: all that the contract's answers contain, without the country and the password. */
const answers = z.object({
  state: text,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  parent: z.nullable(
    z.object({
      dateOfBirth: z.string(),
      line1: z.string(),
      line2: text,
      city: z.string(),
      postalCode: z.string(),
      phone: text,
    }),
  ),
  children: z.array(newChild),
  username: text,
})
export type Answers = z.infer<typeof answers>

/** Returns null once they were erased. */
export const answersIn = (stored: unknown): Answers | null => (stored === null ? null : answers.parse(stored))

type Typed<Answer> = Readonly<Answer>

export const startIn = ({ state, firstName, lastName, email }: Typed<Omit<StartAnswer, 'terms' | 'emailAgain'>>) => ({
  state: state || null,
  firstName,
  lastName,
  email,
})

export const parentIn = ({ dateOfBirth, line1, line2, city, postalCode, phone }: Typed<ParentAnswer>) => ({
  dateOfBirth,
  line1,
  line2: line2 || null,
  city,
  postalCode,
  phone: phone || null,
})

export const noAnswers = { parent: null, children: [], username: null } as const

export const shownAnswers = (known: Answers, country: StartAnswer['country']): RegistrationDto['answers'] => ({
  ...known,
  country,
})
