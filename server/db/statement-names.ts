/** Every name lives in each connection until that closes, so there is an end to them. */
const mostNames = 500
/** What has more values holds a list, and is another text for each length of it. */
const mostValues = 40

const isOneStatement = (text: string) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes(';')

/** Names for statements that are sent again and again; undefined for what is better sent as it is. */
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

  /** From here on everything is parsed anew, under names that were never given. */
  forget(): void {
    this.#known.clear()
  }
}
