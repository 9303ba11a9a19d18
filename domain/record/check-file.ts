import { checkAnchors } from './anchors.ts'
import { toHex, utf8 } from './bytes.ts'
import {
  type Broken,
  beginningOf,
  bytesOfClaim,
  type Claim,
  claimsOf,
  genesisOf,
  type HashText,
  isSatisfied,
} from './chain.ts'
import { type Evidence, judge, nothingInside, type Verdict } from './judge.ts'
import { reachSigner } from './key-changes.ts'
import { type PublicKey, sha256 } from './keys.ts'
import { lawNotInLog } from './law-in-log.ts'
import { digestOf, runHashing } from './log/trees/hashing.ts'
import { type ExportedStream, readRecord } from './record.ts'
import { embeddedIn, isPdf, sealOf, sealTextOf } from './sealed-pdf.ts'
import { checkStamp } from './stamps.ts'

const hashOf = async (key: PublicKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  key.sha256 ? toHex(runHashing(key.sha256, digestOf(bytes))) : sha256(bytes)

const holds = async (claim: Claim) => {
  const bytes = bytesOfClaim(claim)
  return bytes !== null && (await sha256(bytes)) === claim.hash
}

/** Checking in batches uses the cryptography fully without holding every entry's bytes in memory. */
function* inBatches(claims: Iterable<Claim>, size = 512): Generator<Claim[]> {
  let batch: Claim[] = []
  for (const claim of claims) {
    batch.push(claim)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  yield batch
}

const brokenOf = (stream: string, claim: Claim | undefined): Broken | null =>
  claim ? { stream, seq: claim.seq, why: claim.why } : null

/** Does the same as `firstBreak` with a synchronous hash function. */
const firstBreakAtOnce = ({ id: stream, entries }: ExportedStream, hashText: HashText): Broken | null => {
  for (const claim of claimsOf(stream, beginningOf(hashText(stream, null)), entries))
    if (!isSatisfied(claim, hashText)) return brokenOf(stream, claim)
  return null
}

/** Resolves with the first broken entry, or null when the stream is complete and unchanged. */
const firstBreak = async ({ id: stream, entries }: ExportedStream): Promise<Broken | null> => {
  const genesis = await sha256(genesisOf(stream))
  for (const claims of inBatches(claimsOf(stream, beginningOf(genesis), entries))) {
    const held = await Promise.all(claims.map(holds))
    const broken = brokenOf(stream, claims[held.indexOf(false)])
    if (broken) return broken
  }
  return null
}

const sealStateOf = async (file: Uint8Array<ArrayBuffer>, key: PublicKey): Promise<Evidence['seal']> => {
  const seal = sealOf(file)
  if (!seal) return 'notSealed'
  if (seal.keyId !== key.id) return 'otherKey'
  return (await key.signed(utf8(sealTextOf(await hashOf(key, seal.body))), seal.signature)) ? 'holds' : 'changed'
}

/**
 * Checks an exported record, JSON or PDF, against a public key that its user provides, never against one in the file.
 * It runs in any browser and in Node, without a server or a network. Any changed byte fails: the text must be
 * canonical, its signature valid, each chain complete and begun with what the service log holds, each move allowed by
 * its law, and a PDF unchanged since it was sealed. Where the service changed its key, the file may be checked with
 * another one that both keys vouch for. `code` is the printed short code as `readShortCode` returns it.
 */
export const checkFile = async (
  file: Uint8Array<ArrayBuffer>,
  brought: PublicKey,
  code: string | null = null,
): Promise<Verdict> => {
  const pdf = isPdf(file)
  const bytes = pdf ? await embeddedIn(file) : file
  if (!bytes) return nothingInside()
  const inside = readRecord(bytes)
  const { keyId = brought.id, keyChanges = [] } = inside?.record ?? {}
  const { key, followed, forged } = await reachSigner(brought, keyChanges, ({ id }) => id === keyId)
  const hash = key.sha256
  const walk = async (stream: ExportedStream) =>
    key.hashText ? firstBreakAtOnce(stream, key.hashText) : firstBreak(stream)
  const breaks = await Promise.all((inside?.record.streams ?? []).map(walk))
  const signed = inside !== null && (await inside.withSigned((all) => key.signed(all, inside.record.signature)))
  const anchors = inside && (await checkAnchors(inside.record, { publicKey: key.bytes, signed }, hash))
  return judge(inside, {
    sha256: await hashOf(key, bytes),
    yourKey: key.id,
    followed,
    forgedChange: forged,
    signed,
    breaks: breaks.filter((broken) => broken !== null),
    anchors,
    stamp: inside && (await checkStamp(inside.record, anchors, key.bytes)),
    lawNotInLog: inside && (await lawNotInLog(inside.record, anchors, hash)),
    seal: pdf ? await sealStateOf(file, key) : null,
    code,
  })
}
