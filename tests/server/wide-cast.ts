import type { TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { administratorOn } from '#tests/support/plans/fee-waivers.ts'
import { join, onOwnAccount, personOf, professionalOf } from '#tests/support/plans/professionals.ts'
import type { Stage } from '#tests/support/stage.ts'

/**
 * Signs in those whom the conformance tests do not need: somebody close to the family, a professional of both parents who
 * looks as one of them, one of one parent on their own account, one of none, and an administrator who looks at no family.
 * A parent who has not joined cannot sign in, so nobody does it for them.
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
  }
}
