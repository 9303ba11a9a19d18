import type { FamilyDto } from '#contract/families.ts'
import type { CorrespondentDto, MessageDto } from '#contract/messages/messages.ts'
import { listFormat } from '#domain/formats.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type AvatarGround, groundOf } from '#src/ui/data/avatar.tsx'

type Member = FamilyDto['members'][number]

export const memberOf = ({ family }: Viewer, id: string): Member | undefined =>
  family.members.find((member) => member.id === id)

type Texts = TranslationFunctions['messages']['thread']
type RoleTexts = Texts['role']['alone' | 'listed']

type Naming = {
  /** Says how the viewer is named. */
  readonly you?: 'you' | 'toYou'
  /** The professionals who are attorneys. Without them, no professional's role is said. */
  readonly attorneys?: readonly string[] | undefined
  /** A name that stands alone is followed by its role; among others, the role is in parentheses. */
  readonly role?: 'alone' | 'listed'
}

const withRole = (name: string, isAttorney: boolean, texts: RoleTexts): string =>
  isAttorney ? texts.attorney({ name }) : texts.professional({ name })

/**
 * The full name of a person, with the role of a professional; "you" where the viewer is addressed. The viewer knows no name
 * of another parent's professional.
 */
export const whoIs = (
  viewer: Viewer,
  id: string,
  texts: Texts,
  { you = 'toYou', attorneys, role = 'alone' }: Naming = {},
): string => {
  if (viewer.isYou(id)) return texts[you]()
  const member = memberOf(viewer, id)
  if (!member) return texts.someone()
  const name = `${member.firstName} ${member.lastName}`
  return attorneys && member.role === 'professional' ? withRole(name, attorneys.includes(id), texts.role[role]) : name
}

/** The full name of somebody to whom the viewer may write, with the role of a professional. */
export const correspondentName = (
  { firstName, lastName, standing: role, isAttorney }: CorrespondentDto,
  texts: Texts,
): string => {
  const name = `${firstName} ${lastName}`
  return role === 'professional' ? withRole(name, isAttorney, texts.role.alone) : name
}

export const avatarOf = (viewer: Viewer, id: string): { readonly initials: string; readonly who: AvatarGround } => {
  const member = memberOf(viewer, id)
  return { initials: member?.initials ?? '', who: groundOf(member?.side ?? null) }
}

/** Names people as the viewer's language joins them: "Sam Keller, you and Pat Morgan (attorney)". */
export const namesOf = (
  viewer: Viewer,
  ids: readonly string[],
  texts: Texts,
  attorneys?: readonly string[] | undefined,
): string => {
  const role = ids.length > 1 ? 'listed' : 'alone'
  const names = ids.map((id) => whoIs(viewer, id, texts, { attorneys, role }))
  return listFormat(viewer.locale).format(names)
}

type People = Pick<MessageDto, 'authorId' | 'recipients'>

/** Everybody in a thread but the viewpoint. */
export const othersIn = (viewer: Viewer, messages: readonly People[]): string[] => [
  ...new Set(
    messages
      .flatMap(({ authorId, recipients }) => [authorId, ...recipients.map(({ personId }) => personId)])
      .filter((id) => id !== viewer.viewpoint),
  ),
]

/** Names the other parent to whom a privileged message is closed; empty where there is none. */
export const closedTo = (viewer: Viewer, { authorId, recipients }: People): string => {
  const people = [authorId, ...recipients.map(({ personId }) => personId)]
  const other = viewer.family.members.find(({ id, role }) => role === 'parent' && !people.includes(id))
  return other?.firstName ?? ''
}

export const privilegedText = (
  viewer: Viewer,
  message: People,
  { messages }: Pick<TranslationFunctions, 'messages'>,
): string => {
  const name = closedTo(viewer, message)
  return name ? messages.list.privileged({ name }) : messages.list.privilegedAlone()
}
