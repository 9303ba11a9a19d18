import { afterAll, beforeAll, describe } from 'vitest'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { postForm } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type CardBench, cardPortSuite } from './port-suite.ts'

let on: OwnApp
let bench: CardBench
beforeAll(async () => {
  on = await testApp()
  const { cardsSecret } = await sandboxSecrets(on.deps.config.dataDir)
  const press = (ref: string, state: string) => postForm(on, `/practice-cards/charges/${ref}`, { state })
  bench = {
    cards: on.deps.cards,
    give: (url, card) => postForm(on, new URL(url).pathname, { card }),
    authenticate: (url, isConfirmed) =>
      postForm(on, new URL(url).pathname, { state: isConfirmed ? 'paid' : 'refused' }),
    refund: (ref) => press(ref, 'refunded'),
    dispute: (ref) => press(ref, 'disputed'),
    winDispute: (ref) => press(ref, 'dispute won'),
    taken: async () =>
      (await bySuperuser(on.database, `select 1 from practice_charge where state in ('paid', 'dispute won')`, []))
        .length,
    webhook: (kind, ref, secret = cardsSecret) => {
      const raw = Buffer.from(JSON.stringify({ id: ref, topic: `${kind}.changed`, resource: { kind, ref } }))
      return { headers: { [signatureHeader]: signatureOf(secret, raw) }, raw }
    },
  }
})
afterAll(() => on.stop())

describe('the practice provider', () => cardPortSuite(() => bench))
