import '#src/app/boot/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ignoreSecondTaps } from '#src/app/shared/second-taps.ts'
import { createLogin } from './create-login.ts'
import { LoginRoot } from './login-root.tsx'
import { screenAt } from './screen.ts'
import { takeDrawnForm } from './take-drawn-form.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

ignoreSecondTaps()

// The Back button restored the page from the browser's cache, and somebody may have signed in since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

// Another mailed link was opened in this tab. Its address differs in the fragment alone, so the browser loads nothing anew.
addEventListener('hashchange', () => location.reload())

const login = createLogin((address) => location.assign(address))
const isForm = screenAt(location).page === 'login'
// Fields that nobody sees would be filled in by whatever keeps passwords.
if (!isForm) takeDrawnForm()
await login.dictionaries.need('errors', 'login', ...(isForm ? [] : (['accountRecovery'] as const)))
createRoot(root).render(
  <StrictMode>
    <LoginRoot login={login} />
  </StrictMode>,
)
