import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

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
