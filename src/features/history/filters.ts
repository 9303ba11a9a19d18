import * as z from 'zod/mini'
import { historyQuery } from '#contract/history/history-query.ts'
import type { Filters } from './history.queries.ts'

const { who, topic, area, from, to } = historyQuery.shape

/** Reads the filters that the contract knows from an address and drops the rest, so that an old link still opens. */
export function filtersIn(raw: Record<string, unknown>): Filters {
  const known = <Field extends z.ZodMiniType>(field: Field, value: unknown): z.output<Field> | undefined => {
    const read = z.safeParse(field, value)
    return read.success ? read.data : undefined
  }
  return only({
    who: known(who, raw.who),
    topic: known(topic, raw.topic),
    area: known(area, raw.area),
    from: known(from, raw.from),
    to: known(to, raw.to),
  })
}

/** Drops filters that are not set, so that equal filters have one address. */
export const only = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

export const countOf = (filters: Filters): number => Object.keys(filters).length

/** Tells whether the end is before the beginning. The field then shows an error and nothing is requested. */
export const isBackwards = ({ from: first, to: last }: Filters): boolean => Boolean(first && last && first > last)
