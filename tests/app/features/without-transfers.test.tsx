import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { mailGroups } from '#contract/area.ts'
import { openApp, page } from '#tests/support/dom/open-app.tsx'
import { item } from '../expenses/fixtures.ts'
import { line, list, page as payments } from '../payment-activity/fixtures.ts'
import { plan } from '../subscriptions/plans.ts'

const words = /bank|transfer|scheduled/i
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent ?? '')
const main = () => screen.getByRole('main').textContent ?? ''

const countries = [
  ['GB', 'GBP', 'en-US'],
  ['CA', 'CAD', 'en-US'],
  ['MX', 'MXN', 'en-US'],
] as const

describe.each(countries)('a family in %s is offered nothing that needs a bank transfer:', (country, currency) => {
  const open = (address: string, answers = {}) =>
    openApp(address, answers, { change: { country, currency, bankTransfers: false } })

  test('no mails about transfers', async () => {
    const groups = mailGroups.filter((group) => group !== 'bank')
    await open('/app/account/notices', {
      'GET /pub/v1/me/notices': () => ({ mailOff: [], quiet: null, timeZone: 'Europe/London', groups }),
    })
    expect(await screen.findByRole('checkbox', { name: /It’s my turn/ })).toBeTruthy()
    expect(main()).not.toMatch(words)
  })

  test('no filter for transfers among the payments', async () => {
    await open('/app/expenses/payments', { [list]: () => payments([line('other')]) })
    await screen.findByRole('link', { name: 'Orthodontist, second visit' })
    expect(optionsOf('Method:')).toEqual(['All', 'Check / Other', 'Reimbursed in another way'])
    expect(optionsOf('Status:').filter((text) => words.test(text))).toEqual([])
  })

  test('no status of a transfer among the expenses', async () => {
    await open('/app/expenses', { 'GET /pub/v1/expenses': () => page([item('open', 'other')]) })
    await screen.findByRole('table', { name: 'Expenses' })
    expect(optionsOf('Status:').filter((text) => /process|scheduled/i.test(text))).toEqual([])
  })

  test('no number of transfers in the plan', async () => {
    await open('/app/account/plan', { 'GET /pub/v1/plan': () => ({ ...plan, bankTransfers: false }) })
    expect(await screen.findByText('Tone checks this month')).toBeTruthy()
    expect(screen.getAllByText('Storage')).toHaveLength(2)
    expect(main()).not.toMatch(/bank transfer|scheduled payment/i)
  })

  test('no help with transfers', async () => {
    await open('/app/help')
    await screen.findByRole('heading', { name: 'Help', level: 1 })
    const articles = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/app/help/'))
    expect(articles).toHaveLength(14)
    for (const article of ['paymentAccount', 'transfers', 'scheduled'])
      expect(articles).not.toContain(`/app/help/${article}`)
  })

  test.each(['start', 'payments', 'activity', 'support'])('no word about transfers in the article %s', async (name) => {
    await open(`/app/help/${name}`)
    await screen.findByRole('navigation', { name: 'On this page' })
    expect(main()).not.toMatch(words)
  })

  test('no article about transfers at its address', async () => {
    await open('/app/help/transfers')
    expect(await screen.findByText('We can’t find this article. It may have been renamed.')).toBeTruthy()
  })
})

test('a family in the United States has all of it', async () => {
  await openApp('/app/expenses/payments', { [list]: () => payments([line('other')]) })
  await screen.findByRole('link', { name: 'Orthodontist, second visit' })
  expect(optionsOf('Method:')).toContain('Bank transfer')
})
