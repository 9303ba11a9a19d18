import { lifecycles } from '#machines/charts.ts'
import type { PathStep } from '#machines/walk/walk.ts'
import type { CustomerStatus } from '#server/bank/provider.ts'
import { recordEvent } from '#server/bank/sandbox/events.ts'
import { inSandbox } from '#server/bank/sandbox/state.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import type { Db } from '#server/db/tenancy.ts'
import { leaveFormerProvider } from '#server/features/payment-accounts/payment-accounts.jobs.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { deliverWebhooks } from '#tests/support/bank/bank.ts'
import { type TestClient, taken } from '#tests/support/client.ts'
import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { command, forgetAccounts, ownAccount, sendDocument, submit } from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'
import { accountPaths } from './account-walk.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
let db: Db

/** Maps a result to the last four digits that make the sandbox return it: docs/sandbox.md. */
const digits: Readonly<Record<string, string>> = {
  verified: '6789',
  detailsAsked: '0001',
  documentAsked: '0002',
  reviewBegun: '0003',
  refused: '0004',
  suspended: '0005',
  deactivated: '0009',
}

const answers = {
  'paymentAccount.giveName': right.name,
  'paymentAccount.giveBirth': right.birth,
  'paymentAccount.giveEmail': right.email,
  'paymentAccount.giveAddress': right.address,
}

const answer = async (type: string, typed: object) => taken(await command(dana, { type, ...typed }))
const answerAll = async () => {
  for (const [type, typed] of Object.entries(answers)) await answer(type, typed)
}

/** Changes a customer's status at the bank, which sends a webhook that names only the event. */
const bankSets = (status: CustomerStatus) => async () => {
  const [row] = await bySuperuser(on, 'select customer_ref from payment_account where customer_ref is not null')
  const ref = String(row?.customer_ref)
  await bySuperuser(on, 'update sandbox_customer set status = $1, due_at = null where id = $2', [status, ref])
  const letter = { topic: 'customer_updated', kind: 'customer', ref, at: app.clock.now() } as const
  await inSandbox({ db }, (tx) => recordEvent(tx, app, letter))
  await deliverWebhooks(app)
}

const hands: Readonly<Record<string, (step: PathStep) => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries(answers).map(([type, typed]) => [type, () => answer(type, typed)])),
  'paymentAccount.signUp': () => answer('paymentAccount.signUp', {}),
  'paymentAccount.leave': () => answer('paymentAccount.leave', {}),
  'paymentAccount.submit': async ({ event: { says } }) => {
    await answerAll()
    return taken(await submit(dana, digits[String(says)] ?? ''))
  },
  'paymentAccount.correct': async () => {
    await answerAll()
    return answer('paymentAccount.correct', { ...right.whole, terms: true })
  },
  'paymentAccount.giveDocument': async () => taken(await sendDocument(dana, await idPhoto())),
  'paymentAccount.providerChanged': async () => {
    await bySuperuser(on, `update payment_account set provider = 'former'`)
    await leaveFormerProvider(app.deps)
  },
  'paymentAccount.verified': bankSets('verified'),
  'paymentAccount.detailsAsked': bankSets('detailsNeeded'),
  'paymentAccount.documentAsked': bankSets('documentNeeded'),
  'paymentAccount.reviewBegun': bankSets('manualReview'),
  'paymentAccount.refused': bankSets('refused'),
  'paymentAccount.suspended': bankSets('suspended'),
  'paymentAccount.deactivated': bankSets('deactivated'),
}

/** There is no row before the start, and the API returns what a new one would be. */
const begin = async (): Promise<Walked> => {
  await forgetAccounts(on)
  const { id, status } = await ownAccount(dana)
  const stored = async () => {
    const [row] = await bySuperuser(on, 'select status, version from payment_account where id = $1', [id])
    return row ? { status: String(row.status), version: Number(row.version) } : { status, version: 0 }
  }
  return { stored, step: (step) => handOf(hands, step)(step) }
}

export const paymentAccountWays: Ways = {
  chart: lifecycles.paymentAccount,
  paths: accountPaths(),
  open: async () => {
    app = await testApp()
    on = await stage(app)
    dana = await app.as(on.dana.personId)
    db = kyselyOn<Schema>(app.database.app.pool({ max: 1 }))
  },
  begin,
  close: async () => {
    await db.destroy()
    await app.stop()
  },
}
