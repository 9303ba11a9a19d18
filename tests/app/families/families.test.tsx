import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { family } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const { id } = family('dana')
const second = '00000000-0000-4000-8000-000000000002'
const own = 'GET /pub/v1/me/families'
const choose = 'POST /pub/v1/me/families/choose'
const found = 'POST /pub/v1/me/families'
const done = () => new Response(null, { status: 204 })
const both = {
  items: [
    { familyId: id, name: 'Dana Reyes & Sam Keller', current: true },
    { familyId: second, name: 'Dana Reyes & Kim Hart', current: false },
  ],
}
const listed = (answers: Answers = {}, options: Parameters<typeof openApp>[2] = {}) =>
  openApp('/app/account/families', { [own]: () => both, ...answers }, options)

test('of the families one is shown, and the others can be', async () => {
  await listed()
  const items = within(await screen.findByRole('list', { name: 'Your families' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Dana Reyes & Sam KellerShown now',
    'Dana Reyes & Kim HartShow',
  ])
})

test('another family is shown by a press, and the page loads anew', async () => {
  const { user, left, sent } = await listed({ [choose]: done })
  await user.click(await screen.findByRole('button', { name: 'Show Dana Reyes & Kim Hart' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(sent.find(({ what }) => what === choose)?.body).toEqual({ familyId: second })
})

test('a family that could not be shown is said', async () => {
  const { user, left } = await listed({ [choose]: () => refusal(500, 'unexpected') })
  await user.click(await screen.findByRole('button', { name: 'Show Dana Reyes & Kim Hart' }))
  expect(await screen.findByText('The other family could not be shown. Try again.')).toBeTruthy()
  expect(left).toEqual([])
})

test('families that did not load are asked for again', async () => {
  let answers = false
  const { user } = await listed({ [own]: () => (answers ? both : refusal(404, 'notFound')) })
  expect(await screen.findByText('Your families could not be loaded')).toBeTruthy()
  answers = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dana Reyes & Kim Hart')).toBeTruthy()
})

test('with the most families no further one is offered', async () => {
  const items = Array.from({ length: limits.families }, (_, at) => ({
    familyId: `00000000-0000-4000-8000-0000000000${10 + at}`,
    name: `Family ${at}`,
    current: at === 0,
  }))
  await listed({ [own]: () => ({ items }) })
  expect(await screen.findByText('You have 10 families, which is the maximum.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add a family' })).toBeNull()
})

test.each(['/app/account/families', '/app/account/families/new'])('%s is for parents alone', async (path) => {
  const { sent } = await openApp(path, { [own]: () => both }, { change: { standing: 'child' } })
  expect(await screen.findByText('This page is for parents')).toBeTruthy()
  expect(sent.some(({ what }) => what === own)).toBe(false)
})

const adding = async (answer: Answers[string] = () => Response.json({ familyId: second }, { status: 201 })) => {
  const opened = await openApp('/app/account/families/new', { [own]: () => both, [found]: answer, [choose]: done })
  const { user } = opened
  await user.type((await screen.findAllByLabelText('First name'))[0] as HTMLElement, 'Kim')
  await user.type(screen.getByLabelText('Last name'), 'Hart')
  const child = within(screen.getByRole('group', { name: 'Child 1' }))
  await user.type(child.getByLabelText('First name'), 'Poppy')
  const add = () => user.click(screen.getByRole('button', { name: 'Add this family' }))
  return { ...opened, add }
}
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)

test('a family is added with an invitation, and shown once the person says so', async () => {
  const { user, add, sent, left } = await adding()
  await user.type(email(), 'kim@example.org')
  await user.click(screen.getByRole('button', { name: 'Add another child' }))
  const next = within(screen.getByRole('group', { name: 'Child 2' }))
  await user.type(next.getByLabelText('First name'), 'Rose')
  await user.type(next.getByLabelText(/^Date of birth/), '2019-02-03')
  await add()
  expect(await screen.findByText(/^We emailed Kim an invitation/)).toBeTruthy()
  expect(sent.find(({ what }) => what === found)?.body).toEqual({
    country: 'US',
    children: [
      { firstName: 'Poppy', dateOfBirth: null },
      { firstName: 'Rose', dateOfBirth: '2019-02-03' },
    ],
    coparent: { firstName: 'Kim', lastName: 'Hart', email: 'kim@example.org' },
  })
  await user.click(screen.getByRole('button', { name: 'Show this family' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(sent.find(({ what }) => what === choose)?.body).toEqual({ familyId: second })
})

test('without an address nobody is invited, and the page says where that is done', async () => {
  const { add, sent } = await adding()
  await add()
  expect(await screen.findByText(/^You have not invited Kim yet/)).toBeTruthy()
  expect(sent.find(({ what }) => what === found)?.body).toMatchObject({ coparent: { email: null } })
})

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { user, sent } = await openApp('/app/account/families/new', { [own]: () => both })
  await user.type((await screen.findAllByLabelText('First name'))[0] as HTMLElement, ' ')
  await user.type(email(), 'kim')
  await user.type(screen.getByLabelText(/^Date of birth/), '2044-02-03')
  await user.click(screen.getByRole('button', { name: 'Add this family' }))
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBe(5))
  expect(document.activeElement).toBe(screen.getAllByLabelText('First name')[0])
  expect(sent.some(({ what }) => what === found)).toBe(false)
})

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const text = 'This is your own address.'
  const { user, add } = await adding(() =>
    refusal(400, 'invalid', { validationErrors: [{ field: 'coparent.email', code: 'ownAddress', text }] }),
  )
  await user.type(email(), 'dana@example.org')
  await add()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(screen.queryByRole('alert', { name: 'The family was not added' })).toBeNull()
  expect(email().value).toBe('dana@example.org')
})

test.each([
  ['the most families', () => refusal(409, 'tooMany'), 'Refused: tooMany.'],
  ['an address that gets no more invitations', () => refusal(409, 'invitationLimit'), 'Refused: invitationLimit.'],
  ['no answer', () => Promise.reject(new TypeError('no connection')), /connection/],
])('%s is said beside the form, which keeps what was typed', async (_, answer, text) => {
  const { add } = await adding(answer)
  await add()
  const alert = await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect(alert.textContent).toContain('The family was not added')
  expect(alert.textContent).toMatch(text)
  expect(screen.getByDisplayValue('Poppy')).toBeTruthy()
})
