import { createPublicKey } from 'node:crypto'
import { canonical } from './append.ts'
import { firstBreak } from './chain.ts'
import type { ExportedRecord } from './export.ts'
import { isSignedBy, keyIdOf } from './keys.ts'
import { movesByEntity } from './moves.ts'
import { replay } from './replay.ts'

export type Verdict =
  | { readonly holds: true; readonly entries: number; readonly items: number; readonly exportedAt: string }
  | { readonly holds: false; readonly why: string }

const no = (why: string): Verdict => ({ holds: false, why })

const parsed = (text: string): (ExportedRecord & { signature: string }) | null => {
  try {
    const value: unknown = JSON.parse(text)
    const isRecord =
      typeof value === 'object' && value !== null && 'format' in value && value.format === 'evenhand-record'
    return isRecord && canonical(value) === text ? (value as ExportedRecord & { signature: string }) : null
  } catch {
    return null
  }
}

const replayProblem = (streams: ExportedRecord['streams']): string | null => {
  try {
    for (const moves of movesByEntity(streams).values()) replay(moves, { midway: true })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Checks an exported record against a public key that its user brings; never against one in the file. Offline. Any byte
 * changed anywhere fails: the text must be canonical, its signature right, each chain whole, each move allowed by its chart.
 */
export const verifyExport = (bytes: Uint8Array, publicPem: string): Verdict => {
  const record = parsed(new TextDecoder('utf-8', { fatal: false }).decode(bytes))
  if (!record) return no('this is not an exported record, or it was changed')
  const { signature, ...signed } = record
  if (signed.keyId !== keyIdOf(createPublicKey(publicPem))) return no('it was signed by another key')
  if (!isSignedBy(publicPem, canonical(signed), signature)) return no('the signature does not match')
  for (const { id, entries } of signed.streams) {
    const broken = firstBreak(id, entries)
    if (broken) return no(`stream ${id}, entry ${broken.seq}: ${broken.why}`)
  }
  const problem = replayProblem(signed.streams)
  if (problem) return no(problem)
  const entries = signed.streams.reduce((total, stream) => total + stream.entries.length, 0)
  return { holds: true, entries, items: movesByEntity(signed.streams).size, exportedAt: signed.exportedAt }
}
