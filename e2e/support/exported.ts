import { historyRoutes } from '#contract/history/history.ts'
import { sha256 } from '#domain/record/keys.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import type { ChosenFile } from './pictures.ts'
import type { World } from './world.ts'

/**
 * Returns Sam's record as downloaded, the code printed on it, and the public key that the verifier received earlier.
 */
export const exportedBySam = async (world: World, format: 'json' | 'pdf') => {
  const sam = await world.api('creator')
  const answer = await sam.get(`${historyRoutes.export.path}?format=${format}`)
  const buffer = await answer.body()
  const inside = format === 'pdf' ? await embeddedIn(new Uint8Array(buffer)) : new Uint8Array(buffer)
  if (!inside) throw new Error('the PDF has no record inside')
  const mimeType = format === 'pdf' ? 'application/pdf' : 'application/json'
  const file: ChosenFile = { name: `record.${format}`, mimeType, buffer }
  return { file, code: shortCodeOf(await sha256(inside)), key: await (await sam.get(historyRoutes.key.path)).text() }
}

/** Returns the same file with one byte changed: the last one of the first occurrence of `text`. */
export const withOneByteChanged = (file: ChosenFile, text: string): ChosenFile => {
  const buffer = Buffer.from(file.buffer)
  const begin = buffer.indexOf(text)
  if (begin < 0) throw new Error(`${file.name} does not say ${text}`)
  const at = begin + text.length - 1
  buffer[at] = (buffer[at] ?? 0) ^ 1
  return { ...file, buffer }
}
