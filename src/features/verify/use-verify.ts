import { useState } from 'react'
import { readShortCode } from '#domain/record/short-code.ts'
import { type Answers, noAnswers, type Wrong, wrongIn } from './answers.ts'
import { bytesOf } from './read-file.ts'
import type { Outcome } from './run-check.ts'
import type { SiteKey } from './site-key.ts'

export type Phase =
  | { readonly at: 'asking' | 'checking' | 'failed' }
  /** `whose` says where the key came from. */
  | { readonly at: 'done'; readonly outcome: Outcome; readonly whose: 'site' | 'own' }

const readAll = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })))

/** A printed record leads here with its code after the number sign, which no server is sent. */
const printedCode = (): string => readShortCode(new URLSearchParams(location.hash.slice(1)).get('code') ?? '') ?? ''

/** Checks files with a key and a code on this device and returns the verdict. */
export function useVerify(site: SiteKey | null) {
  const [answers, setAnswers] = useState<Answers>(() => ({ ...noAnswers, code: printedCode() }))
  const [wrong, setWrong] = useState<Wrong>({})
  const [phase, setPhase] = useState<Phase>({ at: 'asking' })

  const change = (changed: Partial<Answers>) => {
    setAnswers((before) => ({ ...before, ...changed }))
    const fields = Object.keys(changed).map((field) => (field === 'files' ? 'file' : field))
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))))
  }
  const refuse = (file: NonNullable<Wrong['file']>) => {
    setWrong({ file })
    setPhase({ at: 'asking' })
  }
  const check = async (given: Awaited<ReturnType<typeof readAll>>) => {
    const whose = answers.key.trim() === '' && site ? 'site' : 'own'
    try {
      // It was loaded with the page; see `prepareVerify`.
      const { runCheck } = await import('./run-check.ts')
      const outcome = await runCheck(given, whose === 'site' && site ? site.pem : answers.key, answers.code)
      if (outcome) setPhase({ at: 'done', outcome, whose })
      else refuse('tooMany')
    } catch {
      setPhase({ at: 'failed' })
    }
  }
  const submit = async (): Promise<void> => {
    const found = wrongIn(answers, site !== null)
    setWrong(found ?? {})
    if (found) return
    setPhase({ at: 'checking' })
    const given = await readAll(answers.files).catch(() => null)
    if (given) await check(given)
    else refuse('unreadable')
  }
  /** The key is kept, since the next file is likely from the same service. */
  const again = () => {
    setAnswers(({ key }) => ({ ...noAnswers, key }))
    setPhase({ at: 'asking' })
  }
  return { answers, wrong, phase, site, change, submit, again }
}
export type Verify = ReturnType<typeof useVerify>
