import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { JoinsAt } from '#machines/invitations/invitation.types.ts'
import { turnsOf } from '#machines/shared/decide.ts'
import { matrix } from './walk.ts'

const sent = (joinsAt: JoinsAt) => invitationMachine.resolveState({ value: 'sent', context: { joinsAt } })

const invitee = { actor: 'sam', party: 'invitee', mode: 'self' } as const
const inviter = { actor: 'dana', party: 'inviter', mode: 'self' } as const

test('who may do what to an invitation, in each state', () => {
  expect(matrix(lifecycles.invitation)).toMatchInlineSnapshot(`
    "sent      | correct inviter, resend inviter, withdraw inviter system, decline invitee, expire system
    accepted  | nobody
    expired   | nobody
    withdrawn | nobody
    declined  | nobody"
  `)
})

test.each([
  ['nowhere', false, false, ['invitee']],
  ['invited', true, false, ['invitee']],
  ['other', false, true, ['inviter']],
] as const)('who joins %s: accepted %s, waits for the inviter’s word %s', (joinsAt, accepts, waits, turns) => {
  expect(sent(joinsAt).can({ type: 'invitation.accept', by: invitee })).toBe(accepts)
  expect(sent(joinsAt).can({ type: 'invitation.ask', by: invitee })).toBe(waits)
  expect(sent(joinsAt).can({ type: 'invitation.confirm', by: inviter })).toBe(waits)
  expect(turnsOf(sent(joinsAt))).toEqual(turns)
})

test('the inviter accepts for nobody', () => {
  expect(sent('invited').can({ type: 'invitation.accept', by: inviter })).toBe(false)
})
