import type { Place } from '#contract/journal/place.ts'

type PlaceTexts = {
  readonly exact: (values: { at: string }) => string
  readonly near: (values: { at: string }) => string
  readonly typed: (values: { name: string }) => string
}

const decimals = { exact: 5, near: 2 } as const

/** Says where a check-in was, in the words that everybody who reads it is given. */
export const placeText = (place: Place, texts: PlaceTexts): string => {
  if (place.precision === 'typed') return texts.typed({ name: place.name })
  const digits = decimals[place.precision]
  const at = `${place.latitude.toFixed(digits)}, ${place.longitude.toFixed(digits)}`
  return place.precision === 'exact' ? texts.exact({ at }) : texts.near({ at })
}
