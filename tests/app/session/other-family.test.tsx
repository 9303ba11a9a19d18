import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { family } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const { id } = family('dana')
const second = '00000000-0000-4000-8000-000000000002'
const own = (shown: string) => ({
  items: [
    { familyId: id, name: 'Dana Reyes & Sam Keller', current: shown === id },
    { familyId: second, name: 'Dana Reyes & Kim Hart', current: shown === second },
  ],
})
const families = 'GET /pub/v1/me/families'
const choose = 'POST /pub/v1/me/families/choose'
const add = 'POST /pub/v1/children'
const done = () => new Response(null, { status: 204 })

/** A child is typed on a page of the first family while the session shows the second one. */
const refused = async (more: Parameters<typeof openApp>[1] = {}) => {
  let shown = second
  const opened = await openApp('/app/account/children', {
    'GET /pub/v1/children': () => ({ items: [] }),
    [add]: () => (shown === id ? refusal(400, 'invalid') : refusal(409, 'otherFamily')),
    [families]: () => own(shown),
    [choose]: (body) => {
      shown = (body as { familyId: string }).familyId
      return done()
    },
    ...more,
  })
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: 'Add child' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('First name'), 'Nora')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const heading = await screen.findByRole('heading', { name: 'You switched to another family' })
  const dialog = within(heading.closest('dialog') ?? document.body)
  await dialog.findByText(/belongs to Dana Reyes & Sam Keller.*switched to Dana Reyes & Kim Hart/)
  return { ...opened, form, dialog }
}

test('a page of another family says that nothing was done, and goes on with what was typed', async () => {
  const { user, sent, dialog, form } = await refused()
  await user.click(dialog.getByRole('button', { name: 'Stay with Dana Reyes & Sam Keller' }))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: /^You switched/ })).toBeNull())
  expect(sent.find(({ what }) => what === choose)?.body).toEqual({ familyId: id })
  expect((form.getByLabelText('First name') as HTMLInputElement).value).toBe('Nora')
})

test('or the chosen family is opened', async () => {
  const { user, left, sent, dialog } = await refused()
  await user.click(dialog.getByRole('button', { name: 'Open Dana Reyes & Kim Hart' }))
  expect(left).toEqual(['/app/'])
  expect(sent.some(({ what }) => what === choose)).toBe(false)
})

test('a family that could not be chosen again is said', async () => {
  const { user, dialog } = await refused({ [choose]: () => refusal(404, 'notFound') })
  await user.click(dialog.getByRole('button', { name: 'Stay with Dana Reyes & Sam Keller' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The family was not switched')
})

test('the menu shows another family, and the page loads anew', async () => {
  const { user, left, sent } = await openApp('/app/home', { [families]: () => own(id), [choose]: done })
  const [button] = await screen.findAllByRole('button', { name: 'My account menu', hidden: true })
  if (!button) throw new Error('no avatar')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Show Dana Reyes & Kim Hart' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(sent.find(({ what }) => what === choose)?.body).toEqual({ familyId: second })
})

test('whoever has one family is offered no other', async () => {
  const { user } = await openApp('/app/home', { [families]: () => ({ items: own(id).items.slice(0, 1) }) })
  const [button] = await screen.findAllByRole('button', { name: 'My account menu', hidden: true })
  if (!button) throw new Error('no avatar')
  await user.click(button)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'My Account',
    'Help',
    'Sign Out',
  ])
})
