import { limits } from '#contract/limits.ts'
import { isPublicKey } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'

/** Holds the inputs of a check. An empty key is the one that this site publishes. */
export type Answers = { readonly files: readonly File[]; readonly key: string; readonly code: string }
export const noAnswers: Answers = { files: [], key: '', code: '' }

/** Two files can be compared, and a consistency proof belongs to them. */
export const mostFiles = 3

export type Wrong = {
  readonly file?: 'missing' | 'unreadable' | 'tooLarge' | 'tooMany'
  readonly key?: 'missing' | 'malformed' | 'private'
  readonly code?: 'malformed'
}

const keyWrong = (key: string, hasSiteKey: boolean): Wrong['key'] => {
  if (key.trim() === '') return hasSiteKey ? undefined : 'missing'
  if (/PRIVATE KEY/.test(key)) return 'private'
  return isPublicKey(key) ? undefined : 'malformed'
}

const filesWrong = (files: readonly File[]): Wrong['file'] => {
  if (files.length === 0) return 'missing'
  if (files.length > mostFiles) return 'tooMany'
  return files.some(({ size }) => size > limits.verify.bytes) ? 'tooLarge' : undefined
}

/** Returns null when nothing is wrong. */
export function wrongIn({ files, key, code }: Answers, hasSiteKey: boolean): Wrong | null {
  const ofFiles = filesWrong(files)
  const ofKey = keyWrong(key, hasSiteKey)
  const wrong: Wrong = {
    ...(ofFiles && { file: ofFiles }),
    ...(ofKey && { key: ofKey }),
    ...(code.trim() !== '' && readShortCode(code) === null && { code: 'malformed' }),
  }
  return Object.keys(wrong).length > 0 ? wrong : null
}
