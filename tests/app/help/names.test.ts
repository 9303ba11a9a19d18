import { expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'

/** Lists what an article tells people to press or to look for, and the text of the screen that has it. */
const namedIn = (locale: (typeof locales)[number]) => {
  const LL = messagesIn(locale)
  const { help, expenses, payments, paymentAccounts, common, shell, account, messages, children } = LL
  const { articles } = help
  const { action } = expenses.turn
  const { means } = payments
  const { none: _, ...states } = paymentAccounts.label
  const kinds = [means.check(), means.cash(), means.zelle(), means.other()]
  const named: readonly (readonly [{ readonly text: () => string }, ...string[]])[] = [
    [articles.start.sections.first, expenses.log.add()],
    [articles.start.sections.child, shell.toAccount(), children.title()],
    [articles.expenses.sections.log, expenses.log.show.all(), expenses.log.filters.show()],
    [articles.expenses.sections.monthly, expenses.monthly.repeat()],
    [articles.splits.sections.one, expenses.form.splitChoice(), expenses.form.splitOther().replace('…', '')],
    [articles.private.sections.keep, expenses.form.private()],
    [articles.payments.sections.pay, action.pay(), ...kinds],
    [articles.transfers.sections.pay, action.payByBank()],
    [articles.transfers.sections.several, payments.several.open()],
    [articles.scheduled.sections.plan, action.schedule(), expenses.area.expenses(), expenses.area.scheduled()],
    [articles.activity.sections.list, expenses.area.expenses(), expenses.area.payments()],
    [articles.paymentAccount.sections.need, expenses.area.expenses(), expenses.area.account()],
    [articles.paymentAccount.sections.states, ...Object.values(states).map((label) => label())],
    [articles.support.sections.order, expenses.area.expenses(), expenses.area.childSupport()],
    [articles.record.sections.export, shell.toHistory(), common.happened.verified()],
    [articles.record.sections.sealed, common.happened.verified()],
    [articles.notices.sections.notices, shell.toMessages(), messages.folders.notifications()],
    [articles.account.sections.devices, shell.toAccount(), account.sessions.end()],
    [{ text: articles.trouble.sections.unverified.title }, common.happened.unverified()],
  ]
  return named.flatMap(([{ text }, ...names]) => names.map((name) => ({ name, text: text() })))
}

test.each(locales)('what the help tells people to press has the name that it has on the screen (%s)', (locale) => {
  const wrong = namedIn(locale).filter(({ name, text }) => !text.toLowerCase().includes(name.toLowerCase()))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
