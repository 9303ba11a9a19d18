import type { Head } from '../../service-log/earlier-checkpoints.ts'
import { breakText, type ChainWalk, walkFrom } from '../chain.ts'
import type { Finding } from '../record-part.ts'
import type { EntryReader } from './read-entries.ts'

/** Walks each chain from its first entry. */
export const brokenChains = () => {
  const findings: Finding[] = []
  let walk: ChainWalk = walkFrom('')
  const reader: EntryReader = {
    begin: ({ id }) => {
      walk = walkFrom(id)
    },
    isHashing: true,
    see: ({ chained }) => {
      const broken = chained && walk(chained)
      if (broken) findings.push(breakText(broken))
    },
  }
  return { reader, findings: () => findings }
}

/** A chain whose end was removed is still consistent, so only a checkpoint outside the database reveals it. */
export const againstCheckpoint = (heads: readonly Head[]) => {
  const hashes = new Map<Head, string>()
  let own: readonly Head[] = []
  let index = 0
  const reader: EntryReader = {
    begin: ({ id }) => {
      own = heads.filter(({ stream }) => stream === id)
      index = 0
    },
    isHashing: heads.length > 0,
    see: ({ chained }) => {
      index += 1
      if (chained) for (const head of own) if (head.seq === index) hashes.set(head, chained.hash)
    },
  }
  const findings = (): Finding[] =>
    heads.flatMap((head) => {
      const { stream, seq, hash } = head
      const found = hashes.get(head)
      if (found === undefined)
        return [`stream ${stream}: entries up to ${seq} were there at the last checkpoint and are gone`]
      return found === hash ? [] : [`stream ${stream}, entry ${seq}: it was another at the last checkpoint`]
    })
  return { reader, findings }
}
