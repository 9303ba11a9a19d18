import { areas } from '#contract/areas.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import type { Dictionaries } from '#src/app/shared/locale/dictionaries.ts'

/** The public key that this site publishes, with its id. */
export type SiteKey = { readonly id: string; readonly pem: string }

/** Loads the key with the page, before anybody chooses a file. Null without a connection or cryptography. */
const loadSiteKey = async (): Promise<SiteKey | null> => {
  try {
    const answer = await fetch(new Request(new URL(historyRoutes.key.path, location.href)))
    const pem = answer.ok ? await answer.text() : ''
    const key = await publicKeyOf(pem)
    return key && { id: key.id, pem }
  } catch {
    return null
  }
}

/** Loads all that the page needs, because it sends no request afterwards. A proof may have entries of any area. */
export const prepareVerify = async (dictionaries: Pick<Dictionaries, 'need'>): Promise<SiteKey | null> => {
  const ofEvents = areas.flatMap((area) => ('events' in area ? area.events.map(({ dictionary }) => dictionary) : []))
  const [key] = await Promise.all([loadSiteKey(), dictionaries.need('common', ...ofEvents), import('./run-check.ts')])
  return key
}
