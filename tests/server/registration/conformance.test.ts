import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RegistrationStatus, registrationStatuses } from '#contract/registration/registration.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { right } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import {
  answerAll,
  begin,
  complete,
  current,
  join,
  newBrowser,
  newcomer,
  registrationIn,
  send,
} from '#tests/support/joining/joining.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

type Way = 'founding' | 'invited' | 'elsewhere'
const ways: readonly Way[] = ['founding', 'invited', 'elsewhere']

/** Begins a registration of one kind. Whoever is invited comes with the invited address, or from elsewhere. */
const beginning = async (way: Way) => {
  const invited = way === 'founding' ? null : await invitedBrowser(on)
  const who = newcomer(way === 'invited' && invited ? { email: invited.email } : {})
  const browser = invited?.browser ?? newBrowser(on)
  registrationIn(await begin(browser, who))
  return { browser, who }
}

const give = async (browser: TestBrowser, question: 'Parent' | 'Children') =>
  registrationIn(
    await send(browser, {
      type: `registration.give${question}`,
      ...(question === 'Parent' ? right.parent : right.children),
    }),
  )

/** Brings a registration to each state through the product; null where no way of this kind leads there. */
const bring: Readonly<Record<RegistrationStatus, (way: Way) => Promise<TestBrowser | null>>> = {
  begun: async (way) => (await beginning(way)).browser,
  parentKnown: async (way) => {
    if (way !== 'founding') return null
    const { browser } = await beginning(way)
    await give(browser, 'Parent')
    return browser
  },
  childrenKnown: async (way) => {
    const { browser } = await beginning(way)
    await give(browser, 'Parent')
    if (way === 'founding') await give(browser, 'Children')
    return browser
  },
  secured: async (way) => {
    const { browser, who } = await beginning(way)
    await answerAll(browser, who)
    return browser
  },
  completed: async (way) => {
    if (way === 'elsewhere') return null
    const { browser, who } = await beginning(way)
    await answerAll(browser, who)
    const token = browser.cookie('evenhand-join')
    registrationIn(await complete(browser))
    browser.keep('evenhand-join', token ?? '')
    return browser
  },
  expired: async (way) => {
    const { browser } = await beginning(way)
    on.clock.forward(on.deps.config.registrationLife)
    await sweepExpired(on.deps)
    return browser
  },
}

const commandsOf = () => {
  const { username } = newcomer()
  const { email } = newcomer()
  return [
    { type: 'registration.correct', ...right.start, email, emailAgain: email },
    { type: 'registration.giveParent', ...right.parent },
    { type: 'registration.giveChildren', ...right.children },
    { type: 'registration.giveCredentials', ...right.security, username },
    { type: 'registration.ask' },
    { type: 'registration.complete', coparent: null },
  ] as const
}

const joiner = { actor: null, party: 'joiner', mode: 'self' } as const

describe.each(registrationStatuses)('%s', (status) => {
  test.each(ways)('%s: the answer over HTTP is what the chart says of what the browser was given', async (way) => {
    for (const { type } of commandsOf()) {
      const browser = await bring[status](way)
      if (!browser) return
      const shown = registrationIn(await current(browser))
      expect(shown.status).toBe(status)
      const snapshot = registrationMachine.resolveState({ value: shown.status, context: shown.facts })
      const allowed = snapshot.can({ type, by: joiner })
      const command = commandsOf().find((one) => one.type === type)
      const answer = await send(browser, { type, version: shown.version, ...command })
      expect([type, way, answer.status]).toEqual([type, way, allowed ? 200 : 409])
    }
  })
})

test('without the token of a registration nothing of it is found', async () => {
  const { browser } = await beginning('founding')
  const stranger = newBrowser(on)
  for (const command of commandsOf()) expect((await send(stranger, { version: 1, ...command })).status).toBe(404)
  expect(registrationIn(await current(browser))).toMatchObject({ status: 'begun', version: 1 })
})

test('somebody who is signed in is nobody to the registration of another browser', async () => {
  const signedIn = newBrowser(on)
  await join(signedIn, newcomer())
  expect((await current(signedIn)).status).toBe(404)
})
