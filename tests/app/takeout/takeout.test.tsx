import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from '../account/fixtures.ts'

const prepare = 'POST /pub/v1/me/everything'
const open = (answers: Answers) => openApp('/app/account/data', { 'GET /pub/v1/me': () => account, ...answers })
const button = () => screen.findByRole('button', { name: 'Download' })

/** Records which links were pressed, because jsdom downloads nothing. */
const pressed = (): string[] => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(new URL(this.href).pathname)
  })
  return links
}

test('it says what the file holds before anything is asked for', async () => {
  const links = pressed()
  const { sent } = await open({})
  await button()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Your account: profile, settings and sign-ins from the last year',
      'The signed record of each of your families, as you can see it',
      'The files you added, and those you can open',
    ]),
  )
  expect(sent.some(({ what }) => what === prepare)).toBe(false)
  expect(links).toEqual([])
})

test('the download begins once the server allows it, and the page says so', async () => {
  const links = pressed()
  const { user } = await open({ [prepare]: () => new Response(null, { status: 204 }) })
  await user.click(await button())
  expect(await screen.findByText('Your download has started. A large one can take a while.')).toBeTruthy()
  expect(links).toEqual(['/pub/v1/me/everything'])
})

test('a refusal begins no download and says why', async () => {
  const links = pressed()
  const { user } = await open({ [prepare]: () => refusal(500, 'unexpected') })
  await user.click(await button())
  expect(await screen.findByText('The download did not start')).toBeTruthy()
  expect(links).toEqual([])
})

test('the password is asked for first, and the download goes on after it', async () => {
  const links = pressed()
  let given = false
  const { user } = await open({
    [prepare]: () => (given ? new Response(null, { status: 204 }) : refusal(403, 'passwordNeeded')),
    'POST /pub/v1/me/password/confirm': () => {
      given = true
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await button())
  await user.type(await screen.findByLabelText('Password'), 'Two-homes-1-record')
  expect(links).toEqual([])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Your download has started. A large one can take a while.')).toBeTruthy()
  expect(links).toEqual(['/pub/v1/me/everything'])
})
