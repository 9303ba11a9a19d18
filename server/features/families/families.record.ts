import { personEvents } from '#contract/profile/profile.events.ts'
import { proofEvents } from '../../history/proof-events.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { watchMembers } from './families.members.ts'
import {
  accessColumnsOf,
  everybody,
  familyColumnsOf,
  knownTo,
  membershipColumnsOf,
  nameColumnsOf,
} from './families.recorded.ts'

const print: RecordPart['print'] = { about: () => '' }

const familyPart: RecordPart = {
  events: proofEvents('family', 'set'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('family').selectAll().execute()
    yield rows.map((row) => ({ entity: 'family', id: row.id, columns: familyColumnsOf(row), ...everybody }))
  },
  print,
}

const personPart: RecordPart = {
  events: personEvents,
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx
      .selectFrom('person as p')
      .innerJoin('membership as m', 'm.person_id', 'p.id')
      .select(['p.id', 'p.first_name', 'p.last_name', 'p.user_type', 'p.is_attorney', 'm.person_id', 'm.role'])
      .execute()
    yield rows.map((row) => ({ entity: 'person', id: row.id, columns: nameColumnsOf(row), ...knownTo(row) }))
  },
  print,
}

const membershipPart: RecordPart = {
  events: proofEvents('membership', 'begun', 'joined', 'closed'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('membership').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'membership',
      id: row.person_id,
      columns: membershipColumnsOf(row),
      ...knownTo(row),
    }))
  },
  watch: watchMembers,
  print,
}

const accessPart: RecordPart = {
  events: proofEvents('professionalAccess', 'begun'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('professional_access').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'professionalAccess',
      id: row.id,
      columns: accessColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
    }))
  },
  print,
}

export const familiesRecord: readonly RecordPart[] = [familyPart, personPart, membershipPart, accessPart]
