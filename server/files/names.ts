import { textTypes } from '#contract/files/file-types.ts'
import type { FileDto } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'

const endings: Record<FileDto['type'], readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.oasis.opendocument.presentation': ['.odp'],
  'application/rtf': ['.rtf'],
  'text/plain': ['.txt', '.text', '.log', '.md'],
  'text/csv': ['.csv'],
  'audio/mpeg': ['.mp3'],
  'audio/x-m4a': ['.m4a'],
  'audio/wav': ['.wav'],
  'audio/ogg': ['.ogg', '.oga', '.opus'],
  'audio/aac': ['.aac'],
  'audio/flac': ['.flac'],
  'audio/amr': ['.amr'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov', '.qt'],
  'video/webm': ['.webm'],
  'video/3gpp': ['.3gp'],
  'video/x-m4v': ['.m4v'],
}

/**
 * Matches control characters and invisible ones that change the text around them: bidi marks, joiners, byte order
 * marks.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/**
 * Makes a name that is safe to show and to save under: without folders or invisible characters, limited in length, and
 * with the extension of the file's type. No path is ever built from it. (Browsers write quotes and line ends of a name
 * as %22, %0D, %0A.)
 */
export const displayName = (given: string, type: FileDto['type']): string => {
  const asTyped = given.replace(/%(?:22|0D|0A)/g, decodeURIComponent)
  const base = asTyped.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = endings[type].find((each) => clean.toLowerCase().endsWith(each))
  const stem = ending ? clean.slice(0, -ending.length) : clean
  const own = ending ? clean.slice(-ending.length) : (endings[type][0] ?? '')
  return `${[...(stem || 'file')].slice(0, limits.uploads.fileName - own.length).join('')}${own}`
}

/** Says which type of text a name stands for; undefined for any other name. */
export const textTypeOf = (name: string): FileDto['type'] | undefined =>
  textTypes.find((type) => endings[type].some((ending) => name.toLowerCase().endsWith(ending)))

/** Follows RFC 6266, with RFC 5987 for characters outside ASCII. */
export const disposition = (how: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${ascii}"; filename*=UTF-8''${exact}`
}
