import { charts } from '#machines/charts.ts'
import type { FeeWaiverFacts } from '#machines/fee-waivers/fee-waiver.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path } from '#machines/walk/walk.ts'
import { togetherOn } from '#server/db/tenancy.ts'
import { endWaiver } from '#server/features/fee-waivers/fee-waivers.closing.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type TestClient, taken } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import {
  addDocument,
  administratorOn,
  apply,
  applyWithDocument,
  commandWaiver,
  ownWaiverOf,
} from '#tests/support/plans/fee-waivers.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = (() => {
  const { feeWaiver } = charts
  if (!feeWaiver) throw new Error('the chart is not listed')
  return feeWaiver
})()

let app: OwnApp
let administrator: TestClient

type Played = { readonly dana: TestClient; readonly personId: string }

const present = async ({ dana }: Played) => {
  const { waiver } = await ownWaiverOf(dana)
  if (!waiver) throw new Error('nobody has applied')
  return waiver
}

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'feeWaiver.addDocument': async (played) => taken(await addDocument(played.dana, await present(played))),
  'feeWaiver.withdraw': async (played) =>
    taken(await commandWaiver(played.dana, await present(played), { type: 'feeWaiver.withdraw' })),
  'feeWaiver.grant': async (played) =>
    taken(await commandWaiver(administrator, await present(played), { type: 'feeWaiver.grant' })),
  'feeWaiver.refuse': async (played) =>
    taken(await commandWaiver(administrator, await present(played), { type: 'feeWaiver.refuse', reason: 'Too old' })),
  // A closed account shows nobody its application, so only this part of closing is played.
  'feeWaiver.end': ({ personId }) => {
    const { db, enqueue } = app.deps
    return togetherOn(db, (scopes) => endWaiver({ scopes, personId, enqueue, now: app.clock.now() }))
  },
}

const begin = async ({ input }: Path): Promise<Walked> => {
  const personId = (await cast(app)).dana
  const played = { dana: await app.as(personId), personId }
  await ((input as FeeWaiverFacts).documented ? applyWithDocument(played.dana) : apply(played.dana))
  const stored = async () => {
    const { status, version } = await present(played)
    return { status, version }
  }
  return { stored, step: (step) => handOf(hands, step)(played) }
}

export const feeWaiverWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
    administrator = await administratorOn(app)
  },
  begin,
  close: () => app.stop(),
}
