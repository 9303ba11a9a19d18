import { maySee, type Restriction } from '#domain/reach.ts'
import type { ItemEntry } from '#domain/record/moves.ts'
import { recordedColumns } from '#domain/record/replay.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding, Watch } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'

const roles = ['parent', 'child', 'thirdParty', 'professional'] as const
type Role = (typeof roles)[number]
const roleIn = (value: unknown): Role | null => roles.find((role) => role === value) ?? null

type Membership = { readonly personId: string; readonly role: Role | null }

const recordedMembers = (entries: readonly ItemEntry[]): Membership[] =>
  [...Map.groupBy(entries, ({ payload }) => payload.entityId)].map(([personId, own]) => ({
    personId,
    role: roleIn(recordedColumns(own).role),
  }))

const reads = (stream: Restriction, { personId, role }: Membership): boolean =>
  role !== null && maySee(stream, { personId, viewpoint: personId, standing: role, mode: 'self' })

/** Finds the people who could read a stream by what the record says of them, and who cannot by what the tables say. */
const cutOff = async (tx: Tx, record: FamilyRecord, entries: readonly ItemEntry[]): Promise<Finding[]> => {
  const rows = await tx.selectFrom('membership').select(['person_id', 'role']).execute()
  const present = new Map(rows.map(({ person_id, role }) => [person_id, role]))
  return recordedMembers(entries).flatMap((member) => {
    const now = { personId: member.personId, role: present.get(member.personId) ?? null }
    return record.streams
      .filter((stream) => reads(stream, member) && !reads(stream, now))
      .map(({ id }) => `person ${member.personId}: cut off from stream ${id}, which is theirs`)
  })
}

/** Collects the entries about memberships, which are few. */
export const watchMembers = async (): Promise<Watch> => {
  const entries: ItemEntry[] = []
  return {
    see: (entry) => {
      if (entry.payload.entity === 'membership') entries.push(entry)
    },
    findings: (tx, record) => cutOff(tx, record, entries),
  }
}
