import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { categoryDetailsDto, categoryRoutes } from '#contract/categories/categories.ts'
import { fileDto } from '#contract/files/files.ts'
import { uploadDto } from '#contract/files/uploads.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { myFileDto } from '#contract/my-files/my-files.ts'
import type { Route } from '#contract/route.ts'
import { insertChild } from '#server/features/children/children.store.ts'
import type { FeatureRoutes, Known, RouteSample } from '#server/features/feature.ts'
import { features } from '#server/features/features.ts'
import { beginSession } from '#server/features/session/session.store.ts'
import { subscriptionsOf } from '#server/features/subscriptions/subscriptions.store.ts'
import { storageIn } from '#server/files/storage.ts'
import type { TestApp } from './app.ts'
import { actualOn } from './calendar/actual-times.ts'
import { changesOn } from './calendar/change-requests.ts'
import { connectedOn } from './calendar/connected.ts'
import { eventsOn } from './calendar/events.ts'
import { feedOn } from './calendar/feeds.ts'
import { holidaysOn } from './calendar/holidays.ts'
import { schedulesOn } from './calendar/parenting-schedules.ts'
import { breaksOn } from './calendar/school-breaks.ts'
import type { TestAnswer, TestClient } from './client.ts'
import { png } from './files/pictures.ts'
import { begin, upload } from './files/upload.ts'
import { infoBankOn } from './info-bank/info-bank.ts'
import { inviteOn } from './joining/invitations.ts'
import { linkOn } from './joining/linked-accounts.ts'
import { journalOn } from './journal/journal.ts'
import { messagesOn } from './messages/messages.ts'
import { beginMonthlyOn } from './monthly-expenses.ts'
import { myFilesOn } from './my-files/my-files.ts'
import { accountIn, addBankAccount, verify } from './payment-accounts.ts'
import { plannedSeries } from './planned-series.ts'
import { applyWithDocument } from './plans/fee-waivers.ts'
import { expenseAt, paymentAt } from './record/leaves.ts'
import type { Stage } from './stage.ts'
import { supportOn } from './support-orders.ts'

/** One route of the contract, with its name (`GET /pub/v1/home`) and the valid requests of its feature. */
export type NamedRoute = {
  readonly name: string
  readonly route: Route
  readonly key: string
  readonly samples: FeatureRoutes['samples']
}

/** Lists the routes of all features. They exist in production too. */
export const namedRoutes: readonly NamedRoute[] = features.flatMap(({ routes }) =>
  routes && !routes.internal
    ? Object.entries(routes.contract).map(([key, route]) => ({
        name: `${route.method} ${route.path}`,
        route,
        key,
        samples: routes.samples,
      }))
    : [],
)

