import { newestLaw } from '#domain/record/laws/laws.gen.ts'

type LawMark = { readonly law?: number }

/** An entry of the time of law 1 names no law, so law 1 is never named. */
export const lawMarkOf = (newest: number): LawMark => (newest === 1 ? {} : { law: newest })

/** What an entry that moves a row says of the law it is judged by: the charts it was decided by, as `npm run law` froze them. */
export const lawMark = lawMarkOf(newestLaw)
