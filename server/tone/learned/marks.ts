import type { ToneReason } from '#contract/tone/tone-codes.ts'
import type { Read } from '../match.ts'
import { hashOf, mix } from './hash.ts'
import { beginning, end, type KnownWord } from './known-words.ts'
import { shapesOf } from './shapes-of.ts'

/** Sentences that are read as one, with what the rules point out in them. */
export type Unit = {
  readonly sentences: readonly (readonly Read[])[]
  /** The text of these sentences with their marks of punctuation. */
  readonly text: string
  readonly reasons: readonly ToneReason[]
}

/** Takes a mark: its hash, how much it counts, and the words from `from` to before `to` that it stands on. */
export type Note = (hash: number, counts: number, from: number, to: number) => void

/** How much each kind of mark counts, and a number that keeps the kinds apart. */
const counts = {
  word: 1,
  pair: 1,
  three: 0.7,
  skipOne: 0.7,
  skipTwo: 0.5,
  stem: 1,
  stemPair: 0.7,
  ending: 0.5,
  class: 0.7,
  classPair: 0.7,
  sense: 0.7,
  sensePair: 0.4,
  stemToReader: 0.6,
  senseToReader: 0.5,
  shape: 0.7,
  rule: 1.5,
} as const
type Group = keyof typeof counts
const apart = Object.fromEntries(Object.keys(counts).map((group) => [group, hashOf(group)])) as Record<Group, number>

/** The class of words that address the reader. */
const spokenTo = hashOf('spokenTo')

/** Senses of two words that are further apart say nothing about each other. */
const senseReach = 5

/** Notes what a word is by itself. */
const noteWord = (known: KnownWord, at: number, note: Note): void => {
  note(mix(apart.word, known.word), counts.word, at, at + 1)
  if (known.stem !== known.word) note(mix(apart.stem, known.stem), counts.stem, at, at + 1)
  for (const one of known.classes) note(mix(apart.class, one), counts.class, at, at + 1)
  for (const one of known.senses) note(mix(apart.sense, one), counts.sense, at, at + 1)
  for (const one of known.endings) note(mix(apart.ending, one), counts.ending, at, at + 1)
}

/** Notes what a word is in a sentence that addresses the reader, or in one that does not. */
const noteAddressed = (known: KnownWord, isToReader: boolean, at: number, note: Note): void => {
  const side = isToReader ? 1 : 2
  note(mix(apart.stemToReader, mix(known.stem, side)), counts.stemToReader, at, at + 1)
  for (const one of known.senses) note(mix(apart.senseToReader, mix(one, side)), counts.senseToReader, at, at + 1)
}

type Row = (at: number) => KnownWord | undefined

/** Notes a word with those after it. The beginning and the end of a sentence are read as words. */
const noteRow = (word: Row, at: number, first: number, note: Note): void => {
  const [one, two, three, four] = [word(at), word(at + 1), word(at + 2), word(at + 3)]
  const from = first + at
  if (!one || !two) return
  note(mix(apart.pair, mix(one.word, two.word)), counts.pair, from, from + 2)
  note(mix(apart.stemPair, mix(one.stem, two.stem)), counts.stemPair, from, from + 2)
  const stand = mix(one.standsFor, two.standsFor)
  note(mix(apart.classPair, stand), counts.classPair, from, from + 2)
  if (!three) return
  note(mix(apart.three, mix(mix(one.word, two.word), three.word)), counts.three, from, from + 3)
  note(mix(apart.skipOne, mix(one.word, three.word)), counts.skipOne, from, from + 3)
  note(mix(apart.classPair, mix(stand, three.standsFor)), counts.classPair, from, from + 3)
  if (four) note(mix(apart.skipTwo, mix(one.word, four.word)), counts.skipTwo, from, from + 4)
}

/** Notes which senses follow each other in a sentence. */
const noteSenses = (known: readonly KnownWord[], at: number, first: number, note: Note): void => {
  for (const one of known[at]?.senses ?? [])
    for (let other = at + 1; other <= at + senseReach && other < known.length; other += 1)
      for (const two of known[other]?.senses ?? [])
        note(mix(apart.sensePair, mix(one, two)), counts.sensePair, first + at, first + other + 1)
}

const noteSentence = (known: readonly KnownWord[], first: number, noteAnywhere: Note): void => {
  const note: Note = (hash, count, from, to) =>
    noteAnywhere(hash, count, Math.max(from, first), Math.min(to, first + known.length))
  const isToReader = known.some(({ classes }) => classes.includes(spokenTo))
  const word: Row = (at) => (at < 0 ? beginning : at === known.length ? end : known[at])
  noteRow(word, -1, first, note)
  for (const [at, one] of known.entries()) {
    noteWord(one, first + at, note)
    noteAddressed(one, isToReader, first + at, note)
    noteRow(word, at, first, note)
    noteSenses(known, at, first, note)
  }
}

/** Notes every mark of a unit. Words are counted through all its sentences; marks of the whole stand on no word. */
export const noteMarks = ({ sentences, text, reasons }: Unit, knownOf: (read: Read) => KnownWord, note: Note): void => {
  let first = 0
  for (const sentence of sentences) {
    noteSentence(sentence.map(knownOf), first, note)
    first += sentence.length
  }
  const whole = (group: Group, name: string) => note(mix(apart[group], hashOf(name)), counts[group], 0, 0)
  for (const shape of shapesOf(text, first, sentences.length)) whole('shape', shape)
  for (const reason of new Set(reasons)) whole('rule', reason)
  if (reasons.length > 0) whole('rule', 'any')
  if (reasons.length > 1) whole('rule', 'several')
}
