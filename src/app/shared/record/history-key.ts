/** The key under which the records of all items are kept. */
export const historyRoot = ['history'] as const

/** The key of one item's record. */
export const historyKey = (id: string) => ['history', id] as const
