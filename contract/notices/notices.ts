import * as z from 'zod/mini'
import type { NoticeGroup } from '../area.ts'
import { areas, type NoticeEntity, type NoticeKind, noticeKindsOf } from '../areas.ts'
import { id, instant } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** The group of mails that each kind of notice belongs to. */
export const groupByKind = noticeKindsOf(areas)
const isKind = (text: string): text is NoticeKind => Object.hasOwn(groupByKind, text)

/**
 * Lists the notices of all areas. A notice contains no text that somebody wrote and no amount, and names the item only
 * to those who have opened it, so that reading a notice never reveals an unopened item.
 */
export const allNoticeKinds: readonly NoticeKind[] = Object.keys(groupByKind).filter(isKind)

export const noticeGroupOf = (kind: NoticeKind): NoticeGroup => {
  const group = groupByKind[kind]
  if (!group) throw new Error(`no area sends the notice ${kind}`)
  return group
}

/** The entities that a notice can be about. */
export const noticeEntities: readonly NoticeEntity[] = areas.flatMap((area) =>
  'noticeEntities' in area ? area.noticeEntities : [],
)

const noticeDtoOf = <Kind extends string, Entity extends string>(kinds: readonly Kind[], entities: readonly Entity[]) =>
  z.object({
    id,
    kind: z.enum(kinds),
    /** The person who did it; null for the bank or the product. */
    actor: z.nullable(id),
    entity: z.enum(entities),
    entityId: id,
    /** The expense on which it is shown; a payment or a plan is shown on the expense it pays. */
    expenseId: z.nullable(id),
    /** The first order of the child support ledger that it is about, or that a payment pays. */
    ledgerId: z.nullable(id),
    /** The expense's name; null where a notice is about no expense. */
    name: z.nullable(z.string()),
    /** The beginning of what a reminder is about: an instant, or a date of whole days. */
    begins: z.optional(z.string()),
    at: instant,
    seenAt: z.nullable(instant),
  })

export const noticeDto = noticeDtoOf(allNoticeKinds, noticeEntities)
export type NoticeDto = z.infer<typeof noticeDto>

/** The server answers with the kinds and entities that its features declare, so that it needs no line here for another area. */
export const noticePageOf = <Kind extends string, Entity extends string>(
  kinds: readonly Kind[],
  entities: readonly Entity[],
) =>
  z.object({
    items: z.array(noticeDtoOf(kinds, entities)),
    /** The last notice's id: pass it as `after` for the next page. Null at the end. */
    next: z.nullable(id),
    /** The number of unseen notices on all pages. */
    unseen: z.int(),
  })

export const noticePageDto = noticePageOf(allNoticeKinds, noticeEntities)

export const noticeRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/notices',
    access: 'bearer',
    summary: "The caller's own notices, newest first. Reading them stamps nothing.",
    query: z.object({
      after: z.optional(id),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
    }),
    output: noticePageDto,
  }),
  see: route({
    method: 'POST',
    path: '/pub/v1/notices/seen',
    access: 'bearer',
    summary: 'Marks one notice as seen, or all up to the newest one that was on the screen. Marks no item as viewed.',
    body: z.discriminatedUnion('which', [
      z.strictObject({ which: z.literal('one'), id }),
      z.strictObject({ which: z.literal('upTo'), id }),
    ]),
    output: z.object({ unseen: z.int() }),
  }),
} as const
