import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { toHex, utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { laws, newestLaw } from '#domain/record/laws/laws.gen.ts'
import { formatLogLeaf } from '#domain/record/log/log-leaf.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { formatCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { formatNote, type NoteSignature, signText } from '#domain/record/log/notes/signed-note.ts'
import { hashLeaf } from '#domain/record/log/trees/merkle-tree.ts'
import { appendToEdge, type RightEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import type { HistoryKey } from '../history/keys.ts'
import { type Head, readEarlierCheckpoints } from './earlier-checkpoints.ts'
import { growStreams } from './grow-streams.ts'
import { bytesOf, hashed, sha256 } from './hashes.ts'
import { logKeyOf } from './log-key.ts'
import { insertNodes, newestOrigin, type Origin, saveStreams } from './log-store.ts'
import { isKeyOf, nameFirst, openFirst } from './named-key.ts'
import { againstOutside } from './outside/against-outside.ts'
import { nameStamp } from './outside/named-stamps.ts'
import { type OutsideCopy, readOutsideCopy, writeOutsideCopy } from './outside/outside-copy.ts'
import { addOutsideHeads } from './outside/outside-heads.ts'
import { type Contradiction, recordContradictions } from './recount/contradictions.ts'
import { loadSigned, type Signed } from './signed.ts'
import type { StreamState } from './stream-state.ts'

export type SignOutcome =
  /** A leaf was added. Contradicted streams stand in it as they did before. */
  | {
      readonly state: 'signed'
      readonly size: number
      readonly grown: number
      readonly found: readonly Contradiction[]
    }
  /** The log itself is contradicted, so nothing was signed. */
  | { readonly state: 'refused'; readonly found: readonly Contradiction[] }
  /** Another process signs at this moment. */
  | { readonly state: 'busy' }
  /** The database names another key than the one of this process. */
  | { readonly state: 'otherKey' }

export type SignerDeps = {
  readonly scopes: Pick<Scopes, 'asSigner'>
  readonly key: HistoryKey
  /** The copy outside the database stands in this folder. */
  readonly folder: string
  /** The host that people type, by which logs are named. */
  readonly host: string
}

export type Signer = {
  /** Adds one leaf with the heads of all streams and signs the log. `now` is the leaf's instant. */
  sign(now: string): Promise<SignOutcome>
}

/** The newest law, as leaves name it. */
export const lawNow = { number: newestLaw, sha256: hash('sha256', canonical(laws.get(newestLaw))) }

/** One process signs at a time; the number is the lock's name. */
export const lockSigning = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(7305114) as held`.execute(tx)
  return rows[0]?.held === true
}

/** Compares the streams with what checkpoints named before there was a service log. */
const againstEarlier = async (tx: Tx, heads: readonly Head[]): Promise<Contradiction[]> => {
  const found: Contradiction[] = []
  for (const { family: familyId, stream: streamId, seq, hash: signed } of heads) {
    const entry = await tx
      .selectFrom('entry')
      .select('hash')
      .where('family_id', '=', familyId)
      .where('stream_id', '=', streamId)
      .where('seq', '=', seq)
      .executeTakeFirst()
    if (entry?.hash.toString('hex') !== signed) found.push({ familyId, streamId, seq, why: 'earlierDiffer' })
  }
  return found
}

type NewLeaf = {
  readonly data: string
  readonly secret: Uint8Array
  readonly now: string
  /** The keys that sign the head; of a rotation also the one before. */
  readonly keys: readonly HistoryKey[]
}

/** Adds a leaf to the log's tree and signs the head. Returns what stands outside the database afterwards. */
export const addLeaf = async (
  tx: Tx,
  { origin, edge }: { readonly origin: Origin; readonly edge: RightEdge },
  { data, secret, keys, now }: NewLeaf,
): Promise<{ edge: RightEdge; copy: OutsideCopy }> => {
  const appended = hashed(appendToEdge(edge, [hashed(hashLeaf(utf8(data)))]))
  const root = hashed(rootOfEdge(appended.edge))
  const { size } = appended.edge
  const text = formatCheckpoint({ origin: origin.name, size, root, extensions: [] })
  const signatures: NoteSignature[] = []
  for (const key of keys) signatures.push(await signText(text, await logKeyOf(origin.name, key)))
  const note = formatNote({ text, signatures })
  await Promise.all([
    tx.insertInto('log_leaf').values({ origin: origin.number, index: edge.size, data }).execute(),
    insertNodes(tx, origin.number, appended.completed),
    tx.insertInto('log_checkpoint').values({ origin: origin.number, size, at: now, note }).execute(),
    tx.updateTable('log_origin').set({ secret }).where('number', '=', origin.number).execute(),
  ])
  return { edge: appended.edge, copy: { origin: origin.number, size, root: toBase64(root), note } }
}

export const signerOf = ({ scopes, key, folder, host }: SignerDeps): Signer => {
  let kept: Signed | null = null

  type Done = {
    readonly outcome: SignOutcome
    readonly copy?: OutsideCopy
    readonly signed?: Signed
    readonly grown?: readonly StreamState[]
  }
  const refuse = async (tx: Tx, origin: Origin, now: string, found: readonly Contradiction[]): Promise<Done> => ({
    outcome: { state: 'refused', found: await recordContradictions(tx, origin.number, now, found) },
  })

  const signIn = async (tx: Tx, now: string): Promise<Done> => {
    if (!(await lockSigning(tx))) return { outcome: { state: 'busy' } }
    const opened = (await newestOrigin(tx)) ?? (await openFirst(tx, { key, host, now }))
    if (!key.held || !(await isKeyOf(opened, key))) return { outcome: { state: 'otherKey' } }
    // Everything that was signed before there was a service log is held against the streams once, and stands in its first leaf.
    const isFirst = opened.number === 1 && opened.secret === null
    const origin = isFirst ? await nameFirst(tx, opened, { key, host, now }) : opened
    const earlier = isFirst ? await readEarlierCheckpoints(folder, key.publicPem) : null
    const loaded = await loadSigned(tx, origin, kept)
    const outside = await readOutsideCopy(folder)
    const wrong = [...loaded.found, ...(await againstOutside(tx, loaded.signed, outside))]
    if (wrong.length > 0) return refuse(tx, origin, now, wrong)

    const { streams, grown, found } = await growStreams(tx, loaded.signed.streams)
    const secret = bytesOf(randomBytes(32))
    const places = [...streams.values()].map(({ path, edge, root }) => ({ path, head: { size: edge.size, root } }))
    const { root: map } = await buildSparseMap(secret, places, sha256)
    const data = formatLogLeaf({
      at: now,
      law: lawNow,
      map: toHex(map),
      ...(await nameStamp(tx, origin.number, loaded.signed.edge.size)),
      ...(earlier?.digest && { baseline: earlier.digest }),
    })
    const added = await addLeaf(tx, loaded.signed, { data, secret, keys: [key], now })
    await saveStreams(tx, origin.number, loaded.signed.edge.size, grown)
    const outcome: SignOutcome = {
      state: 'signed',
      size: added.edge.size,
      grown: grown.length,
      found: await recordContradictions(tx, origin.number, now, [
        ...found,
        ...(await againstEarlier(tx, earlier?.heads ?? [])),
      ]),
    }
    return { outcome, copy: added.copy, signed: { origin: { ...origin, secret }, edge: added.edge, streams }, grown }
  }

  return {
    sign: async (now) => {
      const { outcome, copy, signed, grown } = await scopes.asSigner((tx) => signIn(tx, now))
      if (signed) kept = signed
      // The copy follows the commit: a process that ends in between leaves a database that is ahead, which is checked.
      if (!copy) return outcome
      await addOutsideHeads(folder, { origin: copy.origin, leaf: copy.size - 1, streams: grown ?? [] }, now)
      await writeOutsideCopy(folder, copy)
      return outcome
    },
  }
}
