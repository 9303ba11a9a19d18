import type { SupportDueDto, SupportOrderCommand, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { CheckTyped } from '#src/features/payments/check.schema.ts'
import type { SentByBank } from '#src/features/payments/to-pay.ts'

/** A chosen due takes no more than it still needs; the rest pays the oldest dues. */
const forDue = (amount: number, due: SupportDueDto | undefined) => {
  const part = due ? Math.min(amount, due.remaining - due.onItsWay) : 0
  return due && part > 0 ? { dues: [{ id: due.id, amount: part }] } : {}
}

export const checkCommand = (
  { version }: SupportOrderDto,
  { amount, means, paidOn, number, note }: CheckTyped,
  due: SupportDueDto | undefined,
): SupportOrderCommand => ({
  type: 'supportOrder.pay',
  version,
  amount,
  means,
  paidOn,
  method: 'check',
  number: number || null,
  note: note || null,
  ...forDue(amount, due),
})

export const bankCommand = (
  { version }: SupportOrderDto,
  { amount, bankAccountId, note }: SentByBank,
  due: SupportDueDto | undefined,
): SupportOrderCommand => ({
  type: 'supportOrder.pay',
  version,
  amount,
  bankAccountId,
  method: 'bank',
  note: note || null,
  ...forDue(amount, due),
})
