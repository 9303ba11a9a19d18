import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { pdf, photo, png } from '#tests/support/files/pictures.ts'

/** Describes a file as a file chooser returns it. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Returns a receipt as a real PNG. */
export const receiptPicture = async (name = 'receipt.png'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await png(600, 900),
})

/** Returns a phone's photo whose metadata contain location and device. */
export const telltalePhoto = async (name = 'photo.jpg'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(),
})

/** Returns an HTML page that claims to be an image. */
export const disguisedPage = (name = 'receipt.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><title>Receipt</title><script>alert(1)</script>'),
})

/** Returns a PDF of at least this many bytes, which is uploaded in several parts. */
export const longPaper = (name: string, bytes: number): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([pdf().subarray(0, 9), Buffer.alloc(bytes, '%'), pdf().subarray(9)]),
})

/** Returns the photo of an ID, with the quality that `shot` describes. */
export const cardPhoto = async (shot: Parameters<typeof idPhoto>[0]): Promise<ChosenFile> => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: await idPhoto(shot),
})
