import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'

const StepUpDialog = lazy(async () => ({
  default: (await import('#src/app/shared/session/step-up-dialog.tsx')).StepUpDialog,
}))

const OtherFamilyDialog = lazy(async () => ({
  default: (await import('#src/app/shared/session/other-family-dialog.tsx')).OtherFamilyDialog,
}))

/** Opens over whatever screen sent a command that needs the password, or one that was meant for another family. */
export function Prompts() {
  const { stepUpRequest, otherFamily } = useApp()
  const asksAgain = useSyncExternalStore(stepUpRequest.subscribe, stepUpRequest.isOpen)
  const isElsewhere = useSyncExternalStore(otherFamily.subscribe, otherFamily.isOpen)
  return (
    <Suspense>
      {asksAgain && <StepUpDialog />}
      {isElsewhere && <OtherFamilyDialog />}
    </Suspense>
  )
}
