import { createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import { canonical } from './append.ts'
import { firstBreak } from './chain.ts'
import { isSignedBy, keyIdOf } from './keys.ts'
import { movesByEntity } from './moves.ts'
import { replay } from './replay.ts'

export type Verdict =
  | { readonly holds: true; readonly entries: number; readonly items: number; readonly exportedAt: string }
  | { readonly holds: false; readonly why: string }

const no = (why: string): Verdict => ({ holds: false, why })

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const signedRecord = z.object({
  format: z.literal('evenhand-record'),
  version: z.literal(1),
  exportedAt: z.string(),
  keyId: z.string(),
  signature: z.string(),
  streams: z.array(
    z.object({
      id: z.string(),
      audience: z.nullable(z.array(z.string())),
      entries: z.array(
        z.object({
          seq: z.int(),
          id: z.string(),
          at: z.string(),
          kind: z.string(),
          payload: z.nullable(z.string()),
          salt: z.nullable(hash),
          payloadHash: hash,
          hash,
        }),
      ),
    }),
  ),
})

type Read = { readonly record: z.infer<typeof signedRecord>; readonly signed: string }

/** The record and the text that was signed: all of the document but its signature. */
const parsed = (bytes: Uint8Array): Read | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: Record<string, unknown> = JSON.parse(text)
    const { signature: _, ...signed } = value
    return canonical(value) === text ? { record: z.parse(signedRecord, value), signed: canonical(signed) } : null
  } catch {
    return null
  }
}

const replayProblem = (streams: Read['record']['streams']): string | null => {
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
  const read = parsed(bytes)
  if (!read) return no('this is not an exported record, or it was changed')
  const { record } = read
  if (record.keyId !== keyIdOf(createPublicKey(publicPem))) return no('it was signed by another key')
  if (!isSignedBy(publicPem, read.signed, record.signature)) return no('the signature does not match')
  for (const { id, entries } of record.streams) {
    const broken = firstBreak(id, entries)
    if (broken) return no(`stream ${id}, entry ${broken.seq}: ${broken.why}`)
  }
  const problem = replayProblem(record.streams)
  if (problem) return no(problem)
  const entries = record.streams.reduce((total, stream) => total + stream.entries.length, 0)
  return { holds: true, entries, items: movesByEntity(record.streams).size, exportedAt: record.exportedAt }
}
