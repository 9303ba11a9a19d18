import type { Generated } from 'kysely'
import type { accessMachine } from '#machines/professional-access/access.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'

export type ProfessionalAccessTables = {
  /** A professional may look as this parent while it is active. Its `audience` is the two of them. */
  professional_access: {
    family_id: string
    id: string
    professional_id: string
    parent_id: string
    status: LeafOf<typeof accessMachine>
    version: number
    reach: Generated<'named'>
    audience: string[]
    created_at: string
    changed_at: string
  }
}
