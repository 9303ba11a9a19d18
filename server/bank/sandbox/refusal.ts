import type { BankRefusalReason } from '../provider.ts'

/** A definite no of the sandbox's bank, as it goes over the wire. `fields` are names. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal'
  readonly reason: BankRefusalReason
  readonly fields: readonly string[]

  constructor(reason: BankRefusalReason, fields: readonly string[] = []) {
    super(reason)
    this.reason = reason
    this.fields = fields
  }
}
