import type { Bases } from '#src/api/address.ts'

/** The build sets this when the API is not on the page's own origin. */
const own = import.meta.env.VITE_API_URL ?? '/'

export const bases: Bases = {
  own,
  signUp: import.meta.env.VITE_SIGN_UP_API_URL ?? own,
  second: import.meta.env.VITE_SECOND_API_URL ?? own,
}
