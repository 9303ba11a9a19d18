import { type ReactNode, Suspense } from 'react'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'

/** Holds the room of a form that loads after its page. */
export function LateForm({ loading, children }: { loading: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Card>
          <SkeletonRows label={loading} rows={4} tile={false} />
        </Card>
      }
    >
      {children}
    </Suspense>
  )
}
