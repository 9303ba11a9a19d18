import * as z from 'zod/mini'
import { type InfoEntryCommand, infoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoBankRoutes as routes } from '#contract/info-bank/info-routes.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.infoEntry

let app: TestApp

const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const info = infoBankOn(on)
  const clients = { author: await app.as(on.sam.personId), other: await app.as(on.dana.personId) }
  const written = taken(await clients.author.call(routes.write, { body: info.typed() }))
  const { id } = z.parse(infoEntryDto, written.body)
  const send = async (by: keyof typeof clients, command: object) => {
    const body = { ...command, version: (await info.row(id)).version } as InfoEntryCommand
    return taken(await clients[by].call(routes.events, { params: { id }, body }))
  }
  const edited = { type: 'infoEntry.edit', ...info.content({ notes: 'Carries a pen in the school bag.' }) }
  type By = keyof typeof clients
  const hands = {
    'infoEntry.edit': (by: By) => send(by, edited),
    'infoEntry.share': (by: By) => send(by, { type: 'infoEntry.share' }),
    'infoEntry.delete': (by: By) => send(by, { type: 'infoEntry.delete' }),
    'infoEntry.remove': (by: By) => send(by, { type: 'infoEntry.remove' }),
  }
  return {
    stored: () => info.row(id),
    step: (step) => handOf<(by: By) => Promise<unknown>>(hands, step)(step.event.who === 'other' ? 'other' : 'author'),
  }
}

export const infoEntryWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await sharedApp()
  },
  begin,
  close: async () => {},
}
