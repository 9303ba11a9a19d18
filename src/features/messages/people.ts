import type { FamilyDto } from '#contract/families.ts'
import type { MessageDto } from '#contract/messages/messages.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type AvatarGround, groundOf } from '#src/ui/data/avatar.tsx'

type Member = FamilyDto['members'][number]

export const memberOf = ({ family }: Viewer, id: string): Member | undefined =>
  family.members.find((member) => member.id === id)

type Texts = TranslationFunctions['messages']['thread']

/** The full name of a person; "you" where the viewer is addressed. The viewer knows no name of another parent's professional. */
export const whoIs = (viewer: Viewer, id: string, texts: Texts, you: 'you' | 'toYou' = 'toYou'): string => {
  if (viewer.isYou(id)) return texts[you]()
  const member = memberOf(viewer, id)
  return member ? `${member.firstName} ${member.lastName}` : texts.someone()
}

export const avatarOf = (viewer: Viewer, id: string): { readonly initials: string; readonly who: AvatarGround } => {
  const member = memberOf(viewer, id)
  return { initials: member?.initials ?? '', who: groundOf(member?.side ?? null) }
}

/** Joins names as the viewer's language does: "Sam, Mia and Pat". */
export const namesList = (viewer: Viewer, names: readonly string[]): string =>
  new Intl.ListFormat(viewer.locale, { type: 'conjunction' }).format(names)

/** Everybody in a thread but the viewpoint. */
export const othersIn = (
  viewer: Viewer,
  messages: readonly Pick<MessageDto, 'authorId' | 'recipients'>[],
): string[] => [
  ...new Set(
    messages
      .flatMap(({ authorId, recipients }) => [authorId, ...recipients.map(({ personId }) => personId)])
      .filter((id) => id !== viewer.viewpoint),
  ),
]

/** Names the other parent to whom a privileged message is closed; empty where there is none. */
export const closedTo = (
  viewer: Viewer,
  { authorId, recipients }: Pick<MessageDto, 'authorId' | 'recipients'>,
): string => {
  const people = [authorId, ...recipients.map(({ personId }) => personId)]
  const other = viewer.family.members.find(({ id, role }) => role === 'parent' && !people.includes(id))
  return other?.firstName ?? ''
}

export const privilegedText = (
  viewer: Viewer,
  message: Pick<MessageDto, 'authorId' | 'recipients'>,
  { messages }: Pick<TranslationFunctions, 'messages'>,
): string => {
  const name = closedTo(viewer, message)
  return name ? messages.list.privileged({ name }) : messages.list.privilegedAlone()
}
