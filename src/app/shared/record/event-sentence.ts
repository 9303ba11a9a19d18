import { areas } from '#contract/areas.ts'
import { type EventTexts, eventTextsOf, type ToldEvent } from '#i18n/event-text.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Turns the entries of every area into sentences for the pages. */
export const recordEvents = eventTextsOf(areas.flatMap((area) => ('events' in area ? [...area.events] : [])))

type Event = ToldEvent & {
  /** The id of the person who did it; null where no person did. */
  readonly actor: string | null
  readonly amount: number | null
}

type About = {
  /** The sentence names its item where it has a form for that. */
  readonly named?: boolean
  readonly item?: string
  /** The item's earlier name. */
  readonly was?: string
  /** Names an actor who is no member of the family. */
  readonly stranger?: string
}

/** Writes what happened as this viewer reads it: "You approved", "Sam approved". */
export const eventSentence = (
  texts: EventTexts,
  { kind, method, to, actor, amount }: Event,
  viewer: Viewer,
  { named = false, stranger = '', ...item }: About = {},
): string =>
  recordEvents.textOf(
    texts,
    { kind, method, to },
    {
      ...item,
      named,
      you: actor !== null && viewer.isYou(actor),
      actor: (actor !== null && viewer.nameOf(actor)) || stranger,
      amount: viewer.money(amount ?? 0),
    },
  )
