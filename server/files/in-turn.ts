/** A picture of sixty million pixels takes 240 MB while it is open. */
const atOnce = 2

type Work = () => Promise<void>
const waiting = new Map<string, Work[]>()
const running = new Set<string>()

/** Takes the oldest job of the first owner in the queue who has none running. */
const takeNext = (): { owner: string; work: Work } | undefined => {
  const [owner, works] = [...waiting].find(([each]) => !running.has(each)) ?? []
  const [work, ...others] = works ?? []
  if (owner === undefined || !work) return undefined
  if (others.length > 0) waiting.set(owner, others)
  else waiting.delete(owner)
  return { owner, work }
}

/** Puts an owner's other jobs behind everybody else's. */
const end = (owner: string): void => {
  running.delete(owner)
  const works = waiting.get(owner)
  waiting.delete(owner)
  if (works) waiting.set(owner, works)
}

/** Lets no owner run two at a time. */
const startNext = (): void => {
  while (running.size < atOnce) {
    const next = takeNext()
    if (!next) return
    running.add(next.owner)
    void next.work().finally(() => {
      end(next.owner)
      startNext()
    })
  }
}

/**
 * Runs few jobs at a time, one for each owner, so that the queue of one never holds up another.
 * @param owner the family whose job it is
 */
export const inTurn = <T>(owner: string, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const run: Work = () => work().then(resolve, reject)
    waiting.set(owner, [...(waiting.get(owner) ?? []), run])
    startNext()
  })
