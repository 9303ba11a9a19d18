import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const nobody = { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated') }

async function openHelp(address: string, heading: string, locale = 'en-US') {
  localStorage.setItem('locale', locale)
  const opened = await openApp(address, nobody)
  await screen.findByRole('heading', { name: heading, level: 1 })
  const titles = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/app/help/'))
  return { ...opened, titles }
}

test('the search finds articles by any of their words, with or without accents, and the address keeps it', async () => {
  const { user, titles } = await openHelp('/app/help', 'Ayuda', 'es-MX')
  expect(titles()).toHaveLength(17)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en la ayuda' }), 'CHEQUE reboto')
  expect(screen.getByRole('status').textContent).toBe('1 artículo encontrado')
  expect(titles()).toEqual(['/app/help/payments'])
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('CHEQUE reboto'))
})

test('a search of the address is there when the page opens, and none that fits says what to do', async () => {
  const { user, titles } = await openHelp('/app/help?q=quiet', 'Help')
  expect(titles()).toContain('/app/help/notices')
  await user.type(screen.getByRole('searchbox'), ' zebra')
  expect(screen.getByRole('status').textContent).toMatch(/^No help article has these words/)
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
})

test('an article has an address, its contents, and sections that can be linked to', async () => {
  await openHelp('/app/help/disputes', 'Declining and disagreeing')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const links = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(links).toEqual(['decline', 'again', 'tone', 'nobody'])
  for (const id of links) expect(document.getElementById(id)?.textContent).not.toBe('')
})

test('in the United Kingdom it is a cheque, everywhere', async () => {
  await openHelp('/app/help/payments', 'Paying by Cheque / Other', 'en-GB')
  const text = screen.getByRole('main').textContent ?? ''
  expect(text).toMatch(/cheque/i)
  expect(text).not.toMatch(/\bcheck\b/i)
})

test('an article that is not there says so and leads to those that are', async () => {
  await openHelp('/app/help/toString', 'Help')
  expect(screen.getByText('We can’t find this article. It may have been renamed.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/app/help')
})
