import type { Handover } from '#domain/parenting-time/plan.ts'

/** Holds what one exchange has for itself, as text. `arrives` is empty where the children do not travel. */
export type OwnExchange = {
  readonly time: string
  readonly place: string
  readonly hidesPlace: boolean
  readonly arrives: string
  readonly arrivesDay: string
  readonly arrivesZone: string
}

/** Says that a place is hidden only where it is, so that bodies without one stay as they were. */
export const placeOf = (typed: string, hidesPlace: boolean): Pick<Handover, 'place' | 'hidesPlace'> => {
  const place = typed.trim() || null
  return { place, ...(hidesPlace && place !== null && { hidesPlace }) }
}

/** Gives the fields that show an exchange. */
export const ownOf = ({ time, place, hidesPlace = false, arrival }: Handover): OwnExchange => ({
  time,
  place: place ?? '',
  hidesPlace,
  arrives: arrival?.time ?? '',
  arrivesDay: String(arrival?.day ?? 0),
  arrivesZone: arrival?.zone ?? '',
})

/** A time that is not the usual one does not have its name, and stays as it is on days without school. */
export function handoverOfOwn(said: OwnExchange, usual: Handover): Handover {
  const { time, arrives, arrivesDay, arrivesZone } = said
  const { withoutSchool, name } = time === usual.time ? usual : { withoutSchool: null, name: null }
  const arrival = arrives ? { day: Number(arrivesDay), time: arrives, zone: arrivesZone } : null
  return { time, withoutSchool, name, ...placeOf(said.place, said.hidesPlace), ...(arrival && { arrival }) }
}

/** Lists what the fields of an exchange say, to compare two of them. */
export const saidOf = (handover: Handover): string => JSON.stringify(ownOf(handover))
