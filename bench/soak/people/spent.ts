/** Measures how often each part of a run is done, and how long that takes, in milliseconds. */
export const openSpent = () => {
  const spent = new Map<string, { readonly times: number; readonly ms: number }>()
  const add = (what: string, ms: number) => {
    const before = spent.get(what) ?? { times: 0, ms: 0 }
    spent.set(what, { times: before.times + 1, ms: before.ms + ms })
  }
  return {
    async on<T>(what: string, act: () => Promise<T>): Promise<T> {
      const begun = performance.now()
      return act().finally(() => add(what, performance.now() - begun))
    },
    text: (): string =>
      [...spent].map(([what, { times, ms }]) => `${what} ${(ms / 1000).toFixed(1)} s in ${times} times`).join(', '),
  }
}
