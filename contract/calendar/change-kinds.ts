/** A request gives the first exchanged time to the person who asks, an offer gives it to the other parent. */
export const changeKinds = ['offer', 'request'] as const
