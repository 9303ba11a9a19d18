import { limits } from '#contract/limits.ts'
import { isPublicKey } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'

/** Holds the inputs of a record check. */
export type Answers = { readonly file: File | null; readonly key: string; readonly code: string }
export const noAnswers: Answers = { file: null, key: '', code: '' }

export type Wrong = {
  readonly file?: 'missing' | 'unreadable' | 'tooLarge'
  readonly key?: 'missing' | 'malformed' | 'private'
  readonly code?: 'malformed'
}

const keyWrong = (key: string): Wrong['key'] => {
  if (key.trim() === '') return 'missing'
  if (/PRIVATE KEY/.test(key)) return 'private'
  return isPublicKey(key) ? undefined : 'malformed'
}

/** Returns null when nothing is wrong. */
export function wrongIn({ file, key, code }: Answers): Wrong | null {
  const ofKey = keyWrong(key)
  const wrong: Wrong = {
    ...(file === null && { file: 'missing' }),
    ...(file && file.size > limits.verify.bytes && { file: 'tooLarge' }),
    ...(ofKey && { key: ofKey }),
    ...(code.trim() !== '' && readShortCode(code) === null && { code: 'malformed' }),
  }
  return Object.keys(wrong).length > 0 ? wrong : null
}
