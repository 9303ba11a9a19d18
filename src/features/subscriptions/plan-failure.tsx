import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** Says why nothing was changed. */
export function PlanFailure({ error, title }: { error: unknown; title: string }) {
  const { LL } = usePlanTexts()
  if (!error) return null
  return (
    <Banner tone="problem" announce="alert" title={title}>
      {formFailureText(error, LL)}
    </Banner>
  )
}
