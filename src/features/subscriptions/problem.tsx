import type { SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** Says what went wrong with the last charge, and what the payer can do about it. */
export function Problem({ subscription: { problem, authenticateAt } }: { subscription: SubscriptionDto }) {
  const { texts } = usePlanTexts()
  if (problem === null) return null
  const { title, text } = texts.problems[problem]
  return (
    <Banner
      tone="problem"
      title={title()}
      action={
        problem === 'authentication' &&
        authenticateAt !== null && (
          <ButtonLink variant="upgrades" link={<a href={authenticateAt} />}>
            {texts.problems.authentication.action()}
          </ButtonLink>
        )
      }
    >
      {text()}
    </Banner>
  )
}
