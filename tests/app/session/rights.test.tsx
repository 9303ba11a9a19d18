import { readdirSync, readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Standing } from '#contract/families.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'

const links = (name: string) => screen.queryAllByRole('link', { name })
const addresses = [
  '/app/expenses',
  '/app/expenses/new',
  '/app/expenses/pay',
  '/app/expenses/categories',
  '/app/expenses/payments',
  '/app/expenses/scheduled',
  '/app/expenses/childSupport',
  '/app/expenses/account',
  '/app/expenses/account/signUp',
  '/app/expenses/print',
]
const noParents: readonly Standing[] = ['child', 'thirdParty', 'professional', 'professionalOfBoth']

describe.each(noParents)('%s', (standing) => {
  test('is shown no way to the expenses on Home or in My Account', async () => {
    await openApp('/app/home', {}, { change: { standing } })
    expect(await screen.findByText('Nothing for you to do here')).toBeTruthy()
    for (const nav of screen.getAllByRole('navigation', { name: 'Main' }))
      expect(within(nav).queryByText(/Expenses/)).toBeNull()
    expect(document.querySelector('[href^="/app/expenses"]')).toBeNull()
  })

  test.each(addresses)('reads at %s that it is the parents’, and nothing is asked of the server', async (address) => {
    const { sent } = await openApp(address, {}, { change: { standing } })
    expect(await screen.findByText('Expenses are for parents')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Expenses and payments' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('link')).toEqual([])
    expect(main.queryAllByRole('button')).toEqual([])
    expect(main.queryAllByRole('textbox')).toEqual([])
    const asked = sent.map(({ what }) => what).filter((what) => /expenses|payment|support|categor/.test(what))
    expect(asked).toEqual([])
  })
})

describe.each([
  ['GB', 'GBP'],
  ['MX', 'MXN'],
] as const)('a parent in %s', (country, currency) => {
  test('is shown no pages about bank transfers, which are not offered there', async () => {
    await openApp('/app/expenses', {}, { change: { country, currency, bankTransfers: false } })
    expect(await screen.findByRole('link', { name: 'Child support' })).toBeTruthy()
    expect(links('Payments').length).toBeGreaterThan(0)
    expect([...links('Scheduled'), ...links('Payment account')]).toEqual([])
  })
})

test('a parent in the United States is shown the pages about bank transfers', async () => {
  await openApp('/app/expenses', {})
  expect(await screen.findByRole('link', { name: 'Scheduled' })).toBeTruthy()
  expect(links('Payment account').length).toBeGreaterThan(0)
})

test('whoever looks on as a parent reads the expenses, and is given nothing to press', async () => {
  await openApp('/app/expenses', {}, { person: 'viewing' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' })).toBeTruthy()
  expect(links('Expenses').length).toBeGreaterThan(0)
  expect(links('Add expense')).toEqual([])
  expect(links('Pay multiple')).toEqual([])
})

test('whoever looks on as a parent finds no form at the address of a new expense', async () => {
  await openApp('/app/expenses/new', {}, { person: 'viewing' })
  expect(await screen.findByText(/Only Dana can add/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('one place asks the permissions, and no page asks the mode or the role for a right', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
  const having = (found: RegExp) => files.filter(({ text }) => found.test(text)).map(({ file }) => file)
  expect(having(/import \{[^}]*\bpermissions\b[^}]*\} from '#contract\/permissions\.ts'/)).toEqual([
    'app/shared/viewer/may.ts',
  ])
  expect(having(/action=\{\S*addressed|addressed && \(\s*<Button|\bstanding ===|mode !== 'self' \|\|/)).toEqual([])
})
