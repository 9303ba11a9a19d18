import type { Generated } from 'kysely'
import type { Reach } from '#domain/reach.ts'

/** The columns by which the database decides who may see a row. An `audience` requires a `reach` that names people. */
export type Restricted = {
  family_id: string
  reach: Generated<Reach>
  audience: string[] | null
}
