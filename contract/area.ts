import type { EntityEvents } from './history/entity-events.ts'

/** The groups of notices. */
const noticeGroups = ['asked', 'answers', 'changes', 'reminders', 'bank', 'messages'] as const
export type NoticeGroup = (typeof noticeGroups)[number]
/** The groups by which a person turns mails off. `record` is the monthly mail, of which there is no notice. */
export const mailGroups = [...noticeGroups, 'record'] as const
export type MailGroup = (typeof mailGroups)[number]

/** Both sides know this much of an area. It is composed in `areas.ts`, and nowhere else. */
export type ContractArea = {
  /** The area's name in every folder. */
  readonly name: string
  /** The area's kinds of notices, each with the group of mails it belongs to. */
  readonly notices?: Readonly<Record<string, NoticeGroup>>
  /** The entities that its notices are about. */
  readonly noticeEntities?: readonly string[]
  /** The area's entries of the record, by kind of item. */
  readonly events?: readonly EntityEvents[]
  /** The topics under which the live stream says that something of the area changed. */
  readonly topics?: readonly string[]
}
