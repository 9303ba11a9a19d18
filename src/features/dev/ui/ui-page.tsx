import { useSearch } from '@tanstack/react-router'
import { InternalOnly, InternalPage } from '../internal-page.tsx'
import { AppFrameSample } from './app-frame-sample.tsx'
import { AuthFrameSample } from './auth-frame-sample.tsx'
import { Blocks } from './blocks.tsx'

const frames = { app: AppFrameSample, auth: AuthFrameSample }

/** The building blocks, or one frame as the page it is. */
export function UiPage() {
  const { frame } = useSearch({ from: '/dev_/ui' })
  const Frame = frame && frames[frame]
  return Frame ? (
    <InternalOnly>
      <Frame />
    </InternalOnly>
  ) : (
    <InternalPage>
      <Blocks />
    </InternalPage>
  )
}
