let last: Promise<unknown> = Promise.resolve()

/** Only one job runs at a time, because a picture of sixty million pixels takes 240 MB while it is open. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
