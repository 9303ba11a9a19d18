import { type FamilyDto, familyRoutes as routes } from '#contract/families.ts'
import { bankServes } from '#domain/sending-limits.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logLooks } from '../../http/security-log.ts'
import { familiesOf } from '../session/session.people.ts'
import { showFamily } from '../session/session.store.ts'
import { casesOf } from './cases.ts'
import { heldSince } from './held-since.ts'

const initialsOf = (first: string, last: string) => `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase()

const membersOf = async (tx: Tx): Promise<FamilyDto['members']> => {
  const rows = await tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'm.role', 'm.side', 'm.joined_at', 'm.closed_at'])
    .orderBy('m.side')
    .orderBy('p.first_name')
    .execute()
  return rows.map(({ id, first_name, last_name, role, side, joined_at, closed_at }) => ({
    id,
    firstName: first_name,
    lastName: last_name,
    initials: initialsOf(first_name, last_name),
    role,
    side,
    joined: joined_at !== null,
    closedAt: closed_at,
  }))
}

const categoriesOf = async (tx: Tx): Promise<FamilyDto['categories']> => {
  const named = tx.selectFrom('category_use').select('used_id')
  const rows = await tx
    .selectFrom('category')
    .selectAll()
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('id', 'in', named)]))
    .orderBy('preset')
    .orderBy('title_key')
    .execute()
  return rows.map(({ id, preset, name, description, creator_percent, removed_at }) => ({
    id,
    preset,
    name,
    description,
    creatorPercent: Number(creator_percent),
    offered: removed_at === null,
  }))
}

const childrenOf = async (tx: Tx): Promise<FamilyDto['children']> => {
  const named = tx.selectFrom('child_use').select('used_id')
  const rows = await tx
    .selectFrom('child')
    .selectAll()
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('id', 'in', named)]))
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_name, archived_at, removed_at }) => ({
    id,
    firstName: first_name,
    offered: archived_at === null && removed_at === null,
  }))
}

/** Returns the family as one viewer sees it. A child or third party sees the people, but not the parents' affairs. */
const familyOf = async (tx: Tx, viewer: Viewer): Promise<FamilyDto> => {
  const family = await tx.selectFrom('family').selectAll().executeTakeFirstOrThrow()
  return {
    id: family.id,
    currency: family.currency,
    timeZone: family.time_zone,
    country: family.country,
    bankTransfers: bankServes(family.country),
    viewpoint: viewer.viewpoint,
    heldSince: await heldSince(tx),
    standing: viewer.standing,
    mode: viewer.mode,
    members: await membersOf(tx),
    children: await childrenOf(tx),
    categories: await categoriesOf(tx),
  }
}

export const familyRoutes = (bind: Bind, { scopes, log }: Deps): void => {
  bind.reading(routes.current, (_input, { tx, viewer }) => familyOf(tx, viewer))

  bind.plain(routes.own, async (_, { caller }) => {
    const { personId, viewer } = requireCaller(caller)
    const families = await scopes.beforeSignIn((tx) => familiesOf(tx, personId))
    const items = families.map(({ familyId, name }) => ({ familyId, name, current: familyId === viewer?.familyId }))
    return { items }
  })

  // Choosing the same family again changes nothing, so it has no idempotency key.
  bind.plain(routes.cases, async (_, { caller }) => {
    const known = requireCaller(caller)
    return { items: await scopes.beforeSignIn((tx) => casesOf(tx, known)) }
  })

  bind.plain(routes.choose, async ({ body }, { caller }) => {
    const known = requireCaller(caller)
    const shown = await scopes.beforeSignIn((tx) => showFamily(tx, known, body))
    if (!shown) throw new Refusal('notFound')
    logLooks(log, shown.before, shown.after)
  })
}
