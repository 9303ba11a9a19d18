import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account, profile } from './fixtures.ts'

const nothing = () => new Response(null, { status: 204 })
const routes = {
  name: 'PUT /pub/v1/me/profile/name',
  contact: 'PUT /pub/v1/me/profile/contact',
  color: 'PUT /pub/v1/me/profile/avatar-color',
  username: 'PUT /pub/v1/me/username',
}

async function openProfile(answers: Answers = {}) {
  const opened = await openApp('/app/account/profile', {
    'GET /pub/v1/me': () => account,
    'GET /pub/v1/me/profile': () => profile,
    ...answers,
  })
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
  const sentTo = (what: string) => opened.sent.filter((one) => one.what === what).map(({ body }) => body)
  const retype = async (label: string, text: string) => {
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    await opened.user.clear(field)
    if (text) await opened.user.type(field, text)
  }
  /** Presses Save in the card of this heading. */
  const save = async (title: string) => {
    const form = screen.getByRole('heading', { name: title }).closest('section, div[class]')?.parentElement
    if (!form) throw new Error(`${title} has no card`)
    await opened.user.click(within(form).getByRole('button', { name: /^Save$|^Change/ }))
  }
  return { ...opened, sentTo, retype, save }
}

test('a name is changed, and an empty one is refused at once', async () => {
  const { retype, save, sentTo } = await openProfile({ [routes.name]: nothing })
  await retype('First name', '')
  await save('Your name')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(sentTo(routes.name)).toEqual([])
  await retype('First name', 'Daniela')
  await save('Your name')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sentTo(routes.name)).toEqual([{ firstName: 'Daniela', lastName: 'Reyes' }])
})

test('an address is given whole: what is missing is said at its field', async () => {
  const { retype, save, sentTo, user } = await openProfile({ [routes.contact]: nothing })
  await retype('Phone', '212555')
  await retype('Street address', '1 Main St')
  await save('Where you can be reached')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/)))
  expect(screen.getAllByText('This field is required').length).toBeGreaterThan(1)
  await retype('Phone', '2125550101')
  await retype('City', 'Albany')
  await user.selectOptions(screen.getByLabelText('State'), 'NY')
  await retype('ZIP code', '12207')
  await save('Where you can be reached')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sentTo(routes.contact)).toMatchObject([
    { phone: '2125550101', line1: '1 Main St', city: 'Albany', state: 'NY', postalCode: '12207', dateOfBirth: null },
  ])
})

test('a username that is taken stands at its field, and stays as it was typed', async () => {
  const taken = { field: 'username', code: 'usernameTaken', text: 'This username cannot be used' }
  const { retype, save } = await openProfile({
    [routes.username]: () => refusal(400, 'invalid', { validationErrors: [taken] }),
  })
  await retype('Username', 'sam.keller')
  await save('Username')
  expect(await screen.findByText('This username cannot be used')).toBeTruthy()
  expect(screen.getByLabelText('Username')).toMatchObject({ value: 'sam.keller' })
})

test('a server in trouble is said, and what was typed stays', async () => {
  const { retype, save } = await openProfile({ [routes.name]: () => refusal(500, 'unexpected') })
  await retype('Last name', 'Ortiz')
  await save('Your name')
  expect((await screen.findByText('Your changes were not saved')).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByLabelText('Last name')).toMatchObject({ value: 'Ortiz' })
})

test('a colour is kept as it is chosen', async () => {
  const { user, sentTo } = await openProfile({ [routes.color]: nothing })
  await user.click(screen.getByRole('radio', { name: 'Green' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Green' })).toMatchObject({ checked: true })
  expect(sentTo(routes.color)).toEqual([{ avatarColor: 'green' }])
})

test('an account without an address has no form for one', async () => {
  await openProfile({ 'GET /pub/v1/me/profile': () => ({ ...profile, contact: null }) })
  expect(screen.queryByRole('heading', { name: 'Where you can be reached' })).toBeNull()
})
