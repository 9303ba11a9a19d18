import { clockEvents } from '#contract/history/clock.events.ts'
import { textOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'

export const clockRecord: RecordPart = {
  events: clockEvents,
  print: {
    about: (_entry, _known, { texts }) => texts.history.clock.title(),
    facts: ({ details }, _known, { texts, utc }) => [
      texts.history.clock.fact({
        before: utc(textOf(details, 'before') ?? ''),
        now: utc(textOf(details, 'now') ?? ''),
      }),
    ],
  },
}
