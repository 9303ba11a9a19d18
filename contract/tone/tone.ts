import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { type ToneReason, toneAdvices, toneKinds, toneReasons } from './tone-codes.ts'

const reasons = Object.keys(toneReasons) as [ToneReason, ...ToneReason[]]

/** The text is taken as it was typed, so that places in it are the same on both sides. */
const typed = z.string('required').check(z.minLength(1, 'required'), z.maxLength(limits.messageBody, 'tooLong'))

const toneFinding = z.object({
  /** The passage begins at `start` and ends before `end`, in UTF-16 units of the text. */
  start: z.int(),
  end: z.int(),
  kind: z.enum(toneKinds),
  reason: z.enum(reasons),
  advice: z.enum(toneAdvices),
})
export type ToneFindingDto = z.infer<typeof toneFinding>

const toneUse = z.object({
  /** The checks of this month; null is unlimited. */
  allowed: z.nullable(z.int()),
  left: z.nullable(z.int()),
})
export type ToneUseDto = z.infer<typeof toneUse>

export const toneRoutes = {
  use: route({
    method: 'GET',
    path: '/pub/v1/tone-checks',
    access: 'bearer',
    summary: 'How many messages the caller may still check this month.',
    output: toneUse,
  }),
  check: route({
    method: 'POST',
    path: '/pub/v1/tone-checks',
    access: 'bearer',
    pace: 'toneChecks',
    summary:
      'Which words of a draft may hurt, why, and a calmer way. Nothing of the text is stored. A draft counts once, however often it is checked.',
    body: z.strictObject({
      /** Any name that the caller gives the draft; only a hash of it is stored. */
      draftId: z
        .string('required')
        .check(z.minLength(1, 'required'), z.maxLength(limits.toneChecks.draftId, 'tooLong')),
      text: typed,
    }),
    output: z.object({ findings: z.array(toneFinding), use: toneUse }),
  }),
} as const
