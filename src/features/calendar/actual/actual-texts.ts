import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { dateIn } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '../view/day-model.ts'

type Messages = TranslationFunctions['actualTimes']

/** Says who had which children, and on which day it began. */
export const actualTitle = ({ parentId, childIds, from }: ActualTimeDto, viewer: Viewer, messages: Messages): string =>
  messages.had({
    name: viewer.nameOf(parentId),
    children: childNames(childIds, viewer),
    day: viewer.day(dateIn(from, viewer.family.timeZone)),
  })

export const recordedText = ({ createdBy, createdAt }: ActualTimeDto, viewer: Viewer, messages: Messages): string =>
  viewer.isYou(createdBy)
    ? messages.recordedYou({ time: viewer.moment(createdAt) })
    : messages.recorded({ name: viewer.nameOf(createdBy), time: viewer.moment(createdAt) })

export const actualTimeText = ({ parentId, from, until }: ActualTimeDto, viewer: Viewer, messages: Messages): string =>
  messages.time({ name: viewer.nameOf(parentId), from: viewer.moment(from), until: viewer.moment(until) })
