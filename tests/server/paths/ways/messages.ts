import { draftRoutes } from '#contract/messages/drafts.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

let app: TestApp
const open = async () => {
  app = await sharedApp()
}
const close = async () => {}

const beginDelivery = async (): Promise<Walked> => {
  const on = await stage(app)
  const messages = messagesOn(on)
  const { id } = await messages.deliveryTo((await messages.send()).id)
  const hands = {
    'delivery.open': async () => {
      const dana = await app.as(on.dana.personId)
      const { version } = await messages.delivery(id)
      return taken(await dana.call(deliveryRoutes.events, { params: { id }, body: { type: 'delivery.open', version } }))
    },
  }
  return { stored: () => messages.delivery(id), step: (step) => handOf<() => Promise<unknown>>(hands, step)() }
}

const beginDraft = async (): Promise<Walked> => {
  const on = await stage(app)
  const messages = messagesOn(on)
  const sam = await app.as(on.sam.personId)
  const id = await messages.draft()
  const seen = async () => (await messages.draftRow(id)).version
  const hands = {
    'draft.save': async () => {
      const content = { to: [], subject: 'Boots', body: '', files: [] }
      const body = { type: 'draft.save' as const, ...content, version: await seen() }
      return taken(await sam.call(draftRoutes.events, { params: { id }, body }))
    },
    'draft.send': async () => {
      const body = messages.typed({ draft: { id, version: await seen() } })
      return taken(await sam.call(messageRoutes.send, { body }))
    },
    'draft.discard': async () => {
      const body = { type: 'draft.discard', version: await seen() } as const
      return taken(await sam.call(draftRoutes.events, { params: { id }, body }))
    },
  }
  return { stored: () => messages.draftRow(id), step: (step) => handOf<() => Promise<unknown>>(hands, step)() }
}

export const deliveryWays: Ways = {
  chart: lifecycles.delivery,
  paths: pathsOf(lifecycles.delivery),
  open,
  begin: beginDelivery,
  close,
}

export const draftWays: Ways = {
  chart: lifecycles.draft,
  paths: pathsOf(lifecycles.draft),
  open,
  begin: beginDraft,
  close,
}
