import { newestLaw } from '#domain/record/laws/laws.gen.ts'

/**
 * What an entry that moves a row says of the law it is judged by: the charts it was decided by, as `npm run law` froze them. Entries of
 * the time of law 1 name none, so law 1 is never named.
 */
export const lawMark: { readonly law?: number } = newestLaw === 1 ? {} : { law: newestLaw }
