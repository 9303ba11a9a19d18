import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { InternalOnly, InternalPage } from '../internal-page.tsx'
import { Blocks } from './blocks.tsx'
import { frames } from './lazy.ts'

/** Shows the building blocks, or one frame as a whole page. */
export function UiPage() {
  const { frame } = useSearch({ from: '/dev_/ui' })
  const Frame = frame && frames[frame]
  return Frame ? (
    <InternalOnly>
      <Suspense>
        <Frame />
      </Suspense>
    </InternalOnly>
  ) : (
    <InternalPage>
      <Blocks />
    </InternalPage>
  )
}
