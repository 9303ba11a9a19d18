import type { CorrespondentDto } from '#contract/messages/messages.ts'
import { type Correspondent, mayWriteTo } from '#contract/permissions.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'

/** A person of the family, as the viewer knows them. */
export type Person = Correspondent & Pick<CorrespondentDto, 'firstName' | 'lastName' | 'isAttorney'>

const lastingAccesses = leavesOf(accessMachine).filter((leaf) => !isFinalLeaf(accessMachine, leaf))

/** Reads who is connected to whom. Row-level security leaves the accesses that the viewer gave or has. */
const parentsOf = async (tx: Tx): Promise<(professionalId: string) => readonly string[]> => {
  const rows = await tx
    .selectFrom('professional_access')
    .select(['professional_id', 'parent_id'])
    .where('status', 'in', lastingAccesses)
    .execute()
  return (id) => rows.filter(({ professional_id }) => professional_id === id).map(({ parent_id }) => parent_id)
}

/**
 * Lists everybody in the family whom somebody may write to, by first name: who has an account, and a parent who has not
 * joined yet and finds what was written once they have.
 */
export const peopleOf = async (tx: Tx): Promise<Person[]> => {
  const [rows, parents] = await Promise.all([
    tx
      .selectFrom('membership as m')
      .innerJoin('person as p', 'p.id', 'm.person_id')
      .select(['p.id', 'p.first_name', 'p.last_name', 'p.is_attorney', 'm.role'])
      .where((eb) => eb.or([eb('m.joined_at', 'is not', null), eb('m.role', 'in', ['professional', 'parent'])]))
      .orderBy('m.side')
      .orderBy('p.first_name')
      .orderBy('p.id')
      .execute(),
    parentsOf(tx),
  ])
  return rows.map(({ id, first_name, last_name, is_attorney, role }) => ({
    id,
    firstName: first_name,
    lastName: last_name,
    isAttorney: is_attorney,
    standing: role,
    parents: role === 'professional' ? parents(id) : [],
  }))
}

/** Returns those to whom the viewer may write. */
export const correspondentsOf = (people: readonly Person[], { personId }: Viewer): readonly Person[] => {
  const own = people.find(({ id }) => id === personId)
  return own ? people.filter((one) => mayWriteTo(own, one)) : []
}
