import type { Read } from '../match.ts'
import type { KnownWord } from './known-words.ts'
import { noteMarks, type Unit } from './marks.ts'

/** The marks of a unit, each bucket once. */
export type Gathered = {
  readonly buckets: Int32Array
  readonly counts: Float32Array
  /** The words that each mark stands on, from `from` to before `to`. */
  readonly from: Int16Array
  readonly to: Int16Array
  readonly words: number
}

/** Long units have more marks, so each of them weighs less. */
const shrink = (words: number): number => 1 / Math.sqrt(words + 2)

/** No unit has as many marks; what is beyond is left out. */
const mostMarks = 2 ** 15

/** Collects the marks of units one after the other in the same memory. */
export class Gatherer {
  readonly #seen: Int32Array
  readonly #buckets = new Int32Array(mostMarks)
  readonly #counts = new Float32Array(mostMarks)
  readonly #from = new Int16Array(mostMarks)
  readonly #to = new Int16Array(mostMarks)
  #turn = 0

  constructor(buckets: number) {
    this.#seen = new Int32Array(buckets)
  }

  /** Returns marks that hold until the next unit is gathered. */
  gather(unit: Unit, knownOf: (read: Read) => KnownWord): Gathered {
    this.#turn += 1
    const words = unit.sentences.reduce((sum, sentence) => sum + sentence.length, 0)
    const size = shrink(words)
    let marks = 0
    noteMarks(unit, knownOf, (hash, count, from, to) => {
      const bucket = (hash ^ (hash >>> 13)) & (this.#seen.length - 1)
      if (this.#seen[bucket] === this.#turn || marks === mostMarks) return
      this.#seen[bucket] = this.#turn
      this.#buckets[marks] = bucket
      this.#counts[marks] = count * size
      this.#from[marks] = from
      this.#to[marks] = to
      marks += 1
    })
    return {
      buckets: this.#buckets.subarray(0, marks),
      counts: this.#counts.subarray(0, marks),
      from: this.#from.subarray(0, marks),
      to: this.#to.subarray(0, marks),
      words,
    }
  }
}
