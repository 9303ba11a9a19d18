import { useState } from 'react'
import { type BundleVerdict, checkBundle } from '#domain/record/check-bundle.ts'
import { checkFile } from '#domain/record/check-file.ts'
import type { Verdict } from '#domain/record/judge.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { readShortCode } from '#domain/record/short-code.ts'
import { type Answers, noAnswers, type Wrong, wrongIn } from './answers.ts'
import { bytesOf } from './read-file.ts'

export type Phase =
  | { readonly at: 'asking' | 'checking' | 'failed' }
  | {
      readonly at: 'done'
      /** Exactly one of the two: a file is an exported record or a proof. */
      readonly verdict: Verdict | null
      readonly proof: BundleVerdict | null
      readonly keyId: string
      readonly name: string
    }

const check = async ({ key, code }: Answers, bytes: Uint8Array<ArrayBuffer>) => {
  const known = await publicKeyOf(key)
  if (!known) throw new TypeError('the key was found right before and is not now')
  const proof = await checkBundle(bytes, known)
  const verdict = proof ? null : await checkFile(bytes, known, code.trim() === '' ? null : readShortCode(code))
  return { verdict, proof, keyId: known.id }
}

/** Checks a file with a key and a code on this device and returns the verdict. */
export function useVerify() {
  const [answers, setAnswers] = useState(noAnswers)
  const [wrong, setWrong] = useState<Wrong>({})
  const [phase, setPhase] = useState<Phase>({ at: 'asking' })

  const change = (changed: Partial<Answers>) => {
    setAnswers((before) => ({ ...before, ...changed }))
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
  }
  const weigh = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    try {
      setPhase({ at: 'done', ...(await check(answers, bytes)), name })
    } catch {
      setPhase({ at: 'failed' })
    }
  }
  const submit = async (): Promise<void> => {
    const found = wrongIn(answers)
    setWrong(found ?? {})
    const { file } = answers
    if (found || !file) return
    setPhase({ at: 'checking' })
    const bytes = await bytesOf(file).catch(() => null)
    if (bytes) return weigh(bytes, file.name)
    setWrong({ file: 'unreadable' })
    setPhase({ at: 'asking' })
  }
  /** The key is kept, since the next file is likely from the same service. */
  const again = () => {
    setAnswers(({ key }) => ({ ...noAnswers, key }))
    setPhase({ at: 'asking' })
  }
  return { answers, wrong, phase, change, submit, again }
}
export type Verify = ReturnType<typeof useVerify>