/** Creates a real item of the family for every `:id`, so that a valid request names something that exists. */
export const routeSamplesOn = async (app: TestApp, on: Stage) => {
  const sams = await app.as(on.sam.personId)
  const danas = await app.as(on.dana.personId)
  const uploaded = z.parse(fileDto, (await upload(sams, await png())).body).id
  const expenseId = await expenseAt['approved.unpaid'](on)
  const { version } = await on.expenseRow(expenseId)
  await verify(danas)
  const account = accountIn(await addBankAccount(danas))
  const message = await messagesOn(on).send()
  const fileId = z.parse(fileDto, (await upload(danas, await png())).body).id
  const myFiles = myFilesOn(on, on.dana, storageIn(app.deps.config.dataDir))
  const file = await myFiles.uploaded()
  const myFile = z.parse(myFileDto, (await danas.call(myFileRoutes.add, { body: { fileId, folderId: null } })).body).id

  let invited: Promise<string> | undefined
  let feed: Promise<string> | undefined
  let connected: Promise<string> | undefined
  let begun: Promise<string> | undefined
  let applied: ReturnType<typeof applyWithDocument> | undefined
  // A person has one open application at most.
  const waiver = () => {
    applied ??= applyWithDocument(danas)
    return applied
  }
  const made: Record<string, () => Promise<string>> = {
    expense: () => on.record(on.sam),
    monthlyExpense: () => beginMonthlyOn(on),
    payment: async () => (await paymentAt.unconfirmed(on)).payment,
    paymentSeries: () => plannedSeries(on),
    supportOrder: () => supportOn(on).record(),
    schoolBreak: () => breaksOn(on).list(),
    actualTime: () => actualOn(on).record(),
    changeRequest: () => changesOn(on).ask(),
    connectedCalendar: () => {
      connected ??= connectedOn(on)
      return connected
    },
    // A person has ten at most.
    calendarFeed: () => {
      feed ??= feedOn(on)
      return feed
    },
    parentingSchedule: () => schedulesOn(on).record(),
    holiday: () => holidaysOn(on).record(),
    calendarEvent: () => eventsOn(on).record(),
    'supportOrder.confirmed': () => supportOn(on).confirmed(),
    // Dana's account is verified and has a bank account, so a refusal is due to the person or to an action already done.
    paymentAccount: async () => account.id,
    bankAccount: async () => account.bankAccounts[0]?.id ?? '',
    // A family has one open invitation at most.
    invitation: () => {
      invited ??= inviteOn(on)
      return invited
    },
    subscription: async () =>
      on.scopes.asOwner(on.dana.personId, async (tx) => (await subscriptionsOf(tx, on.dana.personId))[0]?.id ?? ''),
    feeWaiver: async () => (await waiver()).id,
    feeWaiverDocument: async () => (await waiver()).documents[0]?.id ?? '',
    child: async () => {
      const id = randomUUID()
      await on.scopes.asViewer(on.dana, (tx) => insertChild(tx, on.family.id, id, { firstName: 'Nora' }))
      return id
    },
    linkedAccount: () => linkOn(on),
    category: async () => {
      const body = { name: randomUUID(), creatorPercent: 60, otherPercent: 40 }
      return z.parse(categoryDetailsDto, (await danas.call(categoryRoutes.add, { body })).body).id
    },
    file: async () => uploaded,
    receipt: async () => {
      const receipt = z.parse(fileDto, (await upload(sams, await png())).body).id
      await on.record(on.sam, { receipts: [receipt] })
      return receipt
    },
    message: async () => (await messagesOn(on).send()).id,
    delivery: async () => (await messagesOn(on).deliveryTo((await messagesOn(on).send()).id)).id,
    draft: () => messagesOn(on).draft(),
    messageFolder: () => messagesOn(on).folder(randomUUID()),
    infoEntry: () => infoBankOn(on).shared(),
    journalEntry: () => journalOn(on).shared(),
    session: async () => {
      const { session } = await on.scopes.beforeSignIn((tx) => beginSession(tx, on.dana.personId, app.clock.now()))
      return session.id
    },
    // A person has forty open ones at most.
    myFile: () => myFiles.keep(),
    myFolder: () => myFiles.folder(),
    upload: () => {
      begun ??= begin(sams, 'receipt.png', 9).then(({ body }) => z.parse(uploadDto, body).id)
      return begun
    },
  }
  /** Provides the values that the features' valid bodies may refer to. */
  const known = (): Known => {
    const { categoryId, childIds, purchaseDate } = on.expense()
    const ids: Record<string, string | undefined> = {
      category: categoryId,
      child: childIds[0],
      expense: expenseId,
      parent: on.dana.personId,
      message: message.id,
      file,
      myFile,
      family: on.family.id,
    }
    return { id: (entity) => ids[entity] ?? '', version: () => version, today: purchaseDate }
  }
  return {
    sampleOf: ({ key, samples }: NamedRoute): RouteSample => samples(known())[key] ?? {},
    /** Makes what the path of a route names. */
    idFor: async ({ name, route }: NamedRoute, { of }: RouteSample): Promise<string> => {
      const make = of === undefined ? undefined : made[of]
      if (route.path.includes(':id') && !make) throw new Error(`${name} has no sample`)
      return (await make?.()) ?? ''
    },
  }
}

/** `remoteAddress` is the network that a call comes from; without one, it is that of all tests. */
export type SampleCall = Pick<RouteSample, 'body' | 'query'> & { readonly id: string; readonly remoteAddress?: string }

export const callSample = (
  client: TestClient,
  { method, path }: Route,
  { id, body, query, remoteAddress }: SampleCall,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> =>
  client.request(
    {
      method,
      url: path.replace(':id', encodeURIComponent(id)),
      query: { at: '0', version: '1', ...query },
      ...(body && { payload: body }),
      ...(remoteAddress && { remoteAddress }),
    },
    {
      'idempotency-key': randomUUID(),
      ...headers,
      ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    },
  )
