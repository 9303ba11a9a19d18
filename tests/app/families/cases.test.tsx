import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dana, family, now, sam } from '#tests/support/dom/family.ts'
import { openApp, page, refusal } from '#tests/support/dom/open-app.tsx'

const { id } = family('dana')
const second = '00000000-0000-4000-8000-000000000002'
const choose = 'POST /pub/v1/me/families/choose'
const cases = {
  'GET /pub/v1/me/cases': () => ({
    items: [
      {
        familyId: id,
        name: 'Dana Reyes & Sam Keller',
        looksAs: dana,
        ofBoth: true,
        parents: [
          { id: dana, firstName: 'Dana' },
          { id: sam, firstName: 'Sam' },
        ],
      },
      {
        familyId: second,
        name: 'Olivia Hart & Thomas Bell',
        ofBoth: false,
        parents: [{ id: second, firstName: 'Olivia' }],
      },
    ],
  }),
  [choose]: () => new Response(null, { status: 204 }),
}
const caseOf = (name: string) => within(screen.getByRole('region', { name }))
const buttonsIn = (name: string) =>
  caseOf(name)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a professional of both parents may record parenting time there, and one of one parent only look', async () => {
  await openApp('/app/pro/mycases', cases, { person: 'viewing' })
  await screen.findByRole('heading', { name: 'Dana Reyes & Sam Keller' })
  expect(caseOf('Dana Reyes & Sam Keller').getByText('Viewing as Dana')).toBeTruthy()
  expect(buttonsIn('Dana Reyes & Sam Keller')).toEqual([
    'Record a parenting schedule',
    'Record a holiday',
    'See schedules and holidays',
    'View as Dana',
    'View as Sam',
  ])
  expect(buttonsIn('Olivia Hart & Thomas Bell')).toEqual(['View as Olivia'])
})

test('recording begins on their own account, and looking as a parent ends it', async () => {
  const { user, left, sent } = await openApp('/app/pro/mycases', cases, { person: 'viewing' })
  await user.click(await screen.findByRole('button', { name: 'Record a parenting schedule' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/calendar/schedules/new']))
  await user.click(screen.getByRole('button', { name: 'View as Sam' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/calendar/schedules/new', '/app/']))
  expect(sent.filter(({ what }) => what === choose).map(({ body }) => body)).toEqual([
    { familyId: id, looksAs: null },
    { familyId: id, looksAs: sam },
  ])
})

test('a family that could not be shown is said', async () => {
  const answers = { ...cases, [choose]: () => refusal(404, 'notFound') }
  const { user, left } = await openApp('/app/pro/mycases', answers, { person: 'viewing' })
  await user.click(await screen.findByRole('button', { name: 'View as Olivia' }))
  expect(await screen.findByText('The other family could not be shown. Try again.')).toBeTruthy()
  expect(left).toEqual([])
})

test('a parent has no cases', async () => {
  const { sent } = await openApp('/app/pro/mycases', cases)
  expect(await screen.findByText('This page is for professionals')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'My Cases' })).toBeNull()
  expect(sent.some(({ what }) => what === 'GET /pub/v1/me/cases')).toBe(false)
})

/** The session shows no family, because the access that it used has ended. */
const ended = {
  'GET /ofw/appv2/localstorage.json': () => ({ auth: 'token', languageLocale: 'en-US', currentTime: now, isCvm: true }),
  'GET /pub/v1/family': () => refusal(403, 'accessEnded'),
}

test.each(['/app/home', '/app/expenses'])('without the access, %s leads to My Cases', async (address) => {
  const { left } = await openApp(address, { ...cases, ...ended })
  await vi.waitFor(() => expect(left).toContain('/app/pro/mycases'))
})

test('My Cases says that an access has ended, and leads on', async () => {
  const { user, left } = await openApp('/app/pro/mycases', { ...cases, ...ended })
  expect(await screen.findByText('The access you were using has ended')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'My Cases' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'View as Olivia' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
})

test('who has no access left reads so, and can sign out', async () => {
  const none = { 'GET /pub/v1/me/cases': () => ({ items: [] }) }
  const { app, user } = await openApp('/app/pro/mycases', { ...none, ...ended })
  expect(await screen.findByText('No family gives you access right now')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await vi.waitFor(() => expect(app.session.getSnapshot().matches('signingOut')).toBe(true))
})

test('nobody else without a family has cases', async () => {
  const { sent } = await openApp('/app/pro/mycases', { 'GET /pub/v1/family': () => refusal(403, 'notAllowed') })
  expect(await screen.findByText('This page is for professionals')).toBeTruthy()
  expect(sent.some(({ what }) => what === 'GET /pub/v1/me/cases')).toBe(false)
})

test('an access that ends while a page is open leads to My Cases at the next request', async () => {
  let hasEnded = false
  const { app, left } = await openApp(
    '/app/expenses',
    { ...cases, 'GET /pub/v1/expenses': () => (hasEnded ? refusal(403, 'accessEnded') : page([])) },
    { person: 'viewing' },
  )
  await screen.findByRole('heading', { level: 1 })
  hasEnded = true
  await app.queryClient.invalidateQueries({ queryKey: ['expenses'] })
  await vi.waitFor(() => expect(left).toContain('/app/pro/mycases'))
})

test('a list that is behind is asked for again when a family could not be shown', async () => {
  let items = cases['GET /pub/v1/me/cases']().items
  const answers = {
    ...cases,
    'GET /pub/v1/me/cases': () => ({ items }),
    [choose]: () => {
      items = []
      return refusal(404, 'notFound')
    },
  }
  const { user } = await openApp('/app/pro/mycases', answers, { person: 'viewing' })
  await user.click(await screen.findByRole('button', { name: 'View as Olivia' }))
  expect(await screen.findByText('No family gives you access right now')).toBeTruthy()
})
