import { readFileSync } from 'node:fs'
import { type ToneKind, toneKinds } from '#contract/tone/tone-codes.ts'
import type { Language } from '../language.ts'

/** Marks fall into this many buckets (a power of two), and each bucket has a weight. */
export const buckets = 2 ** 18
/** The kind is told by coarser weights. */
export const kindBuckets = 2 ** 16

/** The weights of one language as they are kept, each a signed byte in base64. */
export type KeptWeights = {
  readonly note: string
  /** Names the sentences, the engine and the program that they were made from. */
  readonly madeFrom: string
  /** A unit is unkind from this score. */
  readonly threshold: number
  /** A unit in which a rule finds something is unkind from this score. */
  readonly thresholdWithRule: number
  readonly bias: number
  /** The value of one step of a byte. */
  readonly step: number
  readonly unkind: string
  readonly kinds: Readonly<Record<ToneKind, { readonly bias: number; readonly weights: string }>>
}

export type Weights = Omit<KeptWeights, 'note' | 'madeFrom' | 'unkind' | 'kinds'> & {
  readonly unkind: Int8Array
  readonly kinds: readonly { readonly kind: ToneKind; readonly bias: number; readonly weights: Int8Array }[]
}

const bytesOf = (base64: string): Int8Array => Int8Array.from(Buffer.from(base64, 'base64'))

export const weightsFile = (language: Language): URL =>
  new URL(`../lexicon/${language}/weights.gen.json`, import.meta.url)

const read = (language: Language): Weights => {
  const { unkind, kinds, threshold, thresholdWithRule, bias, step }: KeptWeights = JSON.parse(
    readFileSync(weightsFile(language), 'utf8'),
  )
  return {
    threshold,
    thresholdWithRule,
    bias,
    step,
    unkind: bytesOf(unkind),
    kinds: toneKinds.map((kind) => ({ kind, bias: kinds[kind].bias, weights: bytesOf(kinds[kind].weights) })),
  }
}

const loaded = new Map<Language, Weights>()

/** Returns the weights of a language. They are read when they are first needed, so the server starts without them. */
export const weightsOf = (language: Language): Weights => {
  const weights = loaded.get(language) ?? read(language)
  loaded.set(language, weights)
  return weights
}
