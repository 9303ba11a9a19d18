/** Each connection holds every name until it closes, so their number is limited. */
const mostNames = 500
/** A statement with more values contains a list, and its text differs for each length. */
const mostValues = 40

const isOneStatement = (text: string) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes(';')

/** Names statements that are sent repeatedly; returns undefined for a statement that is better sent unnamed. */
export class StatementNames {
  readonly #known = new Map<string, string>()
  #given = 0

  of(text: string, values: readonly unknown[]): string | undefined {
    const name = this.#known.get(text)
    if (name !== undefined) return name
    if (this.#known.size >= mostNames || values.length > mostValues || !isOneStatement(text)) return undefined
    this.#given += 1
    const given = `s${this.#given}`
    this.#known.set(text, given)
    return given
  }

  /** Makes everything be parsed again under new names. */
  forget(): void {
    this.#known.clear()
  }
}
