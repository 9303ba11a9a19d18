/** Leaves one check out: `without` takes the place of `check` in a file, where `check` stands once. */
export type Mutation = {
  readonly name: string
  readonly file: string
  readonly check: string
  readonly without: string
}
