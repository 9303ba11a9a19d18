import { limits } from '#contract/limits.ts'

const { floor, times } = limits.passwordAgain

/** Sums in minor units: the largest transfer that arrived lately, and what was agreed to within the last day. */
export type Sent = { readonly largest: number; readonly agreed: number }

/** Returns how much more a person may agree to send today before their password is asked for, in minor units. */
export const leftOfUsual = ({ largest, agreed }: Sent): number => Math.max(0, Math.max(floor, times * largest) - agreed)
