/** The records of all items are cached under this key. */
export const historyRoot = ['history'] as const

/** The record of one item is cached under this key. */
export const historyKey = (id: string) => ['history', id] as const
