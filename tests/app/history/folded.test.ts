import { expect, test } from 'vitest'
import { foldedLines } from '#src/features/history/folded.ts'
import { dana, sam } from '#tests/support/dom/family.ts'
import { line } from './fixtures.ts'

const planned = { kind: 'payment.begin', entity: 'payment', amount: 320_00, actor: dana }
const step = { entity: 'paymentAccount', entityId: 'account', actor: dana }

test('entries that say the same are one line of the latest, with how many came before', () => {
  const lines = [
    line({ ...planned, entityId: 'a' }),
    line({ ...planned, entityId: 'b' }),
    line({ ...planned, entityId: 'c' }),
    line({ ...planned, entityId: 'd', amount: 10_00 }),
    line({ ...step, kind: 'paymentAccount.submit' }),
    line({ ...step, kind: 'paymentAccount.giveAddress' }),
    line({ actor: sam }),
    line({ actor: sam, kind: 'expense.firstViewed' }),
    line({ actor: dana, kind: 'expense.approve' }),
    line({ actor: dana, kind: 'expense.approve' }),
  ]
  expect(foldedLines(lines, ['paymentAccount']).map(({ before }) => before)).toEqual([2, 0, 1, 0, 0, 0, 0])
  expect(foldedLines(lines, []).map(({ before }) => before)).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})
