import { randomUUID } from 'node:crypto'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import type { HomeLines, HomePart } from '#server/features/feature.ts'
import type { Bind, Changing } from '#server/http/bind.ts'
import { Refusal } from '#server/http/errors/refusal.ts'
import { begin } from '#server/lifecycle/begin.ts'
import { bindItem } from '#server/lifecycle/bind-item.ts'
import { type OfferDto, offerRoutes as routes } from './offer.contract.ts'
import { type OfferRow, offerLifecycle } from './offer.lifecycle.ts'
import { offerMachine } from './offer.machine.ts'
import { withOffers } from './offer.table.ts'

const dtoOf = ({ id, status, version, thing, respond_by: respondBy }: OfferRow): OfferDto => ({
  id,
  status,
  version,
  thing,
  respondBy,
})

const offersOf = (tx: Tx): Promise<OfferRow[]> =>
  withOffers(tx).selectFrom('offer').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

const otherParentOf = async (tx: Tx, { personId }: Viewer): Promise<string> => {
  const { person_id } = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .where('person_id', '!=', personId)
    .executeTakeFirstOrThrow()
  return person_id
}

type NewOffer = { readonly thing: string; readonly respondBy: string }

const makeOffer = async ({ tx, change, viewer, now }: Changing, { thing, respondBy }: NewOffer): Promise<OfferDto> => {
  if (viewer.standing !== 'parent' || viewer.mode !== 'self') throw new Refusal('notAllowed')
  const { familyId: family_id } = change
  const id = randomUUID()
  const other_id = await otherParentOf(tx, viewer)
  const insert = async (status: OfferRow['status']) => {
    await tx.insertInto('due_time').values({ family_id, entity: 'offer', entity_id: id, due_at: respondBy }).execute()
    return withOffers(tx)
      .insertInto('offer')
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
  return dtoOf(await begin(change, offerLifecycle, { over: false }, insert, viewer))
}

export const bindOffers = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx }) => ({ items: (await offersOf(tx)).map(dtoOf) }))
  bind.changing(routes.create, ({ body }, context) => makeOffer(context, body))
  bindItem(bind, routes, { lifecycle: offerLifecycle, dtoOf: async (_context, row) => dtoOf(row) })
}

/** Returns the offers that the other parent has not answered. */
export const offersWaiting: HomeLines = async (tx, viewer) => {
  const open = (await offersOf(tx)).filter(({ status }) => metaOfLeaf(offerMachine, status).turns[0] === 'otherParent')
  const partOf = (own: boolean): HomePart => {
    const offers = open
      .filter(({ other_id }) => (other_id === viewer.viewpoint) === own)
      .map(({ id, thing }) => ({ id, thing }))
    return { count: offers.length, lists: { offers } }
  }
  return { you: partOf(true), others: partOf(false) }
}
