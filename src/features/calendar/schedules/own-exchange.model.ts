import type { Handover } from '#domain/parenting-time/plan.ts'

/** Holds when the children arrive after an exchange, as text. `arrives` is empty where they do not travel. */
export type Journey = { readonly arrives: string; readonly arrivesDay: string; readonly arrivesZone: string }

/** Holds what one exchange has for itself, as text. */
export type OwnExchange = Journey & {
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

/** Gives the fields that show an exchange. */
export const ownOf = ({ time, place, hidesPlace = false, arrival }: Handover): OwnExchange => ({
  time,
  place: place ?? '',
  hidesPlace,
  ...journeyOf(arrival),
})

/** A time that is not the usual one does not have its name, and stays as it is on days without school. */
export function handoverOfOwn(said: OwnExchange, usual: Handover): Handover {
  const { time } = said
  const { withoutSchool, name } = time === usual.time ? usual : { withoutSchool: null, name: null }
  return { time, withoutSchool, name, ...placeOf(said.place, said.hidesPlace), ...arrivalOf(said) }
}

/** Lists what the fields of an exchange say, to compare two of them. */
export const saidOf = (handover: Handover): string => JSON.stringify(ownOf(handover))
