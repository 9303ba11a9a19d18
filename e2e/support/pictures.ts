import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { pdf, photo, png } from '#tests/support/files/pictures.ts'

/** A file as somebody chooses it. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A picture of a receipt: a real PNG. */
export const receiptPicture = async (name = 'receipt.png'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await png(600, 900),
})

/** As a phone takes it, with the place and the device written into it. */
export const telltalePhoto = async (name = 'photo.jpg'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(),
})

/** A page that calls itself a picture. */
export const disguisedPage = (name = 'receipt.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><title>Receipt</title><script>alert(1)</script>'),
})

/** A PDF of at least so many bytes, which goes in more than one part. */
export const longPaper = (name: string, bytes: number): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([pdf().subarray(0, 9), Buffer.alloc(bytes, '%'), pdf().subarray(9)]),
})

/** The photo of an ID, as well taken as `shot` says. */
export const cardPhoto = async (shot: Parameters<typeof idPhoto>[0]): Promise<ChosenFile> => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: await idPhoto(shot),
})
