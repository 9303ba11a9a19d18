import { sql } from 'kysely'
import { otherPercentOf, splitTotal } from '#domain/money.ts'
import { pageSize, pagesById } from '../../db/pages.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding, Watch } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'
import { factsAgainstPayments } from './expenses.facts-check.ts'
import { miscounted } from './expenses.recount.ts'

const actorIn = (by: unknown): unknown => (typeof by === 'object' && by !== null && 'actor' in by ? by.actor : null)

const keyOfView = (id: string, person: unknown) => `${id} by ${person}`

type Views = ReadonlyMap<string, string>

/** Each first view follows from an entry, and each such entry has its view. */
const viewsAgainstEntries = async (tx: Tx, { incomplete }: FamilyRecord, recorded: Views): Promise<Finding[]> => {
  const rows = await tx.selectFrom('viewed').selectAll().execute()
  const stored = new Set(rows.map((row) => keyOfView(row.entity_id, row.person_id)))
  const invented = rows.filter(({ entity_id, person_id, at, reach, audience }) => {
    const shown = reach === 'parents' && audience === null
    const right = recorded.get(keyOfView(entity_id, person_id)) === at && shown
    return !right && !incomplete.has(entity_id)
  })
  return [
    ...invented.map(({ entity_id }) => `expense ${entity_id}: its first view is not as recorded`),
    ...[...recorded.keys()].filter((key) => !stored.has(key)).map((key) => `first view of ${key}: the row is gone`),
  ]
}

/** The category decides the split unless the expense has its own, and the shares are whole cents that add up. */
const splitsAgainstCategories = async (tx: Tx): Promise<Finding[]> => {
  const all = tx
    .selectFrom('expense as e')
    .leftJoin('category as c', (join) =>
      join.onRef('c.family_id', '=', 'e.family_id').onRef('c.id', '=', 'e.category_id'),
    )
    .select(['e.id', 'e.total', 'e.owed', 'e.creator_percent', 'e.own_percent', 'c.creator_percent as agreed'])
    .orderBy('e.id')
    .limit(pageSize)
  const findings: Finding[] = []
  const read = (after: string | null) => (after === null ? all : all.where('e.id', '>', after)).execute()
  for await (const rows of pagesById(read))
    for (const { id, total, owed, creator_percent, own_percent, agreed } of rows) {
      const right = splitTotal(total, otherPercentOf(Number(creator_percent))).other
      if (agreed === null || creator_percent !== (own_percent ?? agreed) || owed !== right)
        findings.push(`expense ${id}: it is not split as agreed`)
    }
  return findings
}

/** The category and the children of an expense count as used for everybody who may see the expense. */
const usesAgainstExpenses = async (tx: Tx): Promise<Finding[]> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from expense e
    where not exists (select from category_use u where u.used_id = e.category_id and u.reach = e.reach
        and coalesce(u.audience, '{}') = coalesce(e.audience, '{}'))
      or exists (select from unnest(e.child_ids) as named(id) where not exists (select from child_use u
        where u.used_id = named.id and u.reach = e.reach and coalesce(u.audience, '{}') = coalesce(e.audience, '{}')))
    order by e.id`.execute(tx)
  return rows.map(({ id }) => `expense ${id}: what it names is not in use`)
}

/** Checks what follows from the entries of payments, and from those that say who opened an expense. */
export const watchExpenses = async (tx: Tx, familyId: string): Promise<Watch> => {
  const facts = await factsAgainstPayments(tx, familyId)
  const views = new Map<string, string>()
  return {
    see: (entry) => {
      facts.see(entry)
      const { entityId, by, decidedAt = entry.at } = entry.payload
      if (entry.kind.endsWith('.firstViewed')) views.set(keyOfView(entityId, actorIn(by)), decidedAt)
    },
    findings: async (after, record) => [
      ...(await facts.findings(after, record)),
      ...(await viewsAgainstEntries(after, record, views)),
    ],
  }
}

/** Checks what follows from the expenses themselves. */
export const expenseChecks = async (tx: Tx): Promise<Finding[]> => [
  ...(await splitsAgainstCategories(tx)),
  ...(await usesAgainstExpenses(tx)),
  ...(await miscounted(tx)),
]
