import sharp from 'sharp'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import type { NewFile } from '../../features/files/files.store.ts'
import { receiveFile } from '../../files/keep-file.ts'
import { noScanner } from '../../files/scanner/scanner.ts'
import type { Storage } from '../../files/storage.ts'

const boot = (x: number, turn: number) => `<g transform="translate(${x} 120) rotate(${turn} 90 200)">
  <path d="M40 0h92v210c0 22 26 30 58 42 30 11 40 30 40 58H40c-12 0-20-8-20-20V150z" fill="#6b4a33"/>
  <path d="M40 0h92v34H40z" fill="#d9c7b2"/><path d="M20 310h212v22H34c-10 0-14-8-14-22z" fill="#2f2723"/>
  <path d="M58 70h64M56 104h68M54 138h72M54 172h76" stroke="#e9dcc9" stroke-width="7" stroke-linecap="round"/></g>`

const floor = Array.from(
  { length: 7 },
  (_, at) => `<path d="M0 ${at * 92}h860" stroke="#a98e6d" stroke-width="4" opacity=".6"/>`,
).join('')

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="560">
  <rect width="860" height="560" fill="#c4a883"/>${floor}${boot(150, -4)}${boot(450, 5)}</svg>`

/** Draws two boots on a wooden floor and stores them as an upload is stored. */
export const bootsPhoto = async (storage: Storage, familyId: string, name: string): Promise<NewFile> => {
  const source = [await sharp(Buffer.from(scene)).jpeg({ quality: 84 }).toBuffer()]
  const received = { source, name, accepted: attachmentUse, familyId }
  const file = await receiveFile(storage, noScanner, received, async (kept, keep) => {
    await keep()
    return kept
  })
  return { ...file, name }
}
