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
import { changedBytes } from './verify/bytes.ts'
import { againstCheckpoint, brokenChains } from './verify/chains.ts'
import { misplacedEntries } from './verify/entry-columns.ts'
import { unlistedErasures } from './verify/erasures.ts'
import { readFamilyRecord } from './verify/family-record.ts'
import { itemStates } from './verify/item-states.ts'
import { withdrawnLaws } from './verify/laws.ts'
import { rowsAgainstRecord } from './verify/rows.ts'
import { beginWatches } from './verify/watches.ts'

type Blobs = Pick<Storage, 'blob'>

/**
 * Checks one family: its chains, the last checkpoint, each row against the replay of its events, and everything derived
 * from rows. An empty result means that all of it holds. Entries are read in batches and forgotten, so that a long record
 * takes little memory. Chains that were counted with the service log are not walked again.
 */
export const verifyFamily = (
  scopes: Scopes,
  parts: RecordParts,
  familyId: string,
  heads: readonly Head[],
  storage?: Blobs,
  isCounted = false,
): Promise<Finding[]> =>
  scopes.asSystem(familyId, async (tx) => {
    const chains = isCounted ? null : brokenChains()
    const checkpoint = againstCheckpoint(heads)
    const [misplaced, withdrawn, items] = [misplacedEntries(), withdrawnLaws(), itemStates()]
    const watches = await beginWatches(tx, parts, familyId)
    const checks = [...(chains ? [chains] : []), checkpoint, misplaced, withdrawn, items, watches]
    const readers = checks.map(({ reader }) => reader)
    const record = await readFamilyRecord(tx, familyId, readers)
    return [
      ...(chains?.findings() ?? []),
      ...checkpoint.findings(),
      ...misplaced.findings(record),
      ...unlistedErasures(record),
      ...withdrawn.findings(),
      ...(await rowsAgainstRecord(tx, parts, record, items)),
      ...(await watches.findings(record)),
      ...(storage ? await changedBytes(tx, storage) : []),
    ]
  })

/** Others who keep a log's operator honest, as far as whoever verifies trusts them. */
type Others = {
  /** Of these, cosignatures are verified; those of others have the form of one. */
  readonly witnesses: readonly VerifierKey[]
  /** Certificates of time-stamping authorities must lead to these; where it is null, that is not checked. */
  readonly trusted: TrustedAuthorities
}

type Against = {
  readonly folder: string
  readonly publicPem: string
  readonly digest: string | null
} & Others

/** Checks the service log and what stands beside it, and the guards that keep the application from changing either. */
const verifyShared = async (scopes: Scopes, { witnesses, trusted, ...against }: Against) => {
  const guards = (await changedGuards(scopes)).map((name) => `${name}: it is not as this version's migrations made it`)
  const log = await verifyServiceLog(scopes, against)
  // Rows that repeat a tree that does not hold say nothing.
  if (log.length > 0) return { findings: [...guards, ...log], isCounted: false }
  const outside = await readOutsideCopy(against.folder)
  return scopes.asRecounter(async (tx) => ({
    findings: [...guards, ...(await verifyLogRows(tx, outside, { witnesses, trusted }))],
    isCounted: (await newestOrigin(tx)) !== null,
  }))
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
  const { digest } = earlier
  // Entries that a recovery lists as lost are missing with reason.
  const isLost = ({ stream, seq }: Head) => kept.some((one) => one.stream_id === stream && one.kept_size < seq)
  const heads = earlier.heads.filter((head) => !isLost(head))
  const families = await scopes.acrossFamilies((tx) => tx.selectFrom('stream').select('family_id').distinct().execute())
  const ids = new Set([...families.map(({ family_id }) => family_id), ...heads.map(({ family }) => family)])
  const { findings, isCounted } = await verifyShared(scopes, { folder, publicPem, digest, witnesses, trusted })
  for (const id of ids) {
    const own = heads.filter(({ family }) => family === id)
    findings.push(...(await verifyFamily(scopes, parts, id, own, storage, isCounted)))
  }
  return findings
}
