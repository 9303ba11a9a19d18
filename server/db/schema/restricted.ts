import type { Generated } from 'kysely'
import type { Reach } from '#domain/reach.ts'

/** The columns of a row by which the database decides who may see it. An `audience` needs a `reach` that names people. */
export type Restricted = {
  family_id: string
  reach: Generated<Reach>
  audience: string[] | null
}
