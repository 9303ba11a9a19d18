import type { ToneReason } from '#contract/tone/tone-codes.ts'

/** A passage from `start` to before `end`, in UTF-16 units of the text. */
export type Passage = { readonly start: number; readonly end: number; readonly reason: ToneReason }
