// Written by `npm run paths -- expense --format playwright --out e2e/expense.paths.spec.ts`: change the chart, not this file.
import { begin, fire, see, test } from './pages/expense.gestures.ts'

test('1. private: share', async ({ world }) => {
  await begin(world, { private: true, owed: 14250 })
  await see(world, 'private')
  await fire['expense.share'](world, { type: 'expense.share', who: 'creator' })
  await see(world, 'open')
})

test('2. private: edit', async ({ world }) => {
  await begin(world, { private: true, owed: 14250 })
  await see(world, 'private')
  await fire['expense.edit'](world, { type: 'expense.edit', who: 'creator' })
  await see(world, 'private')
})

test('3. private: delete', async ({ world }) => {
  await begin(world, { private: true, owed: 14250 })
  await see(world, 'private')
  await fire['expense.delete'](world, { type: 'expense.delete', who: 'creator' })
  await see(world, 'deleted')
})

test('4. private: addReceipt', async ({ world }) => {
  await begin(world, { private: true, owed: 14250 })
  await see(world, 'private')
  await fire['expense.addReceipt'](world, { type: 'expense.addReceipt', who: 'creator' })
  await see(world, 'private')
})

test('5. open: edit', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.edit'](world, { type: 'expense.edit', who: 'creator' })
  await see(world, 'open')
})

test('6. open: decline', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.decline'](world, { type: 'expense.decline', who: 'other' })
  await see(world, 'declined')
})

test('7. open: addReceipt', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.addReceipt'](world, { type: 'expense.addReceipt', who: 'creator' })
  await see(world, 'open')
})

test('8. open: withdraw', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.withdraw'](world, { type: 'expense.withdraw', who: 'creator' })
  await see(world, 'withdrawn')
})

test('9. open: requestReceipt, edit', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.edit'](world, { type: 'expense.edit', who: 'creator' })
  await see(world, 'receiptRequested')
})

test('10. open: requestReceipt, approve', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
})

test('11. open: requestReceipt, decline', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.decline'](world, { type: 'expense.decline', who: 'other' })
  await see(world, 'declined')
})

test('12. open: requestReceipt, requestReceipt', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
})

test('13. open: requestReceipt, addReceipt', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.addReceipt'](world, { type: 'expense.addReceipt', who: 'creator' })
  await see(world, 'open')
})

test('14. open: requestReceipt, withdraw', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.requestReceipt'](world, { type: 'expense.requestReceipt', who: 'other' })
  await see(world, 'receiptRequested')
  await fire['expense.withdraw'](world, { type: 'expense.withdraw', who: 'creator' })
  await see(world, 'withdrawn')
})

test('15. open: approve, pay, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.void'](world, { type: 'payment.void', who: 'other', payment: 1, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
})

test('16. open: approve, pay, confirm', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 14250 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 14250 })
  await see(world, 'settled')
})

test('17. open: approve, markReimbursed, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.markReimbursed'](world, { type: 'expense.markReimbursed', who: 'creator', remaining: 14250 })
  await see(world, 'settled')
  await fire['payment.void'](world, { type: 'payment.void', who: 'creator', payment: 1, amount: 14250 })
  await see(world, 'approved.newPaymentNeeded')
})

test('18. open: approve, pay, pay, refuse', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.refuse'](world, { type: 'payment.refuse', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
})

test('19. open: approve, pay, pay, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.void'](world, { type: 'payment.void', who: 'other', payment: 1, amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
})

test('20. open: approve, pay, confirm, pay', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.partlyPaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
})

test('21. open: approve, pay, confirm, markReimbursed', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.partlyPaid')
  await fire['expense.markReimbursed'](world, { type: 'expense.markReimbursed', who: 'creator', remaining: 10250 })
  await see(world, 'settled')
})

test('22. open: approve, pay, confirm, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.partlyPaid')
  await fire['payment.void'](world, { type: 'payment.void', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
})

test('23. open: approve, pay, refuse, pay', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.refuse'](world, { type: 'payment.refuse', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
})

test('24. open: approve, pay, refuse, markReimbursed', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.refuse'](world, { type: 'payment.refuse', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
  await fire['expense.markReimbursed'](world, { type: 'expense.markReimbursed', who: 'creator', remaining: 14250 })
  await see(world, 'settled')
})

test('25. open: approve, pay, pay, confirm, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.void'](world, { type: 'payment.void', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
})

test('26. open: approve, pay, pay, confirm, refuse, void', async ({ world }) => {
  await begin(world, { private: false, owed: 14250 })
  await see(world, 'open')
  await fire['expense.approve'](world, { type: 'expense.approve', who: 'other' })
  await see(world, 'approved.unpaid')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['expense.pay'](world, { type: 'expense.pay', who: 'other', amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.confirm'](world, { type: 'payment.confirm', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.paymentUnconfirmed')
  await fire['payment.refuse'](world, { type: 'payment.refuse', who: 'creator', payment: 2, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
  await fire['payment.void'](world, { type: 'payment.void', who: 'creator', payment: 1, amount: 4000 })
  await see(world, 'approved.newPaymentNeeded')
})
