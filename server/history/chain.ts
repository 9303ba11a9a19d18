import { hash } from 'node:crypto'
import { type BreakReason, type Broken, type ChainEntry, claimsOf, genesisOf } from '#contract/record/chain.ts'

const reasons: Record<BreakReason, string> = {
  entryMissing: 'an entry is missing',
  payloadChanged: 'the payload was changed',
  chainBroken: 'the chain does not continue',
}
export const breakText = ({ stream, seq, why }: Broken): string => `stream ${stream}, entry ${seq}: ${reasons[why]}`

/** Walks one stream from its beginning, by Node's own hash. Null: whole and unchanged; else the first place where it is not. */
export const firstBreak = (stream: string, entries: readonly ChainEntry[]): Broken | null => {
  for (const claim of claimsOf(stream, hash('sha256', genesisOf(stream)), entries))
    if (claim.bytes === null || hash('sha256', claim.bytes) !== claim.hash)
      return { stream, seq: claim.seq, why: claim.why }
  return null
}
