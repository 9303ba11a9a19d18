/** Words that an element of a pattern accepts. */
export type WordSet = {
  readonly exact: ReadonlySet<string>
  readonly stems: readonly string[]
  readonly endings: readonly string[]
  readonly except: ReadonlySet<string>
}

type Classes = Readonly<Record<string, string>>

const split = (list: string): string[] => list.split(/[\s|]+/).filter((word) => word !== '')

const resolve = (classes: Classes, list: string): string[] =>
  split(list).flatMap((word) => {
    if (!word.startsWith('@')) return [word]
    const named = classes[word.slice(1)]
    if (named === undefined) throw new Error(`the lexicon has no class ${word}`)
    return resolve(classes, named)
  })

/** Reads a list of words, with the classes that it names. */
export const wordSet = (classes: Classes, list: string): WordSet => {
  const words = resolve(classes, list)
  const isStem = (word: string) => word.endsWith('*')
  const isEnding = (word: string) => word.startsWith('*')
  const isExcept = (word: string) => word.startsWith('-')
  return {
    exact: new Set(words.filter((word) => !isStem(word) && !isEnding(word) && !isExcept(word))),
    stems: words.filter(isStem).map((word) => word.slice(0, -1)),
    endings: words.filter(isEnding).map((word) => word.slice(1)),
    except: new Set(words.filter(isExcept).map((word) => word.slice(1))),
  }
}

type Ids = Map<string, number[]>

const add = (to: Ids, key: string, id: number): void => {
  to.set(key, [...(to.get(key) ?? []), id])
}

const none: ReadonlySet<number> = new Set()
/** Stems and endings are at least this long, and at most as long as the longest of the lexicon. */
const shortest = 2
const longestPart = 12

/** Answers which of many sets a word is in, without asking each. */
export class Vocabulary {
  readonly #ids = new Map<string, number>()
  readonly #sets: WordSet[] = []
  readonly #exact: Ids = new Map()
  readonly #stems: Ids = new Map()
  readonly #endings: Ids = new Map()

  /** Returns the number of a set; the same list has the same one. */
  idOf(list: string, classes: Classes): number {
    const known = this.#ids.get(list)
    if (known !== undefined) return known
    const id = this.#sets.length
    const set = wordSet(classes, list)
    this.#ids.set(list, id)
    this.#sets.push(set)
    for (const word of set.exact) add(this.#exact, word, id)
    for (const stem of set.stems) add(this.#stems, stem, id)
    for (const ending of set.endings) add(this.#endings, ending, id)
    return id
  }

  /** Returns roughly how many words a set has; a stem stands for several and an ending for many. */
  sizeOf(id: number): number {
    const set = this.#sets[id]
    return set ? set.exact.size + 20 * set.stems.length + 500 * set.endings.length : 0
  }

  /** Returns the numbers of the sets that a word is in. */
  setsOf(word: string): ReadonlySet<number> {
    if (word === '') return none
    const ids = new Set(this.#exact.get(word))
    const most = Math.min(word.length, longestPart)
    for (let length = shortest; length <= most; length += 1) {
      for (const id of this.#stems.get(word.slice(0, length)) ?? []) ids.add(id)
      for (const id of this.#endings.get(word.slice(-length)) ?? []) ids.add(id)
    }
    for (const id of ids) if (this.#sets[id]?.except.has(word)) ids.delete(id)
    return ids
  }
}
