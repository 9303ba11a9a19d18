import * as z from 'zod/mini'
import { planAnswers } from '#machines/calendar/plan.types.ts'
import { id } from '../common.ts'

/** Holds the answer of each parent who did not record a part of the plan: one where a parent recorded it, two where a professional did. */
const answer = { by: id, answer: z.enum(planAnswers) } as const
export const planAnswerDto = z.object(answer)

/** Adds why a parent disputes it. */
export const reasonedAnswerDto = z.object({ ...answer, reason: z.nullable(z.string()) })
export type ReasonedAnswerDto = z.infer<typeof reasonedAnswerDto>

/** The chart's context of a part of the plan. */
export const planFacts = z.object({
  begun: z.boolean(),
  over: z.boolean(),
  answer: z.enum(planAnswers),
  secondAnswer: z.nullable(z.enum(planAnswers)),
})
