import { beforeAll, expect, test } from 'vitest'
import { type FeeWaiverDto, feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { leavesOf, pathToValue } from '#machines/shared/decide.ts'
import { type Cast, castOf } from '#tests/server/conformance/cast.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import {
  addDocument,
  administratorOn,
  apply,
  applyWithDocument,
  commandWaiver,
  documentOf,
  waiverIn,
} from '#tests/support/plans/fee-waivers.ts'
import { stage } from '#tests/support/stage.ts'

let app: TestApp
let others: Cast
let administrator: TestClient
beforeAll(async () => {
  app = await sharedApp()
  others = await castOf(app, await stage(app))
  administrator = await administratorOn(app)
})

type Held = { readonly applicant: TestClient; readonly waiver: FeeWaiverDto }
const begun = async (): Promise<TestClient> => app.as((await cast(app)).dana)
const documented = async (): Promise<Held> => {
  const applicant = await begun()
  return { applicant, waiver: await applyWithDocument(applicant) }
}
const after = async (who: 'applicant' | 'administrator', command: { type: string; reason?: string }) => {
  const held = await documented()
  const by = who === 'applicant' ? held.applicant : administrator
  return { ...held, waiver: waiverIn(await commandWaiver(by, held.waiver, command)) }
}

/** Brings an application to each leaf, and to the one that has no document. */
const ways: Readonly<Record<string, () => Promise<Held>>> = {
  applied: documented,
  'applied, without a document': async () => {
    const applicant = await begun()
    return { applicant, waiver: await apply(applicant) }
  },
  granted: () => after('administrator', { type: 'feeWaiver.grant' }),
  refused: () => after('administrator', { type: 'feeWaiver.refuse', reason: 'Too old' }),
  withdrawn: () => after('applicant', { type: 'feeWaiver.withdraw' }),
}
const commands = [
  { type: 'feeWaiver.withdraw' },
  { type: 'feeWaiver.grant' },
  { type: 'feeWaiver.refuse', reason: 'Too old' },
  { type: 'feeWaiver.addDocument' },
] as const

const send = (who: TestClient, waiver: FeeWaiverDto, command: (typeof commands)[number]) =>
  command.type === 'feeWaiver.addDocument' ? addDocument(who, waiver) : commandWaiver(who, waiver, command)

/** Resolves the chart as the page of this person does, from what the server shows them; false where it shows nothing. */
const allows = async (who: TestClient, id: string, type: (typeof commands)[number]['type']): Promise<boolean> => {
  const answer = await who.call(routes.get, { params: { id } })
  if ([401, 403, 404].includes(answer.status)) return false
  const { status, facts, you } = waiverIn(answer)
  return feeWaiverMachine.resolveState({ value: pathToValue(status), context: facts }).can({ type, by: you })
}

test('every leaf is tried', () => {
  expect(new Set(Object.keys(ways).map((way) => way.split(',')[0]))).toEqual(new Set(leavesOf(feeWaiverMachine)))
})

test.each(Object.keys(ways))('%s: the answer over HTTP is what the chart on each person’s page says', async (way) => {
  const bring = ways[way] ?? documented
  const disagreements: string[] = []
  let held = await bring()
  for (const command of commands)
    for (const name of ['applicant', 'administrator', 'nobody', ...Object.keys(others)]) {
      const everybody: Readonly<Record<string, TestClient>> = {
        applicant: held.applicant,
        administrator,
        nobody: app.anyone(),
        ...others,
      }
      const who = everybody[name] ?? app.anyone()
      const allowed = await allows(who, held.waiver.id, command.type)
      const { status } = await send(who, held.waiver, command)
      if (allowed !== (status === 200)) disagreements.push(`${name} ${command.type}: chart ${allowed}, HTTP ${status}`)
      if (!allowed && ![401, 403, 404, 409].includes(status)) disagreements.push(`${name} ${command.type}: ${status}`)
      if (allowed) held = await bring()
    }
  expect(disagreements).toEqual([])
})

test('the applicant may do by a token what they may do in a session, and nothing else', async () => {
  const { waiver } = await documented()
  const nobodys = 'n'.repeat(60)
  const answers = [
    await app.anyone().call(routes.byToken, { body: { token: nobodys } }),
    await app.anyone().call(routes.applyByToken, { body: { token: nobodys } }),
    await app.anyone().call(routes.withdrawByToken, { body: { token: nobodys, version: waiver.version } }),
    await app
      .anyone()
      .call(routes.addDocumentByToken, { body: { token: nobodys, ...documentOf(pdf(), waiver.version) } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
