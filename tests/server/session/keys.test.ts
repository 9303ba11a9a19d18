import { beforeAll, expect, test } from 'vitest'
import { calendarViewRoutes } from '#contract/calendar/calendar-view.ts'
import { devRoutes } from '#contract/dev/dev.ts'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { type SessionKey, sessionKeys, sessionRoutes } from '#contract/session.ts'
import { seedAdmin } from '#tests/support/admin.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { begin, newBrowser, newcomer, registrationIn } from '#tests/support/joining/joining.ts'
import { buying, giveCard, settle } from '#tests/support/plans/subscriptions.ts'

/**
 * Says where the value of each key comes from. `null` names why the key never applies; `browser` stores the key itself, and
 * the server has nothing to say.
 */
const sources: Record<SessionKey, string> = {
  userId: 'the person',
  userType: 'the person',
  firstName: 'the person',
  lastName: 'the person',
  fullName: 'the person',
  displayInitials: 'the person',
  languageLocale: 'the person',
  timeZone: 'the person',
  isAdmin: 'the person',
  isAttorney: 'the person',
  isCvm: 'the person',
  avatarColor: 'the membership',
  auth: 'the token',
  tokenExpiry: 'the token',
  currentTime: 'the clock',
  ldFlagOverrides: 'the switches of the session',
  cvmUserId: 'the professional',
  cvmProUserId: 'the professional',
  cvmProFullName: 'the professional',
  cvmProInitials: 'the professional',
  cvmProLanguageLocale: 'the professional',
  cvmFamilies: 'the accesses of the professional',
  cvmFamilyId: 'the accesses of the professional',
  cvmFamilyName: 'the accesses of the professional',
  cvmUserFullName: 'the viewpoint',
  cvmUserStatus: 'the viewpoint',
  adminUserId: 'the administrator',
  adminSyncedUserId: 'the viewpoint',
  redirectUrl: 'browser',
  calendarView: 'the person',
  adminSyncedCvmFamiliesUserId: 'null: no administrator looks at the families of a professional',
  isCreatedByPro: 'the ways in which accounts are created, none of them by a professional',
  inviteToken: 'the invitation opened in the browser',
  joinState: 'the registration of the browser',
  recoverEmail: 'the recovery asked for in the browser',
  recoverUsername: 'the recovery asked for in the browser',
  isGraceLogin: 'the subscription',
  isActiveSubscription: 'the subscription',
  packageData: 'the subscription',
  discountData: 'the prices for the other parent',
  coparentPackageId: 'what was bought for the other parent',
  coparentPricing: 'the prices for the other parent',
  upgradesToken: 'a sealed token',
  renewalsToken: 'a sealed token',
  plaidToken: 'null: the providers take the numbers of an account, and no token of another service',
}
const hasSource = (key: SessionKey) => !/^(?:null|browser)/.test(sources[key])

let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await sharedApp()
  people = await cast(on)
})

const valuesOf = async (
  personId: string,
  prepare?: (client: Awaited<ReturnType<TestApp['as']>>) => Promise<unknown>,
) => {
  const client = await on.as(personId)
  await prepare?.(client)
  return (await client.call(sessionRoutes.localStorage, {})).body as Record<string, unknown>
}

/** A parent opened an invitation in this browser, and began to join there. */
const joining = async () => {
  const browser = newBrowser(on)
  registrationIn(await begin(browser, newcomer()))
  const client = await on.as(people.dana)
  const cookies = [client.headers.cookie, `evenhand-join=${browser.cookie('evenhand-join')}`]
  const invite = `evenhand-invite=${'i'.repeat(43)}`
  const answer = await client.call(sessionRoutes.localStorage, {}, { cookie: [...cookies, invite].join('; ') })
  return answer.body as Record<string, unknown>
}

/** Dana asked for a link and for a username in this browser before she signed in. */
const recovering = async () => {
  const browser = newBrowser(on)
  await browser.call(recoveryRoutes.askLink, { body: { kind: 'password', username: 'dana.reyes' } })
  await browser.call(recoveryRoutes.askUsername, { body: { email: 'dana.reyes@example.com' } })
  const client = await on.as(people.dana)
  const cookie = [client.headers.cookie, `evenhand-recovery=${browser.cookie('evenhand-recovery')}`].join('; ')
  return (await client.call(sessionRoutes.localStorage, {}, { cookie })).body as Record<string, unknown>
}

/** Sam paid for a package for Dana. */
const payingForBoth = async () => {
  await giveCard(on, people.sam)
  await buying(on, people.sam, { package: 'essentials', term: 'year' }, 'coparent')
  await settle(on)
  return valuesOf(people.sam)
}

/** An administrator looks at the family of the cast as Dana. */
const lookingAdmin = async () => {
  const { scopes, clock } = on.deps
  const admin = await seedAdmin(scopes, clock.now())
  return valuesOf(admin, () =>
    scopes.beforeSignIn((tx) =>
      tx
        .updateTable('session')
        .set({ family_id: people.family.id, viewpoint: people.dana })
        .where('person_id', '=', admin)
        .execute(),
    ),
  )
}

test('each key has the source that is listed, and those that never apply are null for everybody', async () => {
  const everybody = [
    await valuesOf(people.dana, (client) =>
      client.call(devRoutes.setFlag, { body: { flag: 'internalPages', on: true } }),
    ),
    await valuesOf(people.dana, (client) => client.call(calendarViewRoutes.keep, { body: { calendarView: 'week' } })),
    await payingForBoth(),
    await valuesOf(people.mia),
    await valuesOf(people.pat),
    await lookingAdmin(),
    await joining(),
    await recovering(),
  ]
  const carried = sessionKeys.filter((key) => everybody.some((values) => values[key] !== null))
  expect(carried).toEqual(sessionKeys.filter(hasSource))
})

test('nobody’s account was created by a professional, whoever asks', async () => {
  for (const personId of [people.dana, people.mia, people.pat])
    expect((await valuesOf(personId)).isCreatedByPro).toBe(false)
})
