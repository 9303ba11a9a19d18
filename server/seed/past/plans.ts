import type { Random } from '../random.ts'
import type { CategoryKey, Library, Purchase, Scenario, Side } from './library.ts'

/** An expense that will be recorded; it was bought `day` days ago. */
export type Plan = Pick<Purchase, 'name' | 'children' | 'shop' | 'receipt'> & {
  readonly day: number
  readonly side: Side
  readonly total: number
  readonly category: CategoryKey
  readonly note?: string
  readonly scenario: Scenario
}

/** Chooses the scenario when nothing special happened: nearly all expenses are paid by one check without a comment. */
const usualScenario = (random: Random, receipt: Purchase['receipt']): Scenario => {
  const at = random.next()
  if (at < 0.05 && !receipt) return { how: 'askedFor' }
  if (at < 0.09) return { how: 'twoChecks' }
  if (at < 0.13) return { how: 'cash' }
  if (at < 0.145) return { how: 'lost' }
  return { how: at < 0.155 ? 'withdrawn' : 'paid' }
}

/** @param monthAt returns the month, from 0, of `day` days ago */
export const plansOf = (
  { recurring, single, months }: Library,
  monthAt: (day: number) => number,
  random: Random,
): Plan[] => {
  const centsOf = ({ cents: [low, high] }: Purchase) =>
    low === high ? low : Math.round(random.between(low, high) / 5) * 5
  const sideOf = ({ by }: Purchase): Side => by ?? (random.chance(0.5) ? 'A' : 'B')
  const childrenOf = ({ children }: Purchase) => {
    const one = children[random.between(0, children.length)]
    return one === undefined ? children : [one]
  }
  const repeated = recurring.flatMap((purchase): Plan[] => {
    const times = Math.floor((purchase.from - purchase.to) / purchase.every) + 1
    return Array.from({ length: times }, (_, time) => {
      const day = purchase.from - time * purchase.every
      const name = purchase.name.replace('{month}', months[monthAt(day)] ?? '')
      const { shop, category } = purchase
      // A parent who photographs receipts does so only now and then.
      const receipt = purchase.receipt === 'photo' && !random.chance(0.04) ? undefined : purchase.receipt
      const fields = { name, shop, category, ...(receipt && { receipt }), scenario: usualScenario(random, receipt) }
      return { ...fields, day, side: sideOf(purchase), total: centsOf(purchase), children: childrenOf(purchase) }
    })
  })
  const once = single.map((purchase): Plan => {
    const { scenario = { how: 'paid' }, by: _, cents: __, ...rest } = purchase
    return { ...rest, side: sideOf(purchase), total: centsOf(purchase), scenario }
  })
  return [...repeated, ...once].toSorted((a, b) => b.day - a.day)
}
