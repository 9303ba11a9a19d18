/** `active` runs something; `locked` and `unreadable` hide what they do; `overBudget` takes longer than it may. */
export type Verdict = 'harmless' | 'active' | 'locked' | 'unreadable' | 'overBudget'

/** Ends a scan. */
export class Finding extends Error {
  override readonly name = 'Finding'
  readonly verdict: Exclude<Verdict, 'harmless'>

  constructor(verdict: Exclude<Verdict, 'harmless'>) {
    super(verdict)
    this.verdict = verdict
  }
}

/** Counts the bytes that a scan may still read or unpack, whatever a file makes it read again. */
export class Budget {
  left: number

  constructor(bytes: number) {
    this.left = bytes
  }

  /** @throws {Finding} overBudget */
  spend(bytes: number): void {
    this.left -= bytes
    if (this.left < 0) throw new Finding('overBudget')
  }
}
