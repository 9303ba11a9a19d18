import { positionHeader } from '#contract/live.ts'

/**
 * Holds the position in the stream of changes up to which this page has missed nothing: that of its first answer, since
 * all others were asked for later, and then that of the stream.
 */
export function createLivePosition() {
  let known: string | null = null
  return {
    read: () => known,
    note: (answer: Response): void => {
      known ??= answer.headers.get(positionHeader)
    },
    move: (to: string): void => {
      known = to || known
    },
  }
}
export type LivePosition = ReturnType<typeof createLivePosition>
