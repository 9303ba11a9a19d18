import { type Country, type Currency, currencyOf } from '#domain/money.ts'
import { shareOf, withoutPercent } from '#domain/money-shares.ts'

/** The packages that are sold, the smaller one first, and how long one is paid for. */
export const soldPackages = ['essentials', 'premium'] as const
export type SoldPackage = (typeof soldPackages)[number]
export const terms = ['month', 'year'] as const
export type Term = (typeof terms)[number]

/** Prices are in minor units of the country's currency, taxes included. They are ours; the specification names none. */
export const prices: Readonly<Record<Country, Readonly<Record<SoldPackage, Readonly<Record<Term, number>>>>>> = {
  US: { essentials: { month: 9_99, year: 99_00 }, premium: { month: 16_99, year: 169_00 } },
  GB: { essentials: { month: 7_99, year: 79_00 }, premium: { month: 13_99, year: 139_00 } },
  CA: { essentials: { month: 12_99, year: 129_00 }, premium: { month: 21_99, year: 219_00 } },
  AU: { essentials: { month: 13_99, year: 139_00 }, premium: { month: 23_99, year: 239_00 } },
  NZ: { essentials: { month: 14_99, year: 149_00 }, premium: { month: 25_99, year: 259_00 } },
  MX: { essentials: { month: 149_00, year: 1_490_00 }, premium: { month: 249_00, year: 2_490_00 } },
}

/** Whoever pays for their own package pays less for the other parent's. */
export const discounts = { both: { percent: 20 } } as const
export type DiscountId = keyof typeof discounts

export type Choice = { readonly package: SoldPackage; readonly term: Term }

export const choices: readonly Choice[] = soldPackages.flatMap((sold) => terms.map((term) => ({ package: sold, term })))

/** `price` is before the discount, `total` is what is charged. */
export type Offer = Choice & {
  readonly currency: Currency
  readonly price: number
  readonly discount: DiscountId | null
  readonly total: number
}

export const offerOf = (country: Country, choice: Choice, discount: DiscountId | null): Offer => {
  const price = prices[country][choice.package][choice.term]
  const total = discount === null ? price : withoutPercent(price, discounts[discount].percent)
  return { package: choice.package, term: choice.term, currency: currencyOf(country), price, discount, total }
}

/** Compares by what a package contains, and then by how long it is paid for. */
const rankOf = ({ package: sold, term }: Choice): number =>
  soldPackages.indexOf(sold) * terms.length + terms.indexOf(term)

/** A larger package for the same term begins at once; everything else begins at the end of the period. */
export const isUpgrade = (from: Choice, to: Choice): boolean =>
  from.term === to.term && soldPackages.indexOf(to.package) > soldPackages.indexOf(from.package)

export const isSame = (one: Choice, other: Choice): boolean => rankOf(one) === rankOf(other)

/** Returns what a larger package costs for the rest of a period that was paid for: the share of what it costs more. */
export const upgradeCost = (
  [before, after]: readonly [before: number, after: number],
  [left, whole]: readonly [left: number, whole: number],
): number => shareOf(Math.max(0, after - before), left, whole)
