import { createPublicKey, hash } from 'node:crypto'
import { checkAnchors } from '#domain/record/anchors.ts'
import { type Verdict as Judged, judge, type Problem } from '#domain/record/judge.ts'
import { lawNotInLog } from '#domain/record/law-in-log.ts'
import { readRecord } from '#domain/record/record.ts'
import { checkStamp } from '#domain/record/stamps.ts'
import { sha256 } from '../service-log/hashes.ts'
import { breakText, firstBreak } from './chain.ts'
import { isSignedBy, keyIdOf, rawKeyOf } from './keys.ts'

export type Verdict =
  | { readonly holds: true; readonly entries: number; readonly items: number; readonly exportedAt: string }
  /** `unknownLaw`: nothing contradicts it, but a newer program decided entries by laws that this one does not have. */
  | { readonly holds: false; readonly why: string; readonly unknownLaw?: true }

const reasonOf = (problem: Problem): string => {
  if (problem.check === 'chain') return breakText(problem)
  if (problem.check === 'moves') return `stream ${problem.stream}, entry ${problem.seq}: ${problem.why}`
  if (problem.check === 'key') return 'it was signed by another key'
  if (problem.check === 'anchored') return `it is not what the service log holds: ${problem.why} ${problem.stream}`
  if (problem.check === 'laws') return `law ${problem.law}: ${problem.why}`
  if (problem.check === 'stamped') return `its time stamp does not hold: ${problem.why}`
  return problem.check === 'signature'
    ? 'the signature does not match'
    : 'this is not an exported record, or it was changed'
}

const unsigned = (signedBy: string, yours: string): Verdict => ({
  holds: false,
  why: reasonOf(signedBy === yours ? { check: 'signature' } : { check: 'key', signedBy, yours, forgedChange: false }),
})

const verdictOf = ({ holds, problems, summary }: Judged): Verdict => {
  if (holds && summary)
    return { holds, entries: summary.entries, items: summary.items, exportedAt: summary.record.exportedAt }
  const unknown = summary?.unknownLaws ?? []
  if (problems.length === 0 && unknown.length > 0)
    return { holds: false, why: `unknown law ${unknown.join(', ')}`, unknownLaw: true }
  return { holds: false, why: problems.map(reasonOf)[0] ?? 'nothing could be checked' }
}

/** Does the same as `checkFile` of domain/record for a JSON export, with Node's own cryptography. */
export const verifyExport = async (bytes: Uint8Array<ArrayBuffer>, publicPem: string): Promise<Verdict> => {
  const inside = readRecord(bytes)
  const publicKey = createPublicKey(publicPem)
  const yourKey = keyIdOf(publicKey)
  const signed = inside?.withSigned((all) => isSignedBy(publicPem, all, inside.record.signature)) ?? false
  // A file that nobody signed needs no further look.
  if (inside && !signed) return unsigned(inside.record.keyId, yourKey)
  const anchors = inside && (await checkAnchors(inside.record, { publicKey: rawKeyOf(publicKey), signed }, sha256))
  return verdictOf(
    judge(inside, {
      sha256: hash('sha256', bytes),
      yourKey,
      followed: null,
      forgedChange: false,
      signed,
      breaks: (inside?.record.streams ?? []).flatMap(({ id, entries }) => firstBreak(id, entries) ?? []),
      anchors,
      stamp: inside && (await checkStamp(inside.record, anchors, rawKeyOf(publicKey))),
      lawNotInLog: inside && (await lawNotInLog(inside.record, anchors, sha256)),
      seal: null,
      code: null,
    }),
  )
}
