import type { Handover } from './plan.ts'

/** The later layer wins. Reports compare what was scheduled, agreed and true by leaving the last ones out. */
export const layers = ['rotation', 'holiday', 'swap', 'actual'] as const
export type Layer = (typeof layers)[number]

/** Says why a parent has the child, as data that a dictionary turns into a sentence. Days are counted from 1. */
export type Because =
  | { readonly layer: 'rotation'; readonly scheduleId: string; readonly day: number; readonly weekend: null }
  | { readonly layer: 'rotation'; readonly scheduleId: string; readonly day: null; readonly weekend: number }
  | { readonly layer: 'holiday'; readonly holidayId: string; readonly year: number; readonly half: 1 | 2 | null }
  | { readonly layer: 'swap'; readonly requestId: string }
  | { readonly layer: 'actual'; readonly actualId: string }

/** A child changes homes at the instant at which its span begins. */
export type Exchange = {
  readonly from: string
  readonly to: string
  readonly name: string | null
  readonly place: string | null
  /** Prints leave the place and the arrival out. */
  readonly hidesPlace: boolean
  /** The arrival of the children after a journey, with the zone of the place. */
  readonly arrival: { readonly at: number; readonly zone: string } | null
  /** It has another time on days without school. */
  readonly varies: boolean
}

/** Times are instants in milliseconds. `parent`, `layer` and `because` are null while nothing decides. */
export type Span = {
  readonly parent: string | null
  readonly layer: Layer | null
  readonly because: Because | null
  readonly from: number
  readonly until: number
  readonly exchange: Exchange | null
}

/** A piece of one layer. `begins` and `ends` describe the exchanges at its edges, where there are any. */
export type Block = {
  readonly parent: string | null
  readonly because: Because | null
  readonly from: number
  readonly until: number
  readonly begins: Handover | null
  readonly ends: Handover | null
}
