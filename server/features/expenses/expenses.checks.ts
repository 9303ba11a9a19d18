import { sql } from 'kysely'
import { otherPercentOf, splitTotal } from '#domain/money.ts'
import { copyRows } from '../../db/reading/copied-rows.ts'
import type { Tx } from '../../db/tenancy.ts'
import { utcInstant } from '../../db/wire-types.ts'
import type { Finding, Watch } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'
import { factsAgainstPayments } from './expenses.facts-check.ts'
import { miscounted } from './expenses.recount.ts'

const actorIn = (by: unknown): unknown => (typeof by === 'object' && by !== null && 'actor' in by ? by.actor : null)

/** The instants of first views by the person and the expense. */
type Views = Map<unknown, Map<string, string>>

/** Each first view follows from an entry, and each such entry has its view. `recorded` keeps those without one. */
const viewsAgainstEntries = async (tx: Tx, { incomplete }: FamilyRecord, recorded: Views): Promise<Finding[]> => {
  const invented: Finding[] = []
  const shown = sql`(reach is not distinct from 'parents' and audience is null)::text`
  await copyRows(tx, sql`select entity_id::text, person_id::text, at::text, ${shown} from viewed`, (row) => {
    const [expense, person, at, isShown] = [row.text() ?? '', row.text(), row.text() ?? '', row.text()]
    const own = recorded.get(person)
    const right = own?.get(expense) === utcInstant(at) && isShown === 'true'
    if (!right && !incomplete.has(expense)) invented.push(`expense ${expense}: its first view is not as recorded`)
    own?.delete(expense)
  })
  const gone = [...recorded].flatMap(([person, own]) =>
    [...own.keys()].map((expense) => `first view of ${expense} by ${person}: the row is gone`),
  )
  return [...invented, ...gone]
}

/** The category decides the split unless the expense has its own, and the shares are whole cents that add up. */
const splitsAgainstCategories = async (tx: Tx): Promise<Finding[]> => {
  const findings: Finding[] = []
  const all = sql`select e.id::text, e.total, e.owed, e.creator_percent::text, e.own_percent::text, c.creator_percent::text
    from expense e left join category c on c.family_id = e.family_id and c.id = e.category_id order by e.id`
  await copyRows(tx, all, (row) => {
    const [id, total, owed] = [row.text(), row.integer() ?? -1, row.integer()]
    const [percent, ownPercent, agreed] = [row.text(), row.text(), row.text()]
    const right = splitTotal(total, otherPercentOf(Number(percent))).other
    if (agreed === null || percent !== (ownPercent ?? agreed) || owed !== right)
      findings.push(`expense ${id}: it is not split as agreed`)
  })
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
  const views: Views = new Map()
  const viewed = (person: unknown, expense: string, at: string) => {
    const own = views.get(person)
    if (own) own.set(expense, at)
    else views.set(person, new Map([[expense, at]]))
  }
  return {
    see: (entry) => {
      facts.see(entry)
      const { entityId, by, decidedAt = entry.at } = entry.payload
      if (entry.kind.endsWith('.firstViewed')) viewed(actorIn(by), entityId, decidedAt)
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
