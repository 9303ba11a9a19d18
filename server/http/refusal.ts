import { type ErrorCode, errorCodes, type FieldProblem } from '#contract/errors.ts'

/** `named`: what the problem is about, where it names it. */
export type RefusedField = { readonly field: string; readonly code: FieldProblem; readonly named?: string }

type Details = {
  /** The item as it is now, in the caller's eyes: on a 409. */
  readonly item?: unknown
  readonly validationErrors?: readonly RefusedField[]
  /** Seconds. */
  readonly retryAfter?: number
}

/** Every "no" a handler can say. The sentence for it is written when the answer is, in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  readonly item: unknown
  readonly validationErrors: readonly RefusedField[]
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { item, validationErrors = [], retryAfter }: Details = {}) {
    super(code)
    this.code = code
    this.status = errorCodes[code]
    this.item = item
    this.validationErrors = validationErrors
    this.retryAfter = retryAfter
  }
}
