import { positionHeader } from '#contract/live.ts'

/** Tells whether two positions were given by one process, the first not after the other. */
const isUpTo = (one: string, other: string): boolean => {
  const [run, at] = one.split('.')
  const [otherRun, otherAt] = other.split('.')
  return run === otherRun && Number(at) <= Number(otherAt)
}

/** Returns '' for positions that cannot be compared. */
const earlierOf = (one: string, other: string): string => {
  if (isUpTo(one, other)) return one
  return isUpTo(other, one) ? other : ''
}

/**
 * Holds the position in the stream of changes up to which this tab knows everything; '' when it is unknown. Until the
 * stream says where it stands it is the earliest of all answers. The session's answer is among them and was asked for
 * before all others, so an answer that is still on its way then is not behind it.
 */
export function createLivePosition() {
  let known: string | null = null
  let told = false
  return {
    read: (): string => known ?? '',
    note: ({ ok, headers }: Response): void => {
      if (told || !ok) return
      const position = headers.get(positionHeader) ?? ''
      known = known === null ? position : earlierOf(known, position)
    },
    /** Tells whether this tab knows everything up to a position. */
    includes: (position: string): boolean => isUpTo(position, known ?? ''),
    /** The stream has told everything up to `position`. */
    move: (position: string): void => {
      if (!position) return
      known = position
      told = true
    },
  }
}
export type LivePosition = ReturnType<typeof createLivePosition>
