import type { TestApp } from '#tests/support/app.ts'
import { clientOf, type TestClient } from '#tests/support/client.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import { administratorOn } from '#tests/support/plans/fee-waivers.ts'
import { join, onOwnAccount, personOf, professionalOf } from '#tests/support/plans/professionals.ts'
import type { Stage } from '#tests/support/stage.ts'

/** The browser of somebody who opened the invitation, with the cookie that keeps its token. */
const placeholderOn = async (app: TestApp): Promise<TestClient> => {
  const { browser } = await invitedBrowser(app)
  const token = browser.cookie('evenhand-invite')
  if (token === undefined) throw new Error('the invitation was not kept')
  return clientOf(app.app, '', { cookie: `evenhand-invite=${token}` })
}

/**
 * Signs in those whom the conformance tests do not need: somebody close to the family, a professional of both parents who
 * looks as one of them, one of one parent on their own account, one of none, an administrator who looks at no family,
 * and a parent who has not joined: they cannot sign in, and have no more than the invitation that was mailed to them.
 */
export const wideCastOf = async (app: TestApp, on: Stage): Promise<Readonly<Record<string, TestClient>>> => {
  const thirdParty = await personOf(app, 'thirdParty')
  await join(on, thirdParty, 'thirdParty')
  const ofNone = await personOf(app, 'professional')
  return {
    thirdParty: await app.as(thirdParty),
    viewing: await app.as(await professionalOf(app, on, ['dana', 'sam'])),
    ofOne: await onOwnAccount(app, on, await professionalOf(app, on, ['dana'])),
    ofNone: await app.as(ofNone),
    administrator: await administratorOn(app),
    placeholder: await placeholderOn(app),
  }
}
