import './app/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app/app-root.tsx'
import { createApp } from './app/create-app.ts'
import { silentSupportChat } from './app/support-chat.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

// A page taken out of the browser's memory by the Back button may be that of someone who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

const app = createApp({ supportChat: silentSupportChat, leave: (address) => location.assign(address) })
app.session.start()
addEventListener('online', () => app.session.send({ type: 'session.restore' }))
await app.dictionaries.need('errors', 'shell')
createRoot(root).render(
  <StrictMode>
    <AppRoot app={app} />
  </StrictMode>,
)
