import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { termsVersion } from '#contract/registration/questions.ts'
import { answersWith, fillStart, openJoin, refusal, registration } from './open-join.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const goOn = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Continue' }))

test('five questions, one at a time, make an account; each answer is sent when it is given', async () => {
  const { sent, person } = await openJoin({
    replies: [
      answersWith(registration(), 201),
      answersWith(registration({ status: 'parentKnown', version: 2 })),
      answersWith(registration({ status: 'childrenKnown', version: 3 })),
      answersWith(registration({ status: 'secured', version: 4 })),
      answersWith(registration({ status: 'completed', version: 5, answers: null })),
    ],
  })
  await heading('Join Evenhand')
  expect(screen.queryByText(/Answers so far are saved/)).toBeNull()
  await fillStart(person)
  await goOn(person)
  await heading('Your details')
  expect(location.pathname).toBe('/app/setup/parent')
  expect(screen.getByText('Answers so far are saved. You can leave and come back.')).toBeTruthy()
  await person.type(screen.getByLabelText('Date of birth'), '1988-04-12')
  await person.type(screen.getByLabelText('Street address'), '120 West 105th St')
  await person.type(screen.getByLabelText('City'), 'New York')
  await person.type(screen.getByLabelText('ZIP code'), '10025')
  await goOn(person)
  await heading('Your children')
  await person.type(screen.getByLabelText('First name'), 'Mia')
  await person.click(screen.getByRole('button', { name: 'Add another child' }))
  await person.type(screen.getAllByLabelText('First name')[1] as HTMLElement, 'Leo')
  await goOn(person)
  await heading('Secure your account')
  expect(document.activeElement?.textContent).toBe('Secure your account')
  await person.type(screen.getByLabelText('Username'), 'ana.diaz')
  await person.type(screen.getByLabelText('Password'), 'lamp-Sofa-River-9')
  await goOn(person)
  await heading('Invite your co-parent')
  await person.type(screen.getByLabelText('Their first name'), 'Ben')
  await person.type(screen.getByLabelText('Their last name'), 'Diaz')
  await person.type(screen.getByLabelText(/^Their email/), 'ben@example.org')
  await person.click(screen.getByRole('button', { name: 'Create my account' }))
  await heading('Welcome, Ana')
  expect(screen.getByText(/We emailed an invitation to ben@example.org/)).toBeTruthy()
  expect(location.pathname).toBe('/app/home')
  expect(sent.map(({ path, body }) => [path, body.type ?? null, body.version ?? null])).toEqual([
    ['registrations', null, null],
    ['registrations/current/events', 'registration.giveParent', 1],
    ['registrations/current/events', 'registration.giveChildren', 2],
    ['registrations/current/events', 'registration.giveCredentials', 3],
    ['registrations/current/events', 'registration.complete', 4],
  ])
  expect(sent[0]?.body).toEqual({
    country: 'US',
    state: 'NY',
    firstName: 'Ana',
    lastName: 'Diaz',
    email: 'ana@example.org',
    emailAgain: 'ana@example.org',
    terms: termsVersion,
  })
  expect(sent[2]?.body.children).toEqual([
    { firstName: 'Mia', lastName: '', dateOfBirth: null },
    { firstName: 'Leo', lastName: '', dateOfBirth: null },
  ])
  expect(sessionStorage.getItem('joinState')).toBeNull()
})

test('what is missing is said at each field, and nothing is sent', async () => {
  const { sent, person } = await openJoin()
  await heading('Join Evenhand')
  await goOn(person)
  expect((await screen.findAllByText('This field is required')).length).toBe(5)
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(sent).toEqual([])
})

test('addresses that differ are said; outside the United States a region may be left out', async () => {
  const { sent, person } = await openJoin({ replies: [answersWith(registration(), 201)] })
  await heading('Join Evenhand')
  await fillStart(person)
  await person.selectOptions(screen.getByLabelText('Country'), 'NZ')
  await person.clear(screen.getByLabelText(/^State, province/))
  await person.type(screen.getByLabelText('Confirm email'), 'x')
  await goOn(person)
  expect(screen.getByLabelText('Confirm email').getAttribute('aria-invalid')).toBe('true')
  await person.type(screen.getByLabelText('Confirm email'), '{Backspace}')
  await goOn(person)
  await heading('Your details')
  expect(sent).toMatchObject([{ body: { country: 'NZ', state: '' } }])
})

