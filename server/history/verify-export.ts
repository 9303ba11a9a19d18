import { createPublicKey, hash } from 'node:crypto'
import { judge, type Problem } from '#domain/record/judge.ts'
import { readRecord } from '#domain/record/record.ts'
import { breakText, firstBreak } from './chain.ts'
import { isSignedBy, keyIdOf } from './keys.ts'

export type Verdict =
  | { readonly holds: true; readonly entries: number; readonly items: number; readonly exportedAt: string }
  | { readonly holds: false; readonly why: string }

const reasonOf = (problem: Problem): string => {
  if (problem.check === 'chain') return breakText(problem)
  if (problem.check === 'moves') return `stream ${problem.stream}, entry ${problem.seq}: ${problem.why}`
  if (problem.check === 'key') return 'it was signed by another key'
  return problem.check === 'signature'
    ? 'the signature does not match'
    : 'this is not an exported record, or it was changed'
}

const unsigned = (signedBy: string, yours: string): Verdict => ({
  holds: false,
  why: reasonOf(signedBy === yours ? { check: 'signature' } : { check: 'key', signedBy, yours }),
})

/** Does the same as `checkFile` of domain/record for a JSON export, but synchronously and with Node's own cryptography. */
export const verifyExport = (bytes: Uint8Array, publicPem: string): Verdict => {
  const inside = readRecord(bytes)
  const yourKey = keyIdOf(createPublicKey(publicPem))
  const signed = inside !== null && isSignedBy(publicPem, inside.signed, inside.record.signature)
  // What nobody signed needs no further look.
  const breaks = signed ? inside.record.streams.flatMap(({ id, entries }) => firstBreak(id, entries) ?? []) : []
  if (inside && !signed) return unsigned(inside.record.keyId, yourKey)
  const { holds, problems, summary } = judge(inside, {
    sha256: hash('sha256', bytes),
    yourKey,
    signed,
    breaks,
    seal: null,
    code: null,
  })
  if (holds && summary)
    return { holds, entries: summary.entries, items: summary.items, exportedAt: summary.record.exportedAt }
  return { holds: false, why: problems.map(reasonOf)[0] ?? 'nothing could be checked' }
}
