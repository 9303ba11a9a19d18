/** The key of one item's record, as the live stream names it. */
export const historyKey = (id: string) => ['history', id] as const
