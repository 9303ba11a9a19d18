import type { AccountDto } from '#contract/account.ts'
import { dateIn } from '#domain/time.ts'

export type Session = AccountDto['sessions'][number]
export type Alike = readonly [Session, ...Session[]]

/**
 * Groups the sessions that a person cannot tell apart: the same browser and system, begun on the same day of their zone.
 * The present one stays alone. Groups keep the order of their first session.
 */
export const sessionGroups = (sessions: readonly Session[], zone: string): Alike[] => {
  const groups = new Map<string, [Session, ...Session[]]>()
  for (const session of sessions) {
    const { id, device, since, current } = session
    const key = current ? id : [device?.browser, device?.system, dateIn(since, zone)].join(' ')
    const group = groups.get(key)
    if (group) group.push(session)
    else groups.set(key, [session])
  }
  return [...groups.values()]
}
