import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sessionKeys } from '#contract/session.ts'
import { answers, answersWith, fillStart, noRegistration, openJoin, refusal, registration } from './open-join.tsx'

const parent = {
  dateOfBirth: '1988-04-12',
  line1: '120 West 105th St',
  line2: null,
  city: 'New York',
  postalCode: '10025',
  phone: null,
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const goOn = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Continue' }))

test('a reload keeps what was typed and not sent, but never a password', async () => {
  const secured = () => answersWith(registration({ status: 'childrenKnown', version: 3 }))()
  const before = await openJoin({ address: '/app/setup/security', current: secured })
  await heading('Secure your account')
  await before.person.type(screen.getByLabelText('Username'), 'ana.diaz')
  await before.person.type(screen.getByLabelText('Password'), 'lamp-Sofa-River-9')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('lamp-Sofa')
  before.unmount()
  await openJoin({ address: '/app/setup/security', current: secured })
  await heading('Secure your account')
  expect(screen.getByLabelText('Username')).toMatchObject({ value: 'ana.diaz' })
  expect(screen.getByLabelText('Password')).toMatchObject({ value: '' })
})

test('whoever comes back goes on with the next question; Back shows the earlier answers', async () => {
  const item = registration({ status: 'parentKnown', version: 2, answers: { ...answers, parent } })
  const { person } = await openJoin({ current: answersWith(item) })
  await heading('Your children')
  expect(location.pathname).toBe('/app/setup/children')
  await person.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Your details')
  expect(location.pathname).toBe('/app/setup/parent')
  expect(screen.getByLabelText('Street address')).toMatchObject({ value: '120 West 105th St' })
  await person.click(within(screen.getByRole('list', { name: 'Joining' })).getByRole('button', { name: 'About you' }))
  await heading('Join Evenhand')
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ana@example.org' })
})

test('a question whose turn has not come is not shown', async () => {
  await openJoin({ address: '/app/setup/coparent', current: answersWith(registration()) })
  await heading('Your details')
  expect(location.pathname).toBe('/app/setup/parent')
})

test('where another tab was faster, what was typed stays and the next press is about what is known now', async () => {
  const faster = registration({ status: 'parentKnown', version: 5, answers: { ...answers, parent } })
  const { sent, person } = await openJoin({
    address: '/app/setup/parent',
    current: answersWith(registration()),
    replies: [
      () => refusal('changedSinceSeen', 409, { item: faster }),
      answersWith(registration({ status: 'parentKnown', version: 6, answers: { ...answers, parent } })),
    ],
  })
  await heading('Your details')
  await person.type(screen.getByLabelText('Date of birth'), '1988-04-12')
  await person.type(screen.getByLabelText('Street address'), '7 Other St')
  await person.type(screen.getByLabelText('City'), 'New York')
  await person.type(screen.getByLabelText('ZIP code'), '10025')
  await goOn(person)
  expect((await screen.findByRole('alert')).textContent).toContain('changedSinceSeen said')
  expect(screen.getByLabelText('Street address')).toMatchObject({ value: '7 Other St' })
  await goOn(person)
  await heading('Your children')
  expect(sent.map(({ body }) => [body.version, body.line1])).toEqual([
    [1, '7 Other St'],
    [5, '7 Other St'],
  ])
})

test('a registration that ended meanwhile says so, and begins anew', async () => {
  const { person } = await openJoin({
    address: '/app/setup/children',
    current: answersWith(registration({ status: 'parentKnown', version: 2 })),
    replies: [() => noRegistration()],
  })
  await heading('Your children')
  await person.type(screen.getByLabelText('First name'), 'Mia')
  await goOn(person)
  await heading('Your answers have expired')
  await person.click(screen.getByRole('button', { name: 'Begin again' }))
  await heading('Join Evenhand')
})

test('a registration that another tab finished welcomes here too', async () => {
  const { person } = await openJoin({
    address: '/app/setup/coparent',
    current: answersWith(registration({ status: 'secured', version: 4 })),
    replies: [() => noRegistration()],
    session: () => Response.json(Object.fromEntries(sessionKeys.map((key) => [key, null]))),
  })
  await heading('Invite your co-parent')
  await person.click(screen.getByRole('button', { name: 'Add them later' }))
  await heading('Welcome, Ana')
})

test('whoever waits for a word is told that the answers have expired', async () => {
  const inviter = { firstName: 'Dana', asked: true }
  const item = registration({ status: 'secured', version: 4, facts: { invited: true, admitted: false }, inviter })
  let isThere = true
  const { person } = await openJoin({
    address: '/app/setup/coparent',
    current: () => (isThere ? Response.json(item) : noRegistration()),
  })
  const look = await screen.findByRole('button', { name: 'Check again' })
  isThere = false
  await person.click(look)
  await heading('Your answers have expired')
})

test('what is sent before the server could be reached continues the registration of this browser', async () => {
  let reached = false
  const item = registration({ status: 'secured', version: 4, answers: { ...answers, parent } })
  const { sent, person } = await openJoin({
    current: () => {
      if (!reached) throw new TypeError('no answer')
      return Response.json(item)
    },
    replies: [answersWith(registration({ status: 'childrenKnown', version: 5, answers: { ...answers, parent } }))],
  })
  await heading('Join Evenhand')
  await fillStart(person)
  reached = true
  await goOn(person)
  await heading('Your details')
  expect(sent.map(({ body }) => [body.type, body.version])).toEqual([['registration.correct', 4]])
})

test('answers that cannot be loaded are loaded again by a press', async () => {
  let reached = false
  const current = () => {
    if (!reached) throw new TypeError('no answer')
    return Response.json(registration())
  }
  const { person } = await openJoin({ address: '/app/setup/parent', current })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  reached = true
  await person.click(retry)
  await heading('Your details')
})

test('the Back button of the browser shows the question of its address', async () => {
  const item = registration({ status: 'parentKnown', version: 2, answers: { ...answers, parent } })
  const { person } = await openJoin({ current: answersWith(item) })
  await heading('Your children')
  await person.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Your details')
  history.back()
  await heading('Your children')
  await vi.waitFor(() => expect(location.pathname).toBe('/app/setup/children'))
})

test('an answer whose reply got lost was given: the same answer again goes on instead of being refused', async () => {
  const taken = registration({ status: 'parentKnown', version: 2, answers: { ...answers, parent } })
  const { person, sent } = await openJoin({
    address: '/app/setup/parent',
    current: answersWith(registration({ answers: { ...answers, parent } })),
    replies: [
      () => {
        throw new TypeError('no answer')
      },
      () => refusal('movedOn', 409, { item: taken }),
    ],
  })
  await heading('Your details')
  await goOn(person)
  await screen.findByRole('alert')
  await goOn(person)
  await heading('Your children')
  expect(sent.map(({ body }) => body.version)).toEqual([1, 1])
})
