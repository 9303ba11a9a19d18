import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { familyHeader } from '#contract/families.ts'
import { sharedApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { callSample, routeSamplesOn } from '#tests/support/route-samples.ts'
import { stage } from '#tests/support/stage.ts'
import { asked } from '../permissions/asked.ts'

let samples: Awaited<ReturnType<typeof routeSamplesOn>>
let dana: TestClient
beforeAll(async () => {
  const app = await sharedApp()
  const on = await stage(app)
  dana = await app.as(on.dana.personId)
  samples = await routeSamplesOn(app, on)
})

/** These are about a person's own account or stand on a token of their own, whichever family the session shows. */
const aboutNoFamily = [
  /^\S+ \/pub\/v1\/me(\/|$)/,
  /^\S+ \/pub\/v1\/(sign-in|second-step-removal|recovery|registrations|email-change)(\/|$)/,
  /^\S+ \/pub\/v1\/(fee-waivers|fee-waiver-links|fee-waiver-documents)(\/|$)/,
  /^\S+ \/pub\/v1\/plan\/(by-token|card)(\/|$)/,
  /^\S+ \/pub\/v1\/invitations\/(open|opened|claim|decline)$/,
  /^\S+ \/pub\/v1\/(linked-accounts\/accept|contact|ports|history-key|calendar\/:token)$/,
  /^GET \/ofw\/appv2\/localstorage\.json$/,
]
/** Its sample is refused for its content, before anybody asks which family it is about. */
const refusedBefore = 'POST /pub/v1/payments'
const ofFamilies = asked.filter(
  ({ name }) => name !== refusedBefore && !aboutNoFamily.some((pattern) => pattern.test(name)),
)

test('most routes are about a family', () => {
  expect(ofFamilies.length).toBeGreaterThan(150)
})

test.each(ofFamilies)('a page that was drawn for another family is refused by $name', async (named) => {
  const sample = samples.sampleOf(named)
  const call = { ...sample, id: await samples.idFor(named, sample) }
  const answer = await callSample(dana, named.route, call, { [familyHeader]: randomUUID() })
  expect(answer).toMatchObject({ status: 409, body: { exception: 'otherFamily' } })
})
