import { randomUUID } from 'node:crypto'
import type { NoticeEntity, NoticeKind } from '#contract/notices.ts'
import type { By } from '#machines/shared/turn.ts'
import type { Change } from './change.ts'
import type { Involved } from './lifecycle.ts'

type Told<Row> = {
  readonly entity: NoticeEntity
  readonly notices: Readonly<Partial<Record<string, NoticeKind>>>
  readonly people: (row: Row) => readonly Involved[]
}
type Seen = { readonly id: string; readonly audience: readonly string[] | null }

/**
 * A notice to each whom it concerns, who may see it and did not do it themselves, and a mail that something waits. What it
 * is, the mail does not say. `row` is as the event left it.
 */
export const tell = <Row extends Seen>(change: Change, lifecycle: Told<Row>, row: Row, event: string, by: By): void => {
  const kind = lifecycle.notices[event]
  if (!kind) return
  const { entity } = lifecycle
  for (const { personId } of lifecycle.people(row)) {
    if (personId === by.actor || row.audience?.includes(personId) === false) continue
    const id = randomUUID()
    change.notices.push({ id, personId, kind, entity, entityId: row.id, by: by.actor })
    change.live.push({ topic: 'notice', id, audience: [personId] })
    change.jobs.push({ queue: 'mail.waiting', data: { familyId: change.familyId, personId, kind } })
  }
}
