import { randomUUID } from 'node:crypto'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import type { HomeLines, HomePart } from '#server/features/feature.ts'
import type { Bind, Changing } from '#server/http/bind.ts'
import { Refusal } from '#server/http/errors/refusal.ts'
import { begin } from '#server/lifecycle/begin.ts'
import { bindItem } from '#server/lifecycle/bind-item.ts'
import { type ErrandDto, errandRoutes as routes } from './errand.contract.ts'
import { type ErrandRow, errandLifecycle } from './errand.lifecycle.ts'
import { errandMachine } from './errand.machine.ts'
import { withErrands } from './errand.table.ts'

const dtoOf = ({ id, status, version, thing, respond_by: respondBy }: ErrandRow): ErrandDto => ({
  id,
  status,
  version,
  thing,
  respondBy,
})

const errandsOf = (tx: Tx): Promise<ErrandRow[]> =>
  withErrands(tx).selectFrom('errand').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

const otherParentOf = async (tx: Tx, { personId }: Viewer): Promise<string> => {
  const { person_id } = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .where('person_id', '!=', personId)
    .executeTakeFirstOrThrow()
  return person_id
}

type NewErrand = { readonly thing: string; readonly respondBy: string }

const makeErrand = async (
  { tx, change, viewer, now }: Changing,
  { thing, respondBy }: NewErrand,
): Promise<ErrandDto> => {
  if (viewer.standing !== 'parent' || viewer.mode !== 'self') throw new Refusal('notAllowed')
  const { familyId: family_id } = change
  const id = randomUUID()
  const other_id = await otherParentOf(tx, viewer)
  const insert = async (status: ErrandRow['status']) => {
    await tx.insertInto('due_time').values({ family_id, entity: 'errand', entity_id: id, due_at: respondBy }).execute()
    return withErrands(tx)
      .insertInto('errand')
      .values({
        family_id,
        id,
        audience: null,
        status,
        version: 1,
        thing,
        respond_by: respondBy,
        creator_id: viewer.personId,
        other_id,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  return dtoOf(await begin(change, errandLifecycle, { over: false }, insert, viewer))
}

export const bindErrands = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx }) => ({ items: (await errandsOf(tx)).map(dtoOf) }))
  bind.changing(routes.create, ({ body }, context) => makeErrand(context, body))
  bindItem(bind, routes, { lifecycle: errandLifecycle, dtoOf: async (_context, row) => dtoOf(row) })
}

/** Returns the errands that the other parent has not answered. */
export const errandsWaiting: HomeLines = async (tx, viewer) => {
  const open = (await errandsOf(tx)).filter(
    ({ status }) => metaOfLeaf(errandMachine, status).turns[0] === 'otherParent',
  )
  const partOf = (own: boolean): HomePart => {
    const errands = open
      .filter(({ other_id }) => (other_id === viewer.viewpoint) === own)
      .map(({ id, thing }) => ({ id, thing }))
    return { count: errands.length, lists: { errands } }
  }
  return { you: partOf(true), others: partOf(false) }
}
