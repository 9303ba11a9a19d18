import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { L } from '#i18n/i18n-node.ts'
import { edges, owner, password } from '#tests/contract/edges/registration.ts'
import { answers, answersWith, openJoin, registration } from './open-join.tsx'

const known = registration({ status: 'childrenKnown', version: 3, answers: { ...answers, ...owner, username: null } })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Answers the question of how to sign in, and returns what was sent. */
const answer = async (username: string, typed: string) => {
  const { sent, person } = await openJoin({
    address: '/app/setup/security',
    current: answersWith(known),
    replies: [answersWith({ ...known, status: 'secured', version: 4 })],
  })
  await screen.findByRole('heading', { level: 1, name: 'Secure your account' })
  type('Username', username)
  type('Password', typed)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  return sent
}

const onlyKnownBeside = edges.filter(({ question, server }) => question === 'security' && server)

test('the table has each rule of a password that depends on more than its field', () => {
  expect(onlyKnownBeside.length).toBeGreaterThan(8)
})

test.each(onlyKnownBeside.map((edge) => ({ ...edge, name: edge.what })))(
  'a password that is refused by the server is refused by the form, and not sent: $name',
  async ({ typed, problem, beside }) => {
    const sent = await answer(beside?.username ?? owner.username, String(typed))
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(fieldProblemText(L['en-US'].errors, problem ?? 'malformed'))).toBeTruthy()
    expect(sent).toEqual([])
  },
)

test('a password that fits is sent', async () => {
  expect(await answer(owner.username, password)).toMatchObject([
    { path: 'registrations/current/events', body: { type: 'registration.giveCredentials', password } },
  ])
})
