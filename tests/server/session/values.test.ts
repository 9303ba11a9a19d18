import { beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { limits } from '#contract/limits.ts'
import { sessionKeys, sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await sharedApp()
  people = await cast(on)
})

const valuesOf = async (personId: string) => {
  const answer = await (await on.as(personId)).call(sessionRoutes.localStorage, {})
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  return answer.body as Record<string, unknown>
}

test('every key of the specification is there, and no other', async () => {
  expect(Object.keys(await valuesOf(people.dana)).sort()).toEqual([...sessionKeys].sort())
})

test('a parent', async () => {
  const { auth, upgradesToken, renewalsToken, packageData, coparentPricing, discountData, ...values } = await valuesOf(
    people.dana,
  )
  expect(auth).toMatch(/^[\w-]{43}$/)
  expect([upgradesToken, renewalsToken]).toEqual([expect.stringMatching(/^[\w-]{200,}$/), expect.any(String)])
  expect(packageData).toMatchObject({ packageId: 'premium', paidBy: 'own', term: 'year', autoRenew: false })
  expect(coparentPricing).toContainEqual({ packageId: 'premium', term: 'month', total: 13_59, currency: 'USD' })
  expect(discountData).toEqual({ discountId: 'both', percent: 20 })
  expect(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))).toEqual({
    userId: people.dana,
    userType: 'parent',
    firstName: 'Dana',
    lastName: 'Reyes',
    fullName: 'Dana Reyes',
    displayInitials: 'DR',
    avatarColor: 'A',
    languageLocale: 'en-US',
    timeZone: 'America/New_York',
    isAdmin: false,
    isAttorney: false,
    isCvm: false,
    isActiveSubscription: true,
    isCreatedByPro: false,
    isGraceLogin: false,
    currentTime: on.clock.now(),
    tokenExpiry: new Date(Date.parse(on.clock.now()) + limits.bearerLife).toISOString(),
  })
})

test('a professional looks as a parent: the person is that parent, the cvm values their own', async () => {
  expect(await valuesOf(people.pat)).toMatchObject({
    userType: 'professional',
    isCvm: true,
    isAttorney: true,
    userId: people.dana,
    fullName: 'Dana Reyes',
    cvmUserId: people.pat,
    cvmProUserId: people.pat,
    cvmProFullName: 'Pat Morgan',
    cvmProInitials: 'PM',
    cvmProLanguageLocale: 'en-US',
    cvmFamilyId: people.family.id,
    cvmFamilyName: 'Dana Reyes & Sam Keller',
    cvmFamilies: [{ familyId: people.family.id, name: 'Dana Reyes & Sam Keller' }],
    cvmUserFullName: 'Dana Reyes',
    cvmUserStatus: 'viewing',
  })
  const family = await (await on.as(people.pat)).call(familyRoutes.current, {})
  expect(family.body).toMatchObject({ viewpoint: people.dana, mode: 'viewing' })
})

test('a child', async () => {
  expect(await valuesOf(people.mia)).toMatchObject({ userType: 'child', fullName: 'Mia Keller', avatarColor: null })
})

test('the language a person chose is kept, a professional’s as their own', async () => {
  for (const who of [people.sam, people.pat, people.mia]) {
    const client = await on.as(who)
    expect((await client.call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })).status).toBe(204)
  }
  expect(await valuesOf(people.sam)).toMatchObject({ languageLocale: 'es-MX' })
  expect(await valuesOf(people.pat)).toMatchObject({ cvmProLanguageLocale: 'es-MX', languageLocale: 'en-US' })
  const sam = await on.as(people.sam)
  const refusal = await sam.call(
    sessionRoutes.setLocale,
    { body: { locale: 'en-GB' } },
    { 'idempotency-key': undefined, 'accept-language': undefined },
  )
  expect(refusal.body).toMatchObject({
    exception: 'idempotencyKeyRequired',
    userMessage: expect.stringContaining('solicitud'),
  })
})
