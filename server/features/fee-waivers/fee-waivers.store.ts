import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { FeeWaiverDocumentDto, FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { addMs } from '#domain/time.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { FeeWaiverTables } from '../../db/schema/subscriptions.ts'
import type { Tx } from '../../db/tenancy.ts'
import { retention } from '../../jobs/retention.ts'
import { personById } from '../session/session.people.ts'

export type FeeWaiverRow = Selectable<FeeWaiverTables['fee_waiver']>
export type DocumentRow = Selectable<FeeWaiverTables['fee_waiver_document']>

/** Lists as many as one page of the administrator shows. */
const shown = 200

const rows = (tx: Tx) => tx.selectFrom('fee_waiver').selectAll()

export const lockWaiver = (tx: Tx, id: string): Promise<FeeWaiverRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const waiverById = (tx: Tx, id: string): Promise<FeeWaiverRow | undefined> =>
  rows(tx).where('id', '=', id).executeTakeFirst()

export const lastWaiverOf = (tx: Tx, ownerId: string): Promise<FeeWaiverRow | undefined> =>
  rows(tx).where('owner_id', '=', ownerId).orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst()

export const waiversOf = (tx: Tx, ownerId: string): Promise<FeeWaiverRow[]> =>
  rows(tx).where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute()

export const openWaiverOf = (tx: Tx, ownerId: string): Promise<FeeWaiverRow | undefined> =>
  rows(tx).where('owner_id', '=', ownerId).where('ended_at', 'is', null).forUpdate().executeTakeFirst()

/** Returns those that wait, the oldest first, or those that ended, the newest first. */
export const waiversShown = (tx: Tx, show: 'waiting' | 'ended'): Promise<FeeWaiverRow[]> =>
  show === 'waiting'
    ? rows(tx).where('ended_at', 'is', null).orderBy('created_at').orderBy('id').limit(shown).execute()
    : rows(tx).where('ended_at', 'is not', null).orderBy('ended_at', 'desc').orderBy('id').limit(shown).execute()

/** Begins an application. Of two simultaneous ones, the second gets the row of the first. */
export const insertWaiver = async (tx: Tx, ownerId: string, note: string | null, now: string) => {
  const { first_name, last_name } = await personById(tx, ownerId)
  const status = initialLeafOf(feeWaiverMachine, { documented: false })
  await tx
    .insertInto('fee_waiver')
    .values({
      id: randomUUID(),
      owner_id: ownerId,
      status,
      version: 1,
      first_name,
      last_name,
      note,
      reason: null,
      decided_by: null,
      created_at: now,
      ended_at: null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('owner_id').where('ended_at', 'is', null).doNothing())
    .execute()
}

type Columns = Partial<Pick<FeeWaiverRow, 'status' | 'version' | 'reason' | 'decided_by' | 'ended_at' | 'changed_at'>>

export const setWaiver = async (tx: Tx, id: string, columns: Columns): Promise<FeeWaiverRow> =>
  tx.updateTable('fee_waiver').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const documentsOf = (tx: Tx, waiverIds: readonly string[]): Promise<DocumentRow[]> =>
  waiverIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('fee_waiver_document')
        .selectAll()
        .where('fee_waiver_id', 'in', waiverIds)
        .orderBy('added_at')
        .orderBy('id')
        .execute()

export const documentById = (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  tx.selectFrom('fee_waiver_document').selectAll().where('id', '=', id).executeTakeFirst()

export type NewDocument = Pick<DocumentRow, 'kind' | 'type' | 'bytes' | 'sha256'>

export const insertDocument = async (
  tx: Tx,
  { id: fee_waiver_id, owner_id }: FeeWaiverRow,
  document: NewDocument,
  now: string,
): Promise<void> => {
  const row = { ...document, id: randomUUID(), fee_waiver_id, owner_id, added_at: now }
  await tx.insertInto('fee_waiver_document').values(row).execute()
}

const documentDtoOf = ({ id, kind, type, bytes, added_at }: DocumentRow): FeeWaiverDocumentDto => ({
  id,
  kind,
  type,
  bytes,
  addedAt: added_at,
})

/** Returns applications as `you` sees them. */
export const feeWaiverDtosOf = async (
  tx: Tx,
  waivers: readonly FeeWaiverRow[],
  you: FeeWaiverDto['you'],
): Promise<FeeWaiverDto[]> => {
  const ids = waivers.map(({ id }) => id)
  const documents = Map.groupBy(await documentsOf(tx, ids), ({ fee_waiver_id }) => fee_waiver_id)
  return waivers.map((row) => {
    const own = documents.get(row.id) ?? []
    return {
      id: row.id,
      status: row.status,
      version: row.version,
      facts: { documented: own.length > 0 },
      applicant: { firstName: row.first_name, lastName: row.last_name },
      note: row.note,
      documents: own.map(documentDtoOf),
      reason: row.reason,
      appliedAt: row.created_at,
      endedAt: row.ended_at,
      you,
    }
  })
}

/** Deletes documents that nobody needs any more; their bytes follow. It runs in the role of the sweeps. */
export const expireDocuments = async (tx: Tx, now: string): Promise<void> => {
  const before = addMs(now, -retention.feeWaiverDocuments.ms)
  await tx
    .deleteFrom('fee_waiver_document')
    .where('fee_waiver_id', 'in', tx.selectFrom('fee_waiver').select('id').where('ended_at', '<', before))
    .execute()
}

/** Says which bytes some document names. */
export const bytesOfDocuments = async (tx: Tx, sha256s: readonly string[]): Promise<string[]> => {
  const found = await tx
    .selectFrom('fee_waiver_document')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', sha256s)
    .execute()
  return found.map(({ sha256 }) => sha256)
}
