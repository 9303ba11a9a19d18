import type { ChangeRequestDto, ExchangedTime } from '#contract/calendar/change-requests.ts'
import { dateIn } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Messages = TranslationFunctions['changeRequests']

const dayOf = ({ from }: ExchangedTime, { family, day }: Viewer): string => day(dateIn(from, family.timeZone))

type Days = Pick<Messages, 'swapOf' | 'takeOf'>

/** Names a request by its days: "Swap Nov 26 for Nov 28". */
export function requestTitle({ times }: Pick<ChangeRequestDto, 'times'>, viewer: Viewer, messages: Days): string {
  const [first, second] = times
  if (!first) return ''
  return second
    ? messages.swapOf({ first: dayOf(first, viewer), second: dayOf(second, viewer) })
    : messages.takeOf({ name: viewer.nameOf(first.parentId), day: dayOf(first, viewer) })
}

/** Says who asked for time, or offered it, and when. */
export function askedText({ kind, askerId, createdAt }: ChangeRequestDto, viewer: Viewer, messages: Messages): string {
  const time = viewer.moment(createdAt)
  const texts = messages.asked[kind]
  return viewer.isYou(askerId) ? texts.you({ time }) : texts.name({ name: viewer.nameOf(askerId), time })
}

export const timeText = ({ parentId, from, until }: ExchangedTime, viewer: Viewer, messages: Messages): string =>
  messages.time({ name: viewer.nameOf(parentId), from: viewer.moment(from), until: viewer.moment(until) })
