import { isData } from './attached-names.ts'
import { type Budget, Finding } from './finding.ts'
import { Lexer, type Token } from './lexer.ts'

/**
 * The names by which a document runs code, starts a program or carries a form or medium that does. Readers look them up
 * in dictionaries, so nothing harmless has a reason to use them.
 */
const running = new Set(['JavaScript', 'JS', 'Launch', 'XFA', 'RichMedia'])

/** Deeper values are not written by any program, and readers give up on them too. */
const deepest = 500

/** A dictionary or array that is still open. Values of a key follow each other until the next name. */
type Frame = {
  readonly isDict: boolean
  key: string | null
  isFilled: boolean
  carriesFile: boolean
  readonly fileNames: Buffer[]
}

/** Holds the names and words of each key of the outermost dictionary, once for each time the key is written. */
export type Entries = ReadonlyMap<string, readonly (readonly string[])[]>

const nameKeys: ReadonlySet<string | null> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix'])

/** Reads one value from the lexer's place on, without following references, and keeps nothing but `entries`. */
class ValueReader {
  readonly entries = new Map<string, string[][]>()
  readonly #lexer: Lexer
  readonly #open: Frame[] = []

  constructor(lexer: Lexer) {
    this.#lexer = lexer
  }

  /** Returns whether the value is complete. */
  take(token: Token): boolean {
    if (token === 'end') return true
    if (token === 'openDict' || token === 'openArray') this.#begin(token === 'openDict')
    else if (token === 'closeDict' || token === 'closeArray') this.#close()
    else this.#scalar(token)
    return this.#open.length === 0
  }

  #begin(isDict: boolean): void {
    const outer = this.#open.at(-1)
    if (outer) outer.isFilled = true
    if (this.#open.length >= deepest) throw new Finding('unreadable')
    this.#open.push({ isDict, key: null, isFilled: false, carriesFile: false, fileNames: [] })
  }

  #close(): void {
    const frame = this.#open.pop()
    if (!frame?.carriesFile) return
    if (frame.fileNames.length === 0 || !frame.fileNames.every(isData)) throw new Finding('active')
  }

  #scalar(token: 'name' | 'word' | 'string'): void {
    const frame = this.#open.at(-1)
    if (token === 'string') this.#string(frame)
    else this.#word(token, frame)
  }

  #word(token: 'name' | 'word', frame: Frame | undefined): void {
    const { text } = this.#lexer
    if (token === 'name' && running.has(text)) throw new Finding('active')
    if (!frame) return
    if (token === 'name' && frame.isDict && (frame.key === null || frame.isFilled)) this.#key(frame, text)
    else {
      frame.isFilled = true
      this.#keep(text)
    }
  }

  #string(frame: Frame | undefined): void {
    if (!frame) return
    frame.isFilled = true
    if (nameKeys.has(frame.key)) frame.fileNames.push(Buffer.from(this.#lexer.written))
  }

  #key(frame: Frame, text: string): void {
    frame.key = text
    frame.isFilled = false
    if (text === 'EF') frame.carriesFile = true
    if (this.#open.length > 1) return
    const times = this.entries.get(text) ?? []
    this.entries.set(text, [...times, []])
  }

  /** Names and words inside an array count for the key of the outermost dictionary that holds it. */
  #keep(text: string): void {
    const key = this.#open[0]?.key
    if (key !== undefined && key !== null) this.entries.get(key)?.at(-1)?.push(text)
  }
}

/** Beginning to read costs this much, so that millions of empty values are not free. */
const costOfOne = 64

/**
 * Reads one value from `at` on, as a reader does that was sent there.
 * @throws {Finding} active, unreadable, overBudget
 */
export const readValue = (bytes: Buffer, at: number, budget: Budget): { entries: Entries; lexer: Lexer } => {
  budget.spend(costOfOne)
  const lexer = new Lexer(bytes, at)
  const reader = new ValueReader(lexer)
  for (let from = at, done = false; !done; from = lexer.at) {
    done = reader.take(lexer.next())
    budget.spend(lexer.at - from)
  }
  return { entries: reader.entries, lexer }
}
