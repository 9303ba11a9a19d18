import type { FileDto } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'

const endings: Record<FileDto['type'], readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/** Control characters, and those that are not seen but turn what is around them: bidi marks, joiners, byte order marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/**
 * A name fit to be shown and to be saved under: no folders, nothing unseen, at most so long, and with the ending of what
 * the file is. It is for people's eyes; no path is made of it. (Browsers write quotes and line ends of a name as %22, %0D, %0A.)
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
  return `${[...(stem || 'file')].slice(0, limits.receipts.fileName - own.length).join('')}${own}`
}

/** RFC 6266, with RFC 5987 for what is not ASCII. */
export const disposition = (how: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${ascii}"; filename*=UTF-8''${exact}`
}
