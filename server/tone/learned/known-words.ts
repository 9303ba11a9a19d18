import type { Read } from '../match.ts'
import { hashOf } from './hash.ts'

/** Holds what is known of a word wherever it stands. Every number is a hash. */
export type KnownWord = {
  readonly word: number
  readonly stem: number
  /** The class of the lexicon that the word stands for, or the word itself. */
  readonly standsFor: number
  readonly classes: readonly number[]
  readonly senses: readonly number[]
  readonly endings: readonly number[]
}

/** Numbers of sets and what they are called. */
export type NamedSets = {
  readonly classes: ReadonlyMap<number, string>
  readonly senses: ReadonlyMap<number, string>
  /** These classes take the place of their words in a row of words. */
  readonly standIns: ReadonlyMap<number, string>
}

/** A text repeats its words, so each is looked up once; a text of nothing but new words must not fill the memory. */
const mostRemembered = 20_000

const stemLength = 5
const endingLengths = [2, 3, 4]

const edge = (name: string): KnownWord => {
  const word = hashOf(name)
  return { word, stem: word, standsFor: word, classes: [], senses: [], endings: [] }
}
export const beginning = edge('^')
export const end = edge('$')

const namesIn = (sets: ReadonlySet<number>, names: ReadonlyMap<number, string>): number[] =>
  [...sets].flatMap((set) => {
    const name = names.get(set)
    return name === undefined ? [] : [hashOf(name)]
  })

const knownWordOf = ({ word: typed, sets }: Read, named: NamedSets): KnownWord => {
  const word = /^\d/.test(typed) ? '#' : typed
  return {
    word: hashOf(word),
    stem: hashOf(word.length > stemLength ? `${word.slice(0, stemLength)}~` : word),
    standsFor: namesIn(sets, named.standIns)[0] ?? hashOf(word),
    classes: namesIn(sets, named.classes),
    senses: namesIn(sets, named.senses),
    endings: word.length < stemLength ? [] : endingLengths.map((length) => hashOf(`-${word.slice(-length)}`)),
  }
}

/** Returns a function that says what is known of a word. */
export const knowing = (named: NamedSets): ((read: Read) => KnownWord) => {
  const remembered = new Map<string, KnownWord>()
  return (read) => {
    const known = remembered.get(read.word)
    if (known) return known
    const found = knownWordOf(read, named)
    if (remembered.size < mostRemembered) remembered.set(read.word, found)
    return found
  }
}
