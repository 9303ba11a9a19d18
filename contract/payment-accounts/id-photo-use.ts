import { limits } from '../limits.ts'

const { bytes, pixels } = limits.idPhoto

/** The photo of an ID is passed on to the bank and never stored. */
export const idPhotoUse = {
  name: 'idPhoto',
  types: ['image/jpeg', 'image/png'],
  bytes,
  pixels,
  kept: null,
} as const
