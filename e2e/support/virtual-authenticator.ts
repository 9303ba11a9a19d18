import type { Page } from '@playwright/test'

/** Gives a page an authenticator in software, which makes passkeys and uses them without asking anybody. */
export const virtualAuthenticator = async (page: Page): Promise<void> => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
