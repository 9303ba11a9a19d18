import type { Exchange } from '#domain/parenting-time/answer.ts'
import { partsOfDay, siblingsIn } from '#domain/parenting-time/by-day.ts'
import type { Engine, Range } from '#domain/parenting-time/engine.ts'

/** Holds the children who change homes together at one instant. */
export type Handover = { readonly childIds: readonly string[]; readonly exchange: Exchange; readonly from: number }

/** Returns the exchanges of a day, in order. */
export const handoversOn = (engine: Engine, childIds: readonly string[], bounds: Range): Handover[] =>
  siblingsIn(engine, childIds, bounds).flatMap(({ childIds: together, spans }) =>
    partsOfDay(spans, bounds).flatMap(({ exchange, from }) =>
      exchange === null ? [] : [{ childIds: together, exchange, from }],
    ),
  )
