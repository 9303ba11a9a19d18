import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChildDto } from '#contract/children/children.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = (n: number) => `00000000-0000-4000-8000-0000000000c${n}`
const child = (n: number, firstName: string, more: Partial<ChildDto> = {}): ChildDto => ({
  id: id(n),
  version: 1,
  firstName,
  lastName: null,
  dateOfBirth: null,
  archivedAt: null,
  inUseSince: null,
  hasAccount: false,
  ...more,
})
const mia = child(1, 'Mia', { lastName: 'Keller', dateOfBirth: '2019-04-01', inUseSince: '2026-11-03T22:00:00.000Z' })
const leo = child(2, 'Leo')
const old = child(3, 'Ann', { archivedAt: '2026-11-01T12:00:00.000Z', inUseSince: '2026-10-03T12:00:00.000Z' })

const list = 'GET /pub/v1/children'
const page = '/app/account/children'
const open = (answers: Parameters<typeof openApp>[1] = {}, options: Parameters<typeof openApp>[2] = {}) =>
  openApp(page, { [list]: () => ({ items: [mia, leo, old] }), ...answers }, options)
const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error('no line')
  return within(found)
}
const dialog = async () => within(await screen.findByRole('dialog'))

test('each says what is known, what may be done, and why something may not', async () => {
  await open()
  const first = await row('Mia Keller')
  expect(first.getByText('Born Apr 1, 2019')).toBeTruthy()
  expect(first.getByText(/since Nov 3, 5:00 PM EST. Can be archived, but not removed/)).toBeTruthy()
  expect(first.queryByRole('button', { name: 'Remove Mia' })).toBeNull()
  expect((await row('Leo')).getByRole('button', { name: 'Remove Leo' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Archived' })).toBeTruthy()
  expect((await row('Ann')).getByRole('button', { name: 'Restore Ann' })).toBeTruthy()
})

test('a child is added as it was typed, once', async () => {
  const { sent, user } = await open({ 'POST /pub/v1/children': () => child(4, 'Nora') })
  await user.click(await screen.findByRole('button', { name: 'Add child' }))
  const form = await dialog()
  await user.type(form.getByLabelText('First name'), ' Nora ')
  await user.type(form.getByLabelText(/Date of birth/), '2020-02-29')
  await user.dblClick(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nora was added')).toBeTruthy()
  const posts = sent.filter(({ what }) => what === 'POST /pub/v1/children')
  expect(posts.map(({ body }) => body)).toEqual([{ firstName: 'Nora', lastName: null, dateOfBirth: '2020-02-29' }])
})

test.each([
  ['2026-11-21', 'The date cannot be in the future.'],
  ['1899-12-31', 'The date cannot be earlier than 01/01/1900.'],
])('a birth on %s is refused before anything is sent', async (date, said) => {
  const { sent, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add child' }))
  const form = await dialog()
  await user.type(form.getByLabelText(/Date of birth/), date)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(said)).toBeTruthy()
  expect(form.getByText('This field is required')).toBeTruthy()
  expect(sent.some(({ what }) => what.startsWith('POST'))).toBe(false)
})

test('what somebody else made of it meanwhile is said, what was typed stays, and the next press answers to that', async () => {
  const patch = `PATCH /pub/v1/children/${leo.id}`
  const now = child(2, 'Leonard', { version: 2 })
  const { sent, user } = await open({
    [patch]: (body) =>
      JSON.stringify(body).includes('"version":1')
        ? refusal(409, 'changedSinceSeen', { item: now })
        : child(2, 'Leon', { version: 3 }),
  })
  await user.click((await row('Leo')).getByRole('button', { name: 'Edit Leo' }))
  const form = await dialog()
  await user.type(form.getByLabelText('First name'), 'n')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/^Unable to Update Entry.*It now says: Leonard/)
  expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Leon')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The details of Leon were changed')).toBeTruthy()
  expect(sent.filter(({ what }) => what === patch).map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 2 },
  ])
})

test('an edit that fails keeps what was typed and says that the entry was not updated', async () => {
  const { user } = await open({ [`PATCH /pub/v1/children/${leo.id}`]: () => refusal(400, 'invalid') })
  await user.click((await row('Leo')).getByRole('button', { name: 'Edit Leo' }))
  const form = await dialog()
  await user.type(form.getByLabelText('First name'), 'n')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/^Unable to Update EntryNothing was saved/)
  expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Leon')
})

test('a removal is asked for in words; refused, it says why', async () => {
  const { user } = await open({
    [`DELETE /pub/v1/children/${leo.id}`]: () => refusal(409, 'childInUse', { item: leo }),
  })
  await user.click((await row('Leo')).getByRole('button', { name: 'Remove Leo' }))
  const form = await dialog()
  expect(form.getByText('This cannot be undone.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Remove' }))
  expect((await form.findByRole('alert')).textContent).toContain(
    'Unable to deleteLeo was not removed. Refused: childInUse.',
  )
})

test('archiving sends what was seen and says that it is done', async () => {
  const { sent, user } = await open({
    [`POST /pub/v1/children/${leo.id}/archive`]: () =>
      child(2, 'Leo', { version: 2, archivedAt: '2026-11-20T17:00:00.000Z' }),
  })
  await user.click((await row('Leo')).getByRole('button', { name: 'Archive Leo' }))
  expect(await screen.findByText('Leo was archived')).toBeTruthy()
  expect(sent.find(({ what }) => what.endsWith('/archive'))?.body).toEqual({ version: 1 })
})

test('who looks on reads the list and presses nothing', async () => {
  await open({}, { person: 'viewing' })
  await row('Mia Keller')
  expect(screen.queryByRole('button', { name: /Edit|Archive|Remove|Add child/ })).toBeNull()
})

test('a child account is told that the list is for the parents, and nothing is asked for', async () => {
  const { sent } = await open({}, { change: { standing: 'child' } })
  expect(await screen.findByText('This list is for parents')).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
})

test('an empty list says what to do first', async () => {
  const { user } = await open({ [list]: () => ({ items: [] }) })
  expect(await screen.findByText('No children yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add child' }))
  expect((await dialog()).getByLabelText('First name')).toBeTruthy()
})

test('a list that cannot be loaded says so, and is loaded by a press', async () => {
  let well = false
  const { user } = await open({ [list]: () => (well ? { items: [leo] } : refusal(403, 'notAllowed')) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  well = true
  await user.click(retry)
  await row('Leo')
})

test('while it loads, bars stand where the lines will', async () => {
  await open({ [list]: () => new Promise(() => {}) })
  expect(await screen.findByText('Loading children')).toBeTruthy()
})