test('somebody younger than 13 is told so at the date, and nothing is sent', async () => {
  const { sent, person } = await openJoin({ current: answersWith(registration()) })
  await heading('Your details')
  await person.type(screen.getByLabelText('Date of birth'), '2020-04-12')
  await goOn(person)
  expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/You must be at least 13/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a username that is taken is said at its field, and the password stays', async () => {
  const taken = {
    validationErrors: [{ field: 'username', code: 'usernameTaken', text: 'This username cannot be used' }],
  }
  const { person } = await openJoin({
    current: answersWith(registration({ status: 'childrenKnown', version: 3 })),
    replies: [() => refusal('invalid', 422, taken)],
  })
  await heading('Secure your account')
  await person.type(screen.getByLabelText('Username'), 'ana.diaz')
  await person.type(screen.getByLabelText('Password'), 'lamp-Sofa-River-9')
  await goOn(person)
  expect(await screen.findByText('This username cannot be used')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(screen.getByLabelText('Password')).toMatchObject({ value: 'lamp-Sofa-River-9' })
})

test('each password rule ticks while it is typed', async () => {
  const { person } = await openJoin({ current: answersWith(registration({ status: 'childrenKnown', version: 3 })) })
  await heading('Secure your account')
  const rules = () =>
    within(screen.getByRole('list', { name: 'Your password needs' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rules().every((text) => text?.startsWith('Not yet'))).toBe(true)
  await person.type(screen.getByLabelText('Username'), 'ana.diaz')
  await person.type(screen.getByLabelText('Password'), 'ana.diaz')
  expect(rules()).toEqual([
    'Not yet: 12 to 25 characters',
    'Not yet: A letter and a number',
    'Done: A symbol',
    'Not yet: Not your username or email',
  ])
  await person.type(screen.getByLabelText('Password'), '-4-river')
  expect(rules().every((text) => text?.startsWith('Done'))).toBe(true)
})

test('an answer that did not arrive is said, kept, and sent again by the same press', async () => {
  let lost = true
  const { sent, person } = await openJoin({
    replies: [
      () => {
        if (lost) throw new TypeError('no answer')
        return Response.json(registration(), { status: 201 })
      },
    ],
  })
  await heading('Join Evenhand')
  await fillStart(person)
  await goOn(person)
  expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here.')
  lost = false
  await goOn(person)
  await heading('Your details')
  expect(sent.at(-1)?.body).toMatchObject({ firstName: 'Ana' })
})

test('too many attempts say how long to wait', async () => {
  const { person } = await openJoin({ replies: [() => refusal('rateLimited', 429, {}, { 'retry-after': '90' })] })
  await heading('Join Evenhand')
  await fillStart(person)
  await goOn(person)
  expect((await screen.findByRole('alert')).textContent).toContain('You can try again in 1 minute 30 seconds.')
})

test('whoever has an account already is led to it', async () => {
  await openJoin({ address: '/app/join/duplicate' })
  await heading('You already have an account')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/app/login')
})

test('an own address for the other parent is refused at its field, and no banner repeats it', async () => {
  const validationErrors = [{ field: 'coparent.email', code: 'ownAddress', text: 'This is your own email address.' }]
  const { sent, person } = await openJoin({
    address: '/app/setup/coparent',
    current: answersWith(registration({ status: 'secured', version: 4 })),
    replies: [() => refusal('invalid', 400, { validationErrors })],
  })
  await heading('Invite your co-parent')
  await person.type(screen.getByLabelText('Their first name'), 'Ben')
  await person.type(screen.getByLabelText('Their last name'), 'Costa')
  const field = screen.getByLabelText(/^Their email/)
  await person.type(field, 'ana@example.org')
  await person.click(screen.getByRole('button', { name: 'Create my account' }))
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('This is your own email address.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('invalid said')
  expect(sent).toHaveLength(1)
})

test.each([
  ['join.evenhand.com', 'https://www.evenhand.com'],
  ['join.evenhand.ca', 'https://www.evenhand.ca'],
  ['join.evenhand.co.nz', 'https://www.evenhand.co.nz'],
  ['join-test.evenhand.com.au', 'https://www.evenhand.com.au'],
  ['app.evenhand.com', '/app/about'],
])('at %s the mark leads to %s', async (hostname, site) => {
  vi.stubGlobal(
    'location',
    new Proxy(location, { get: (at, key) => (key === 'hostname' ? hostname : Reflect.get(at, key, at)) }),
  )
  await openJoin()
  expect((await screen.findByRole('link', { name: 'Evenhand' })).getAttribute('href')).toBe(site)
})
