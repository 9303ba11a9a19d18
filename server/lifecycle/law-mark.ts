import { newestLaw } from '#domain/record/laws/laws.gen.ts'

type LawMark = { readonly law?: number }

/** Entries that law 1 decided name no law, so law 1 is never written. */
export const lawMarkOf = (newest: number): LawMark => (newest === 1 ? {} : { law: newest })

/** Names the law by which an entry is judged: the charts that decided it, as `npm run law` froze them. */
export const lawMark = lawMarkOf(newestLaw)
