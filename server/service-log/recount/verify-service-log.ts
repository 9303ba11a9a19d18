import { createPublicKey } from 'node:crypto'
import { readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { formatVerifierKey, signatureTypes, verifierKeyOf } from '#domain/record/log/notes/note-keys.ts'
import type { Scopes, Tx } from '../../db/tenancy.ts'
import { newestOrigin, type Origin } from '../log-store.ts'
import { againstOutside } from '../outside/against-outside.ts'
import { readOutsideCopy } from '../outside/outside-copy.ts'
import { loadSigned } from '../signed.ts'
import { checkOpenings } from './check-openings.ts'
import { type Contradiction, contradictionText } from './contradictions.ts'
import { recountLog } from './recount-log.ts'
import { recountStreams } from './recount-streams.ts'

type Against = {
  /** The copy outside the database stands in this folder. */
  readonly folder: string
  readonly publicPem: string
  /** The digest of the checkpoints from before the service log; null when there are none. */
  readonly digest: string | null
  /** Streams are compared with their signed heads. */
  readonly withStreams: boolean
}

const isKeyOf = async ({ name, keys }: Origin, publicPem: string): Promise<boolean> => {
  const raw = Uint8Array.from(createPublicKey(publicPem).export({ type: 'spki', format: 'der' }).subarray(-32))
  return keys.at(-1) === formatVerifierKey(await verifierKeyOf(name, signatureTypes.ed25519, raw))
}

/** The first leaf of the first log holds the digest of everything that was signed before it. */
const earlierFindings = async (tx: Tx, digest: string | null): Promise<Contradiction[]> => {
  const first = await tx
    .selectFrom('log_leaf')
    .select('data')
    .where('origin', '=', 1)
    .where('index', '=', 0)
    .executeTakeFirst()
  const known = first && (readLogLeaf(first.data)?.baseline ?? null)
  return known === undefined || known === digest ? [] : [{ why: 'earlierDiffer' }]
}

/** Checks the service log, every stream against its signed heads if that is asked for, and both against the copy outside the database. */
export const verifyServiceLog = async (
  scopes: Pick<Scopes, 'asRecounter'>,
  { folder, publicPem, digest, withStreams }: Against,
): Promise<string[]> => {
  const outside = await readOutsideCopy(folder)
  const found = await scopes.asRecounter(async (tx): Promise<Contradiction[]> => {
    const origin = await newestOrigin(tx)
    if (!origin) return outside ? [{ why: 'databaseBehind' }] : []
    if (!(await isKeyOf(origin, publicPem))) return [{ why: 'noteWrong' }]
    const loaded = await loadSigned(tx, origin, null)
    return [
      ...loaded.found,
      ...(await againstOutside(tx, loaded.signed, outside)),
      ...(await recountLog(tx, origin)),
      ...(await checkOpenings(tx)),
      ...(await earlierFindings(tx, digest)),
      ...(withStreams ? await recountStreams(tx) : []),
    ]
  })
  return [...new Set(found.map(contradictionText))]
}
