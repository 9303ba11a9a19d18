import type { GeneratedAlways } from 'kysely'
import type { MailGroup } from '#contract/area.ts'
import type { Restricted } from './restricted.ts'

export type NoticeTables = {
  notice: Restricted & {
    id: string
    /** The receiver, who is the only one to read it. */
    person_id: string
    /** A kind that some feature declares; a CHECK limits it to those. */
    kind: string
    entity: string
    entity_id: string
    by_id: string | null
    at: string
    seen_at: string | null
    /** Increases with each notice, so that it shows which came last even within one millisecond. */
    place: GeneratedAlways<number>
  }
  notice_wish: {
    person_id: string
    mail_off: MailGroup[]
    /** Wall times in the person's zone; both are set or neither. */
    quiet_from: string | null
    quiet_to: string | null
  }
}
