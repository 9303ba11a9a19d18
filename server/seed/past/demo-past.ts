import { currencyOf, otherPercentOf } from '#domain/money.ts'
import { addDays, instantOf } from '#domain/time.ts'
import { addCategory } from '../../features/categories/categories.change.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { DemoFamily } from '../accounts.ts'
import type { Act } from '../agenda.ts'
import { generatePast } from './generate-past.ts'
import type { Dependencies, Family } from './generator.ts'
import { hartBell } from './hart-bell.ts'
import type { Library } from './library.ts'
import { reyesKeller } from './reyes-keller.ts'
import { vegaLuna } from './vega-luna.ts'

/** The demo families were created this many days ago. */
export const daysBack = 735

const libraries: Readonly<Record<DemoFamily['country'], Library>> = { US: reyesKeller, GB: hartBell, MX: vegaLuna }

const noJobs = async () => {}

type FoundCategory = { readonly id: string; readonly creatorPercent: number }

/** Returns categories by key: the family's own, which the first parent adds on the first evening, and the presets. */
const categoriesOf = async (
  { scopes }: Dependencies,
  { parents, today, zone }: Pick<Family, 'parents' | 'today' | 'zone'>,
  library: Library,
) =>
  scopes.asViewer(parents.A, async (tx): Promise<Map<string, FoundCategory>> => {
    const change = beginUnitOfWork(tx, parents.A.familyId, instantOf(`${addDays(today, 1 - daysBack)}T20:00`, zone))
    const found = new Map<string, FoundCategory>()
    for (const { key, ...fields } of library.ownCategories)
      found.set(
        key,
        await addCategory(
          { change, viewer: parents.A },
          { ...fields, otherPercent: otherPercentOf(fields.creatorPercent) },
        ),
      )
    await finishUnitOfWork({ ...change, live: [], notices: [] }, noJobs)
    const presets = tx
      .selectFrom('category')
      .select(['id', 'preset', 'creator_percent'])
      .where('preset', 'is not', null)
    for (const { id, preset, creator_percent } of await presets.execute())
      found.set(preset ?? '', { id, creatorPercent: Number(creator_percent) })
    return found
  })

/** Generates a demo family's own categories and two years of expenses, and what happened beside them. */
export const generatePastOf = async (
  needs: Dependencies,
  { country, timeZone: zone, people }: DemoFamily,
  { parents, today, beside }: Pick<Family, 'parents' | 'today'> & { readonly beside: readonly Act[] },
): Promise<void> => {
  const library = libraries[country]
  const categories = await categoriesOf(needs, { parents, today, zone }, library)
  const category = (key: string) => {
    const found = categories.get(key)
    if (!found) throw new Error(`there is no category ${key}`)
    return found
  }
  // The libraries name the elder child first.
  const children = await needs.scopes.asViewer(parents.A, (tx) =>
    tx.selectFrom('child').select('id').orderBy('first_name', 'desc').execute(),
  )
  const family = { parents, children: children.map(({ id }) => id), category, zone, today }
  const locale = people[0]?.locale ?? 'en-US'
  await generatePast(needs, { ...family, locale, currency: currencyOf(country) }, library, beside)
}
