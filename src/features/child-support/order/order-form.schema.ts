import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import { type NewSupportOrder, newSupportOrder } from '#contract/child-support/support-order.ts'
import { type SupportFrequency, supportFrequencies } from '#domain/child-support/dues.ts'
import { formatAmount } from '#domain/money.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Holds the fields as text; only the days that the frequency uses are requested and sent. */
export type OrderValues = {
  payerId: string
  amount: string
  rhythm: SupportFrequency
  day: string
  first: string
  second: string
  from: string
  to: string
  childIds: string[]
  reference: string
}

export const orderFieldNames = [
  'payerId',
  'amount',
  'rhythm',
  'day',
  'first',
  'second',
  'from',
  'to',
  'childIds',
  'reference',
] as const satisfies readonly (keyof OrderValues)[]

const daysOf = ({ rhythm, day, first, second }: OrderValues): number[] => {
  if (rhythm === 'monthly') return [Number(day)]
  return rhythm === 'twiceAMonth' ? [Number(first), Number(second)] : []
}

const fieldOf = (name: PropertyKey | undefined, { rhythm }: OrderValues): keyof OrderValues => {
  if (name === 'days') return rhythm === 'monthly' ? 'day' : 'second'
  return orderFieldNames.find((known) => known === name) ?? 'reference'
}

/** Validates with the contract's schema and puts its errors about `days` on the field where the days are chosen. */
export const orderResolver =
  ({ locale, family }: Viewer, previousId: string | undefined): Resolver<OrderValues, unknown, NewSupportOrder> =>
  (values) => {
    const { payerId, rhythm, from, to, childIds, reference } = values
    const amount = safeParse(typedMoney(locale, family.currency), values.amount)
    const order = {
      payerId,
      rhythm,
      childIds,
      reference,
      days: daysOf(values),
      from: from || undefined,
      to: to || null,
    }
    const parsed = safeParse(newSupportOrder, {
      ...order,
      amount: amount.success ? amount.data : 1,
      ...(previousId && { previousId }),
    })
    if (amount.success && parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<OrderValues> = {}
    const issues = [
      ...(amount.success ? [] : amount.error.issues.map(({ message }) => ({ path: ['amount'], message }))),
      ...(parsed.success ? [] : parsed.error.issues),
    ]
    for (const { path, message } of issues) errors[fieldOf(path[0], values)] ??= { type: 'schema', message }
    return { values: {}, errors }
  }

/** Gives the first values of a new order: empty, or those of the order that it follows. */
export const firstValues = ({ viewpoint, family, locale }: Viewer, previous: SupportOrderDto | null): OrderValues => {
  const offered = family.children.filter((child) => child.offered).map(({ id }) => id)
  const [first, second] = previous?.days ?? []
  return {
    payerId: previous?.payerId ?? viewpoint,
    amount: previous ? formatAmount(previous.amount, locale) : '',
    rhythm: previous?.rhythm ?? supportFrequencies[3],
    day: String((previous?.rhythm === 'monthly' && first) || 1),
    first: String((second && first) || 1),
    second: String(second ?? 15),
    from: '',
    to: '',
    childIds: previous ? previous.childIds.filter((id) => offered.includes(id)) : offered,
    reference: previous?.reference ?? '',
  }
}
