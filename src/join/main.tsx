import '#src/app/boot/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ignoreSecondTaps } from '#src/app/shared/second-taps.ts'
import { createJoin } from './create-join.ts'
import { JoinRoot } from './join-root.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

ignoreSecondTaps()

// The Back button restored the page from the browser's cache, and the registration may have gone on since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

const join = createJoin((address) => location.assign(address))
await join.dictionaries.need('errors', 'joining')
createRoot(root).render(
  <StrictMode>
    <JoinRoot join={join} />
  </StrictMode>,
)
join.prepare()
