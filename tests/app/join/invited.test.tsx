import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, answersWith, invitation, openJoin, refusal, registration } from './open-join.tsx'

const token = 'i'.repeat(43)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const opens = () => Response.json(invitation)
const invited = { inviter: { firstName: 'Dana', asked: false }, facts: { invited: true, admitted: true } }

test('a mailed invitation says who invites, by the first name, and a press accepts', async () => {
  const { sent, person } = await openJoin({ address: `/app/join?invite=${token}`, replies: [opens] })
  await heading('Dana invites you to Evenhand')
  expect(document.body.textContent).not.toContain('Reyes')
  expect(location.href).not.toContain(token)
  await person.click(screen.getByRole('button', { name: 'Join Dana' }))
  await heading('Join Dana on Evenhand')
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ana@example.org' })
  expect(screen.getByLabelText('First name')).toMatchObject({ value: 'Ana' })
  expect(sent.map(({ path }) => path)).toEqual(['invitations/open'])
})

test.each([
  ['Decline', false, 'You declined the invitation', /for six months/],
  ['Don’t email me again', true, 'You will not hear from us again', /not send another one to this address/],
])('%s is confirmed in words before it is sent', async (name, never, title, words) => {
  const { sent, person } = await openJoin({
    address: `/app/join?invite=${token}`,
    replies: [opens, () => new Response(null, { status: 204 })],
  })
  await heading('Dana invites you to Evenhand')
  await person.click(screen.getByRole('button', { name }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(sent).toHaveLength(1)
  await person.click(screen.getByRole('button', { name }))
  await heading(title)
  expect(sent[1]).toEqual({ path: 'invitations/decline', body: { token, never } })
  expect(sessionStorage.getItem('inviteToken')).toBeNull()
})

test('an invitation that is over says so, and joining without it stays possible', async () => {
  const { person } = await openJoin({
    address: `/app/join?invite=${token}`,
    replies: [() => Response.json({ ...invitation, status: 'withdrawn' })],
  })
  await heading('This link no longer works')
  await person.click(screen.getByRole('button', { name: 'Join without it' }))
  await heading('Join Evenhand')
})

test('whoever follows an invitation names no children, and joins the family that is there', async () => {
  const { sent, person } = await openJoin({
    current: answersWith(registration({ ...invited, status: 'secured', version: 4 })),
    replies: [answersWith(registration({ ...invited, status: 'completed', version: 5, answers: null }))],
  })
  await heading('Join Dana')
  const steps = within(screen.getByRole('list', { name: 'Joining' })).getAllByRole('listitem')
  expect(steps).toHaveLength(4)
  await person.click(screen.getByRole('button', { name: 'Create my account' }))
  await heading('Welcome, Ana')
  expect(screen.getByText('You and Dana now see the same record.')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ type: 'registration.complete', version: 4, coparent: null }])
})

test("another address than the invited one waits for the inviter's word", async () => {
  const waiting = { ...invited, status: 'secured', facts: { invited: true, admitted: false } } as const
  const asked = { ...waiting, inviter: { firstName: 'Dana', asked: true } }
  const { sent, person } = await openJoin({
    current: answersWith(registration({ ...waiting, version: 4, answers: { ...answers, email: 'other@example.org' } })),
    replies: [answersWith(registration({ ...asked, version: 5 }))],
  })
  await heading('Waiting for Dana')
  expect(screen.getByText(/different address, not other@example.org/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Ask Dana to confirm' }))
  expect(await screen.findByText(/We asked Dana/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ type: 'registration.ask', version: 4 }])
})

test('a mailed link goes on here only with the code that was mailed', async () => {
  const wrong = { validationErrors: [{ field: 'code', code: 'wrongCode', text: 'This code is wrong or has expired.' }] }
  const { sent, person } = await openJoin({
    address: `/app/join?resume=${token}`,
    replies: [
      () => new Response(null, { status: 204 }),
      () => refusal('invalid', 422, wrong),
      answersWith(registration({ status: 'parentKnown', version: 2 })),
    ],
  })
  await heading('Continue where you left off')
  expect(location.href).not.toContain(token)
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Email me a code' }))
  await person.type(await screen.findByLabelText('Code'), '111111')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This code is wrong or has expired.')).toBeTruthy()
  await person.clear(screen.getByLabelText('Code'))
  await person.type(screen.getByLabelText('Code'), '222222')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('Your children')
  expect(sent.at(-1)).toEqual({ path: 'registrations/resume/code', body: { token, code: '222222' } })
})
