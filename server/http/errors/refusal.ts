import { type ErrorCode, errorCodes, type FieldProblem } from '#contract/errors.ts'

/** `named` is what the problem is about, when the sentence names it. */
export type RefusedField = { readonly field: string; readonly code: FieldProblem; readonly named?: string }

/** Says how much a person has used of what their plan allows, in bytes. */
export type Usage = { readonly used: number; readonly allowed: number }

/** Texts that a sentence names. */
export type Named = { readonly name?: string; readonly otherName?: string; readonly year?: string }

type Details = {
  /** On a 409, this is the present item as the caller may see it. */
  readonly item?: unknown
  readonly validationErrors?: readonly RefusedField[]
  /** The wait in seconds. */
  readonly retryAfter?: number
  /** Named in the sentence of `storageLimit`. */
  readonly usage?: Usage
  /** Named in the sentence of `holidayOverlaps`. */
  readonly named?: Named
}

/** Every refusal of a handler. Its sentence is chosen when the answer is written, in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  readonly item: unknown
  readonly validationErrors: readonly RefusedField[]
  readonly retryAfter: number | undefined
  readonly usage: Usage
  readonly named: Named

  constructor(
    code: ErrorCode,
    { item, validationErrors = [], retryAfter, usage = { used: 0, allowed: 0 }, named = {} }: Details = {},
  ) {
    super(code)
    this.code = code
    this.status = errorCodes[code]
    this.item = item
    this.validationErrors = validationErrors
    this.retryAfter = retryAfter
    this.usage = usage
    this.named = named
  }
}
