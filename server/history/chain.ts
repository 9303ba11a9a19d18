import { setImmediate } from 'node:timers/promises'
import {
  type BreakReason,
  type Broken,
  beginningOf,
  type ChainEntry,
  type ChainPlace,
  claimsOf,
  isSatisfied,
} from '#domain/record/chain.ts'
import { hashText } from '../service-log/hashes.ts'

export const breakReasons: Readonly<Record<BreakReason, string>> = {
  entryMissing: 'an entry is missing',
  payloadChanged: 'the payload was changed',
  chainBroken: 'the chain does not continue',
  timeReversed: 'its time precedes the one before',
}
export const breakText = ({ stream, seq, why }: Broken): string =>
  `stream ${stream}, entry ${seq}: ${breakReasons[why]}`

const startOf = (stream: string): ChainPlace => beginningOf(hashText(stream, null))
const claims = (stream: string, entries: readonly ChainEntry[]) => claimsOf(stream, startOf(stream), entries)

/** Walks the entries that follow one that was checked before. Returns the first place where they break. */
export const firstBreakAfter = (stream: string, place: ChainPlace, entries: readonly ChainEntry[]): Broken | null => {
  for (const claim of claimsOf(stream, place, entries))
    if (!isSatisfied(claim, hashText)) return { stream, seq: claim.seq, why: claim.why }
  return null
}

/** Walks one stream from its beginning with Node's own hash. Returns the first place where it breaks; null where it is whole. */
export const firstBreak = (stream: string, entries: readonly ChainEntry[]): Broken | null => {
  return firstBreakAfter(stream, startOf(stream), entries)
}

export type ChainWalk = (entry: ChainEntry) => Broken | null

/** Walks one stream from its beginning, an entry at a time. Only the first place where it breaks is returned. */
export const walkFrom = (stream: string): ChainWalk => {
  let [place, isBroken] = [startOf(stream), false]
  return (entry) => {
    const broken = isBroken ? null : firstBreakAfter(stream, place, [entry])
    isBroken ||= broken !== null
    place = { ...place, seq: entry.seq, hash: entry.hash, at: entry.at }
    return broken
  }
}

/** A long walk pauses every millisecond or two, so that other requests are served in between. */
const atOnce = 512

/** Does the same in steps, for a server that has others to serve. */
export const firstBreakInSteps = async (stream: string, entries: readonly ChainEntry[]): Promise<Broken | null> => {
  let walked = 0
  for (const claim of claims(stream, entries)) {
    if (!isSatisfied(claim, hashText)) return { stream, seq: claim.seq, why: claim.why }
    walked += 1
    if (walked % atOnce === 0) await setImmediate()
  }
  return null
}
