import './app/boot/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app/boot/app-root.tsx'
import { createApp } from './app/boot/create-app.ts'
import { createSupportChat } from './app/boot/support-chat.ts'
import { markMissingCode } from './app/shared/missing-code.ts'
import { ignoreSecondTaps } from './app/shared/second-taps.ts'
import { signedIn } from './app/shared/session/guard.ts'
import { afterUsefulScreen } from './app/shared/useful-screen.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

// A page taken out of the browser's memory by the Back button may be that of someone who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

ignoreSecondTaps()
addEventListener('vite:preloadError', markMissingCode)

const supportChat = createSupportChat()
const app = createApp({
  supportChat,
  leave: (address) => location.assign(address),
  loadFeatures: async () => (await import('./features/features.ts')).features,
})
app.session.start()
// Services of others come last, and their failures are nobody's concern.
void signedIn(app.session, new AbortController().signal)
  .then(async (somebody) => {
    await afterUsefulScreen()
    return somebody ? import('./app/boot/start-services.ts') : null
  })
  .then((services) => services?.startServices({ client: app.client, supportChat }))
  .catch(() => undefined)
addEventListener('online', () => app.session.send({ type: 'session.restore' }))
await app.dictionaries.need('errors', 'shell')
createRoot(root).render(
  <StrictMode>
    <AppRoot app={app} />
  </StrictMode>,
)
