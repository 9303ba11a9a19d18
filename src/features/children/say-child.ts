import type { ChildDto } from '#contract/children.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Words = Pick<TranslationFunctions, 'children'>

export const fullName = ({ firstName, lastName }: ChildDto): string => [firstName, lastName].filter(Boolean).join(' ')

/** "Born Apr 1, 2019"; empty where nobody said when. */
export const sayBorn = ({ children }: Words, { dateOfBirth }: ChildDto, { date }: Viewer): string =>
  dateOfBirth ? children.born({ date: date(dateOfBirth) }) : ''

/** All that can be changed, in one line: what somebody else made of it meanwhile. */
export const sayChild = (words: Words, item: ChildDto, reader: Viewer): string =>
  [fullName(item), sayBorn(words, item, reader)].filter(Boolean).join(' · ')
