import type { ChildDto } from '#contract/children/children.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Messages = Pick<TranslationFunctions, 'children'>

export const fullName = ({ firstName, lastName }: ChildDto): string => [firstName, lastName].filter(Boolean).join(' ')

/** Formats the birth date, "Born Apr 1, 2019"; '' when there is none. */
export const birthDateText = ({ children }: Messages, { dateOfBirth }: ChildDto, { date }: Viewer): string =>
  dateOfBirth ? children.born({ date: date(dateOfBirth) }) : ''

/** Formats all editable values in one line, to show what somebody else changed meanwhile. */
export const childText = (messages: Messages, item: ChildDto, viewer: Viewer): string =>
  [fullName(item), birthDateText(messages, item, viewer)].filter(Boolean).join(' · ')
