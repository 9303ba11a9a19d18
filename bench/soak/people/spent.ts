/** Measures which part of a run takes how long, in milliseconds. */
export const openSpent = () => {
  const spent = new Map<string, number>()
  return {
    async on<T>(what: string, act: () => Promise<T>): Promise<T> {
      const begun = performance.now()
      return act().finally(() => spent.set(what, (spent.get(what) ?? 0) + performance.now() - begun))
    },
    text: (): string => [...spent].map(([what, ms]) => `${what} ${(ms / 1000).toFixed(1)} s`).join(', '),
  }
}
