import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { refusal } from '#tests/support/dom/open-app.tsx'
import { accountId } from './account.ts'

const LL = messagesIn()
const { flow } = LL.paymentAccounts
const own = 'GET /pub/v1/payment-account'
export const events = `POST /pub/v1/payment-accounts/${accountId}/events`

/** Stores what it receives, and answers the last digits with `outcome`. */
export const serverOn = (begun: PaymentAccountDto, outcome: PaymentAccountDto['status'] = 'verified') => {
  let item = begun
  const take = (body: unknown) => {
    const { type, version, ...fields } = body as { type: string; version: number; emailAgain?: string }
    if (version !== item.version) return refusal(409, 'changedSinceSeen', { item })
    const begins = type.endsWith('signUp') && item.status === 'none'
    const status = begins ? 'signUpInProgress' : /(?:submit|correct)$/.test(type) ? outcome : item.status
    const { emailAgain: _, ...kept } = fields
    const answers = type.includes('.give') ? { ...item.answers, ...kept } : item.answers
    item = { ...item, status, version: version + 1, answers }
    return item
  }
  return {
    take,
    answers: {
      [own]: () => item,
      [events]: take,
      'GET /pub/v1/payment-readiness': () => ({ offered: true, parents: [] }),
    },
  }
}

export const next = async (user: UserEvent, name = flow.next()) =>
  user.click(await screen.findByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
/** Finds a field by its whole label, optional or required. */
export const labelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`))
export const type = async (user: UserEvent, label: string, text: string) => {
  const at = labelled(label)
  await user.clear(at)
  if (text) await user.type(at, text)
}
