import { type Family, familyRoutes as routes } from '#contract/families.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'

const initialsOf = (first: string, last: string) => `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase()

const membersOf = async (tx: Tx): Promise<Family['members']> => {
  const rows = await tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'm.role', 'm.side'])
    .orderBy('m.side')
    .orderBy('p.first_name')
    .execute()
  return rows.map(({ id, first_name, last_name, role, side }) => ({
    id,
    firstName: first_name,
    initials: initialsOf(first_name, last_name),
    role,
    side,
  }))
}

const categoriesOf = async (tx: Tx): Promise<Family['categories']> => {
  const rows = await tx.selectFrom('category').selectAll().orderBy('preset').orderBy('name').execute()
  return rows.map(({ id, preset, name, description, creator_percent }) => ({
    id,
    preset,
    name,
    description,
    creatorPercent: Number(creator_percent),
  }))
}

/** The family as one viewer sees it. A child or third party sees the people, not what parents settle between them. */
const familyOf = async (tx: Tx, viewer: Viewer): Promise<Family> => {
  const family = await tx.selectFrom('family').selectAll().executeTakeFirstOrThrow()
  const children = await tx.selectFrom('child').select(['id', 'first_name']).orderBy('first_name').execute()
  return {
    id: family.id,
    currency: family.currency,
    timeZone: family.time_zone,
    country: family.country,
    viewpoint: viewer.viewpoint,
    standing: viewer.standing,
    mode: viewer.mode,
    members: await membersOf(tx),
    children: children.map(({ id, first_name }) => ({ id, firstName: first_name })),
    categories: await categoriesOf(tx),
  }
}

export const familyRoutes = (bind: Bind, _deps: Deps): void => {
  bind.reading(routes.current, (_input, { tx, viewer }) => familyOf(tx, viewer))
}
