import type { VerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { changedGuards } from '../db/guards.ts'
import type { Scopes } from '../db/tenancy.ts'
import type { Storage } from '../files/storage.ts'
import { type Head, readEarlierCheckpoints } from '../service-log/earlier-checkpoints.ts'
import { newestOrigin } from '../service-log/log-store.ts'
import { firstPublicPem } from '../service-log/named-key.ts'
import type { TrustedAuthorities } from '../service-log/outside/check-time-stamp.ts'
import { outsideFolderOf, readOutsideCopy } from '../service-log/outside/outside-copy.ts'
import { verifyLogRows } from '../service-log/recount/verify-log-rows.ts'
import { verifyServiceLog } from '../service-log/recount/verify-service-log.ts'
import type { Finding } from './record-part.ts'
import type { RecordParts } from './record-parts.ts'
import { familiesWithRecord } from './streams.ts'
import { changedBytes } from './verify/bytes.ts'
import { againstCheckpoint, brokenChains } from './verify/chains.ts'
import { countedStreams, readSignedStreams } from './verify/counted-streams.ts'
import { misplacedEntries } from './verify/entry-columns.ts'
import { unlistedErasures } from './verify/erasures.ts'
import { readFamilyRecord } from './verify/family-record.ts'
import { itemStates } from './verify/item-states.ts'
import { withdrawnLaws } from './verify/laws.ts'
import type { EntryReader } from './verify/read-entries.ts'
import { rowsAgainstRecord } from './verify/rows.ts'
import { beginWatches } from './verify/watches.ts'

type Blobs = Pick<Storage, 'blob'>

/** The part of a verification that says whether a family's streams are what was signed. */
type StreamCheck = { readonly reader: EntryReader; readonly findings: () => readonly Finding[] }

/** Checks one family: its streams by `streams`, and all that is derived from their entries. */
const verifyOne = (
  scopes: Scopes,
  parts: RecordParts,
  familyId: string,
  heads: readonly Head[],
  storage: Blobs | undefined,
  streams: StreamCheck | null,
): Promise<Finding[]> =>
  scopes.asSystem(familyId, async (tx) => {
    const checkpoint = againstCheckpoint(heads)
    const [misplaced, withdrawn, items] = [misplacedEntries(), withdrawnLaws(), itemStates()]
    const watches = await beginWatches(tx, parts, familyId)
    const checks = [...(streams ? [streams] : []), checkpoint, misplaced, withdrawn, items, watches]
    const readers = checks.map(({ reader }) => reader)
    const record = await readFamilyRecord(tx, familyId, readers)
    return [
      ...(streams?.findings() ?? []),
      ...checkpoint.findings(),
      ...misplaced.findings(record),
      ...unlistedErasures(record),
      ...withdrawn.findings(),
      ...(await rowsAgainstRecord(tx, parts, record, items)),
      ...(await watches.findings(record)),
      ...(storage ? await changedBytes(tx, storage) : []),
    ]
  })

/**
 * Checks one family: its chains, the last checkpoint, each row against the replay of its events, and everything derived
 * from rows. An empty result means that all of it holds. Entries are read in batches and forgotten, so that a long record
 * takes little memory.
 */
export const verifyFamily = (
  scopes: Scopes,
  parts: RecordParts,
  familyId: string,
  heads: readonly Head[],
  storage?: Blobs,
): Promise<Finding[]> => verifyOne(scopes, parts, familyId, heads, storage, brokenChains())

/** Others who keep a log's operator honest, as far as whoever verifies trusts them. */
type Others = {
  /** Of these, cosignatures are verified; those of others have the form of one. */
  readonly witnesses: readonly VerifierKey[]
  /** Certificates of time-stamping authorities must lead to these; where it is null, that is not checked. */
  readonly trusted: TrustedAuthorities
}

type Asked = {
  readonly scopes: Scopes
  readonly parts: RecordParts
  readonly storage: Blobs | undefined
  readonly against: {
    readonly folder: string
    readonly publicPem: string
    readonly digest: string | null
  }
  readonly others: Others
  /** The families of the database and of earlier checkpoints, with the heads that those say of them. */
  readonly families: readonly { readonly id: string; readonly heads: readonly Head[] }[]
}

/** Checks the rows beside the service log. Rows that repeat a tree that does not hold say nothing. */
const logRows = async ({ scopes, against, others }: Asked): Promise<Finding[]> => {
  const outside = await readOutsideCopy(against.folder)
  return scopes.asRecounter((tx) => verifyLogRows(tx, outside, others))
}

const isEachFamilyKnown = ({ scopes, families }: Asked): Promise<boolean> =>
  scopes.asRecounter(async (tx) => {
    const signed = await tx.selectFrom('log_stream').select('family_id').distinct().execute()
    const known = new Set(families.map(({ id }) => id))
    return (await newestOrigin(tx)) !== null && signed.every(({ family_id }) => known.has(family_id))
  })

/**
 * Counts the streams while their entries are read for all other checks, so that each is read once.
 * @returns null where the log or a stream does not hold; what is wrong there is found by `verifySlowly`
 */
const verifyOnce = async (asked: Asked): Promise<Finding[] | null> => {
  const { scopes, parts, storage } = asked
  const log = await verifyServiceLog(scopes, { ...asked.against, withStreams: false })
  if (log.length > 0 || !(await isEachFamilyKnown(asked))) return null
  const findings: Finding[] = []
  for (const { id, heads } of asked.families) {
    const counted = countedStreams(id, await scopes.asRecounter((tx) => readSignedStreams(tx, id)))
    const streams = { reader: counted.reader, findings: () => [] }
    findings.push(...(await verifyOne(scopes, parts, id, heads, storage, streams)))
    if (!counted.isWhole()) return null
  }
  return [...(await logRows(asked)), ...findings]
}

/** Walks each stream by itself and says what is wrong in it, and then does all other checks. */
const verifySlowly = async (asked: Asked): Promise<Finding[]> => {
  const { scopes, parts, storage } = asked
  const log = await verifyServiceLog(scopes, { ...asked.against, withStreams: true })
  const findings = log.length > 0 ? log : await logRows(asked)
  for (const { id, heads } of asked.families) findings.push(...(await verifyFamily(scopes, parts, id, heads, storage)))
  return findings
}

/**
 * Checks the whole database against the service log, and both against the copy outside the database in `dataDir`. The
 * caller provides the public key.
 */
export const verifyDatabase = async (
  scopes: Scopes,
  parts: RecordParts,
  dataDir: string,
  publicPem: string,
  storage?: Blobs,
  { witnesses = [], trusted = null }: Partial<Others> = {},
): Promise<Finding[]> => {
  const folder = outsideFolderOf(dataDir)
  const { first, kept } = await scopes.asRecounter(async (tx) => ({
    first: await firstPublicPem(tx),
    kept: await tx.selectFrom('log_recovered').select(['stream_id', 'kept_size']).execute(),
  }))
  const earlier = await readEarlierCheckpoints(folder, first ?? publicPem)
  // Entries that a recovery lists as lost are missing with reason.
  const isLost = ({ stream, seq }: Head) => kept.some((one) => one.stream_id === stream && one.kept_size < seq)
  const heads = earlier.heads.filter((head) => !isLost(head))
  const ids = new Set([...(await scopes.acrossFamilies(familiesWithRecord)), ...heads.map(({ family }) => family)])
  const families = [...ids].map((id) => ({ id, heads: heads.filter(({ family }) => family === id) }))
  const against = { folder, publicPem, digest: earlier.digest }
  const asked: Asked = { scopes, parts, storage, against, others: { witnesses, trusted }, families }
  // The guards keep the application from changing either record or log.
  const guards = (await changedGuards(scopes)).map((name) => `${name}: it is not as this version's migrations made it`)
  return [...guards, ...((await verifyOnce(asked)) ?? (await verifySlowly(asked)))]
}
