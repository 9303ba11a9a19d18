import { screen } from '@testing-library/react'
import { openApp } from '#tests/support/dom/open-app.tsx'

/** Opens an internal page on a server that offers internal pages. */
export async function openInternal(address: string, locale = 'en-US') {
  const opened = await openApp(address, { 'GET /pub/v1/dev/test-users': () => [] }, { locale })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
