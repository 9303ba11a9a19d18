/** The kinds of tokens of ISO 32000-1, section 7.2. A word is a number, a keyword, or anything else without delimiters. */
export type Token = 'name' | 'word' | 'string' | 'openDict' | 'closeDict' | 'openArray' | 'closeArray' | 'end'

const [regular, space, delimiter] = [0, 1, 2]
const kinds = new Uint8Array(256).fill(regular)
for (const sign of '\0\t\n\f\r ') kinds[sign.charCodeAt(0)] = space
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter

const code = (sign: string): number => sign.charCodeAt(0)
const [slash, percent, open, close, less, greater] = [...'/%()<>'].map(code)
const [openSquare, closeSquare, backslash, feed, carriage] = [...'[]\\\n\r'].map(code)

/** Reads the tokens of a PDF from any place on. It never fails: what is malformed becomes some token or the end. */
export class Lexer {
  readonly bytes: Buffer
  at: number
  #from = 0
  #to = 0

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes
    this.at = at
  }

  /** Returns the last name or word; a name may be written with the codes of its characters (`/J#53`). */
  get text(): string {
    const raw = this.bytes.toString('latin1', this.#from, this.#to)
    if (!raw.includes('#')) return raw
    return raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  /** Returns the last string as it was written, escapes included. */
  get written(): Buffer {
    return this.bytes.subarray(this.#from, this.#to)
  }

  next(): Token {
    this.#skipSpace()
    const { bytes } = this
    const first = bytes[this.at]
    if (first === undefined) return 'end'
    const second = bytes[this.at + 1]
    this.at += 1
    if (first === slash) return this.#run(this.at, 'name')
    if (first === open) return this.#string()
    if (first === less) return second === less ? this.#pair('openDict') : this.#hexString()
    if (first === greater) return second === greater ? this.#pair('closeDict') : 'word'
    if (first === openSquare) return 'openArray'
    if (first === closeSquare) return 'closeArray'
    return this.#run(this.at - 1, 'word')
  }

  #skipSpace(): void {
    const { bytes } = this
    for (;;) {
      const sign = bytes[this.at]
      if (sign === undefined) return
      if (sign === percent) this.#skipComment()
      else if (kinds[sign] === space) this.at += 1
      else return
    }
  }

  #skipComment(): void {
    const { bytes } = this
    while (this.at < bytes.length && bytes[this.at] !== feed && bytes[this.at] !== carriage) this.at += 1
  }

  #run(from: number, token: Token): Token {
    const { bytes } = this
    while (this.at < bytes.length && kinds[bytes[this.at] ?? 0] === regular) this.at += 1
    this.#from = from
    this.#to = this.at
    return token
  }

  #pair(token: Token): Token {
    this.at += 1
    return token
  }

  /** Parentheses within a string are balanced or escaped. */
  #string(): Token {
    const { bytes } = this
    this.#from = this.at
    for (let depth = 1; this.at < bytes.length; this.at += 1) {
      const sign = bytes[this.at]
      if (sign === backslash) this.at += 1
      else if (sign === open) depth += 1
      else if (sign === close) {
        depth -= 1
        if (depth === 0) break
      }
    }
    this.#to = Math.min(this.at, bytes.length)
    this.at += 1
    return 'string'
  }

  #hexString(): Token {
    const { bytes } = this
    const from = this.at
    while (this.at < bytes.length && bytes[this.at] !== greater) this.at += 1
    this.#from = from
    this.#to = this.at
    this.at += 1
    return 'string'
  }
}
