import type { Handover } from '#domain/parenting-time/plan.ts'

/** Holds when the children arrive after an exchange, as text. `arrives` is empty where they do not travel. */
export type Journey = { readonly arrives: string; readonly arrivesDay: string; readonly arrivesZone: string }

/** Holds the name of a time ("School out"), and the other time of days without school, as text. */
export type NamedTime = { readonly timeName: string; readonly withoutSchool: string }

/** Holds what one exchange has for itself, as text. */
export type OwnExchange = Journey &
  NamedTime & {
    readonly time: string
    readonly place: string
    readonly hidesPlace: boolean
  }

/** Says that a place is hidden only where it is, so that bodies without one stay as they were. */
export const placeOf = (typed: string, hidesPlace: boolean): Pick<Handover, 'place' | 'hidesPlace'> => {
  const place = typed.trim() || null
  return { place, ...(hidesPlace && place !== null && { hidesPlace }) }
}

/** Leaves an arrival out where the children do not travel, so that bodies without one stay as they were. */
export const arrivalOf = ({ arrives, arrivesDay, arrivesZone }: Journey): Pick<Handover, 'arrival'> =>
  arrives ? { arrival: { day: Number(arrivesDay), time: arrives, zone: arrivesZone } } : {}

/** Gives the fields that show an arrival. */
export const journeyOf = (arrival: Handover['arrival']): Journey => ({
  arrives: arrival?.time ?? '',
  arrivesDay: String(arrival?.day ?? 0),
  arrivesZone: arrival?.zone ?? '',
})

/** Says that a time has no name, and no other one on days without school, where nothing is typed. */
export const nameOfTime = ({ timeName, withoutSchool }: NamedTime): Pick<Handover, 'withoutSchool' | 'name'> => ({
  withoutSchool: withoutSchool || null,
  name: timeName.trim() || null,
})

/** Gives the fields that show the name of a time. */
export const namedTimeOf = (handover: Pick<Handover, 'withoutSchool' | 'name'> | undefined): NamedTime => ({
  timeName: handover?.name ?? '',
  withoutSchool: handover?.withoutSchool ?? '',
})

/** Gives the fields that show an exchange. */
export const ownOf = (handover: Handover): OwnExchange => ({
  time: handover.time,
  ...namedTimeOf(handover),
  place: handover.place ?? '',
  hidesPlace: handover.hidesPlace ?? false,
  ...journeyOf(handover.arrival),
})

/** Changes the time of an exchange. The name of the usual time belongs to that time alone, so another one loses it. */
export function withTime(said: OwnExchange, time: string, usual: Handover): Partial<OwnExchange> {
  const { timeName, withoutSchool } = namedTimeOf(usual)
  const isUsual = said.timeName === timeName && said.withoutSchool === withoutSchool
  return isUsual && time !== usual.time ? { time, ...namedTimeOf(undefined) } : { time }
}

export const handoverOfOwn = (said: OwnExchange): Handover => ({
  time: said.time,
  ...nameOfTime(said),
  ...placeOf(said.place, said.hidesPlace),
  ...arrivalOf(said),
})

/** Lists what the fields of an exchange say, to compare two of them. */
export const saidOf = (handover: Handover): string => JSON.stringify(ownOf(handover))
