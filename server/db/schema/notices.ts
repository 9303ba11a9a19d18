import type { GeneratedAlways } from 'kysely'
import type { NoticeGroup } from '#contract/notices.ts'
import type { Restricted } from './restricted.ts'

export type NoticeTables = {
  notice: Restricted & {
    id: string
    /** Whom it is for: nobody else ever reads it. */
    person_id: string
    /** One of the words of some feature; a CHECK holds it. */
    kind: string
    entity: string
    entity_id: string
    by_id: string | null
    at: string
    seen_at: string | null
    /** Rises with each: tells which came last even within one millisecond. */
    place: GeneratedAlways<number>
  }
  notice_wish: {
    person_id: string
    mail_off: NoticeGroup[]
    /** Wall times where the person lives, both or neither. */
    quiet_from: string | null
    quiet_to: string | null
  }
}
