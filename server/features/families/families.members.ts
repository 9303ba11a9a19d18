import { maySee, type Restriction } from '#domain/reach.ts'
import type { ItemEntry } from '#domain/record/moves.ts'
import { recordedColumns } from '#domain/record/replay.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'

const roles = ['parent', 'child', 'thirdParty', 'professional'] as const
type Role = (typeof roles)[number]
const roleIn = (value: unknown): Role | null => roles.find((role) => role === value) ?? null

type Membership = { readonly personId: string; readonly role: Role | null }

const recordedMembers = (record: FamilyRecord): Membership[] =>
  [...record.items.values()].flatMap((entries: readonly ItemEntry[]) => {
    const { entity, entityId } = entries[0]?.payload ?? {}
    if (entity !== 'membership' || entityId === undefined) return []
    return { personId: entityId, role: roleIn(recordedColumns(entries).role) }
  })

const reads = (stream: Restriction, { personId, role }: Membership): boolean =>
  role !== null && maySee(stream, { personId, viewpoint: personId, standing: role, mode: 'self' })

/** Finds the people who could read a stream by what the record says of them, and who cannot by what the tables say. */
export const cutOff = async (tx: Tx, record: FamilyRecord): Promise<Finding[]> => {
  const rows = await tx.selectFrom('membership').select(['person_id', 'role']).execute()
  const present = new Map(rows.map(({ person_id, role }) => [person_id, role]))
  return recordedMembers(record).flatMap((member) => {
    const now = { personId: member.personId, role: present.get(member.personId) ?? null }
    return record.streams
      .filter((stream) => reads(stream, member) && !reads(stream, now))
      .map(({ id }) => `person ${member.personId}: cut off from stream ${id}, which is theirs`)
  })
}
