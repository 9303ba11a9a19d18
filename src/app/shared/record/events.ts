import { areas } from '#contract/areas.ts'
import { eventTextsOf } from '#i18n/event-text.ts'

/** Turns the entries of every area into sentences for the pages. */
export const recordEvents = eventTextsOf(areas.flatMap((area) => ('events' in area ? [...area.events] : [])))
