import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { folder, message, messageAnswers, summary } from './fixtures.ts'

const list = 'GET /pub/v1/messages'

test('while the next page loads no other is asked for, and the shown one keeps its numbers', async () => {
  let arrive = () => {}
  const { sent, user } = await openApp(
    '/app/messages',
    messageAnswers({
      [list]: (_, url) =>
        url.searchParams.get('after') === 'next'
          ? new Promise((resolve) => {
              arrive = () =>
                resolve(
                  folder([summary(message('other', 2, { subject: 'Boots' }))], {
                    total: null,
                    next: 'last',
                    perPage: 1,
                  }),
                )
            })
          : folder([summary(message('other'))], { total: 3, next: 'next', perPage: 1 }),
    }),
  )
  within(await screen.findByRole('list', { name: 'Inbox, latest first' })).getByRole('listitem')
  const next = await screen.findByRole('button', { name: 'Next page' })
  await user.click(next)
  expect(next).toHaveProperty('disabled', true)
  await user.click(next)
  expect(screen.getByText('1–1 of 3')).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ what }) => what === list)).toHaveLength(2))
  arrive()
  expect(await screen.findByText('2–2 of 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Boots/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('1–1 of 3')).toBeTruthy()
})
