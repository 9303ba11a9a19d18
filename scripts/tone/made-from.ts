import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#server/tone/language.ts'
import { sentencesIn } from './sentences.ts'

const root = join(import.meta.dirname, '../..')

/** Names, in hexadecimal, what the weights of a language are made from: its sentences, the engine and what learns. */
export const madeFrom = (language: Language): string => {
  const hash = createHash('sha256').update(JSON.stringify(sentencesIn(language)))
  for (const file of globSync(['server/tone/**/*.ts', 'scripts/tone/*.ts'], { cwd: root }).sort())
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
