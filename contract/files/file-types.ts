/** These are decoded and written anew, so nothing hidden is left in them. The browser shows them, and no other type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** An expense, a message and a document of an application take these. */
export const receiptTypes = [...pictureTypes, 'application/pdf'] as const
export type ReceiptType = (typeof receiptTypes)[number]
export const isReceiptType = (type: FileType): type is ReceiptType => receiptTypes.some((one) => one === type)

const officeTypes = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/rtf',
] as const
/** Bytes of text look alike, so its name says which of these it is. */
export const textTypes = ['text/plain', 'text/csv'] as const
const audioTypes = [
  'audio/mpeg',
  'audio/x-m4a',
  'audio/wav',
  'audio/ogg',
  'audio/aac',
  'audio/flac',
  'audio/amr',
] as const
const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm', 'video/3gpp', 'video/x-m4v'] as const

/** The types a stored file may have. All but text are detected from the bytes, never from the name or the header. */
export const fileTypes = [...receiptTypes, ...officeTypes, ...textTypes, ...audioTypes, ...videoTypes] as const
export type FileType = (typeof fileTypes)[number]
export type PictureType = (typeof pictureTypes)[number]

export const isPicture = (type: string): type is PictureType => pictureTypes.some((picture) => picture === type)
