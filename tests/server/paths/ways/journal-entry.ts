import * as z from 'zod/mini'
import { type JournalEntryCommand, journalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalRoutes as routes } from '#contract/journal/journal-routes.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.journalEntry

let app: TestApp

const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const journal = journalOn(on)
  const sam = await app.as(on.sam.personId)
  const written = taken(await sam.call(routes.write, { body: journal.typed() }))
  const { id } = z.parse(journalEntryDto, written.body)
  const send = async (command: object) => {
    const body = { ...command, version: (await journal.row(id)).version } as JournalEntryCommand
    return taken(await sam.call(routes.events, { params: { id }, body }))
  }
  const hands = {
    'journalEntry.edit': () => send({ type: 'journalEntry.edit', ...journal.content, body: 'She slept badly.' }),
    // A second sharing needs somebody who does not read it yet.
    'journalEntry.share': async () => {
      const { reach } = await journal.row(id)
      return send({
        type: 'journalEntry.share',
        readerIds: [reach === 'closed' ? on.dana.personId : on.child.personId],
      })
    },
    'journalEntry.delete': () => send({ type: 'journalEntry.delete' }),
    'journalEntry.remove': () => send({ type: 'journalEntry.remove' }),
  }
  return { stored: () => journal.row(id), step: (step) => handOf<() => Promise<unknown>>(hands, step)() }
}

export const journalEntryWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await sharedApp()
  },
  begin,
  close: async () => {},
}
