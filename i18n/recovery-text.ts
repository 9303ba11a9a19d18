import type { ProvenRecovery } from '#domain/record/log/check-recoveries.ts'
import type { TranslationFunctions } from './i18n-types.ts'

type Texts = TranslationFunctions['verify']

const dateOf = (at: string): string => at.slice(0, 10)

/** Returns the day on which the record was restored last; null when its key was only replaced, or nothing happened. */
export const restoredOn = (recoveries: readonly ProvenRecovery[]): string | null => {
  const last = recoveries.findLast(({ why }) => why !== 'keyRotated')
  return last ? dateOf(last.at) : null
}

/** A log may have grown after the state that was restored; what it held then is gone with it. */
const logWentOn = ({ held, previous, why }: ProvenRecovery): boolean =>
  why !== 'keyRotated' && previous !== null && (held === null || previous.size > held.size)

const lostTexts = ({ recovery }: Texts, one: ProvenRecovery, nameOf: (streamId: string) => string): string[] => {
  const lost = one.streams.filter(({ signed, kept }) => kept.size < signed.size)
  const ranges = lost.map(({ id, signed, kept }) =>
    recovery.lost({ stream: nameOf(id), from: kept.size + 1, to: signed.size }),
  )
  if (logWentOn(one)) return [...ranges, one.held ? recovery.lostLog({ at: dateOf(one.held.at) }) : recovery.lostAll()]
  return ranges.length > 0 || one.why === 'keyRotated' ? ranges : [recovery.nothingLost()]
}

/** Writes how the record was restored or its key replaced, and what was lost of these streams. */
export const recoveryTexts = (
  texts: Texts,
  recoveries: readonly ProvenRecovery[],
  nameOf: (streamId: string) => string,
): string[] =>
  recoveries.flatMap((one) => [
    texts.recovery.why[one.why]({ date: dateOf(one.at), operator: one.operator, reason: one.reason }),
    ...lostTexts(texts, one, nameOf),
  ])
