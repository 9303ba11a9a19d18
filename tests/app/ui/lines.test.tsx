import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

test('the lines of a refusal stay lines on the screen', async () => {
  const validationErrors = [
    { field: 'a', text: 'Line one.' },
    { field: 'b', text: 'Line two.' },
  ]
  await openApp('/app/expenses', { 'GET /pub/v1/expenses': () => refusal(422, 'invalid', { validationErrors }) })
  const text = await screen.findByText(/Line two/)
  expect(text.textContent).toBe('Line one.\nLine two.')
  expect(getComputedStyle(text).whiteSpace).toBe('pre-line')
})
