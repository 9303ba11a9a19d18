/** Every query of notices is below this key, so that a change of the topic `notice` refetches all of them. */
export const noticesKey = ['notices'] as const
