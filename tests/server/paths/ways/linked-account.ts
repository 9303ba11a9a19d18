import { randomUUID } from 'node:crypto'
import { linkedAccountRoutes as routes } from '#contract/linked-accounts/linked-accounts.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { linkedRow, linkOn } from '#tests/support/joining/linked-accounts.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.linkedAccount

let app: OwnApp
let networks = 0

type Played = { readonly on: Stage; readonly id: string }

const giveCode = async ({ on, id }: Played): Promise<string> => {
  const { version } = await linkedRow(on, id)
  const dana = await app.as(on.dana.personId)
  const answer = taken(await dana.call(routes.giveCode, { params: { id }, body: { version } }))
  return (answer.body as { code: string }).code
}

const command =
  (type: 'linkedAccount.reset' | 'linkedAccount.end' | 'linkedAccount.reopen') =>
  async ({ on, id }: Played) => {
    const { version } = await linkedRow(on, id)
    const sam = await app.as(on.sam.personId)
    return taken(await sam.call(routes.events, { params: { id }, body: { type, version } }))
  }

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'linkedAccount.giveCode': giveCode,
  'linkedAccount.accept': async (played) => {
    const payload = {
      code: await giveCode(played),
      username: `nora_${randomUUID().slice(0, 8)}`,
      password: 'Nine-quiet-lamps-4',
    }
    const remoteAddress = `203.0.113.${networks++ % 250}`
    return taken(await app.anyone().request({ method: 'POST', url: routes.accept.path, payload, remoteAddress }))
  },
  'linkedAccount.reset': command('linkedAccount.reset'),
  'linkedAccount.end': command('linkedAccount.end'),
  'linkedAccount.reopen': command('linkedAccount.reopen'),
}

/** Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const id = await linkOn(on)
  return { stored: () => linkedRow(on, id), step: (step) => handOf(hands, step)({ on, id }) }
}

export const linkedAccountWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
