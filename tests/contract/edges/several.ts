import type { ErrorCode } from '#contract/errors.ts'

/** Describes a payment of two expenses: what is left out of the second one, in cents. The form has no field for it. */
type SeveralEdge = { readonly what: string; readonly without: number; readonly refused: ErrorCode | null }

export const severalEdges: readonly SeveralEdge[] = [
  { what: 'both in full', without: 0, refused: null },
  { what: 'one without a cent', without: 1, refused: 'severalInFull' },
]
