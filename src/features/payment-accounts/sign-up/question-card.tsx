import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2', maxW: '40rem' } })

type QuestionCardProps = {
  title: string
  hint?: string | undefined
  submit: string
  pending: boolean
  /** Holds the last send's error, unless a field already shows it. */
  failure: unknown
  failureTitle?: string | undefined
  onBack?: (() => void) | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
  aside?: ReactNode
}

/** Shows one question. Its heading gets the focus, so that a screen reader and the keyboard start at the top. */
export function QuestionCard(props: QuestionCardProps) {
  const { title, hint, submit, pending, failure, failureTitle, onBack, onSubmit, children, aside } = props
  const { LL } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card aria-busy={pending}>
      <CardBody>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!pending) onSubmit(event)
          }}
        >
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="cardHeading" outline="none">
            {title}
          </chakra.h2>
          {hint && <chakra.p color="fg.2">{hint}</chakra.p>}
          {children}
          {failure !== null && (
            <Banner tone="problem" announce="alert" title={failureTitle ?? flow.failed()}>
              {formFailureText(failure, LL)}
            </Banner>
          )}
          <Actions>
            {onBack && (
              <Button variant="secondary" onClick={onBack} disabled={pending}>
                {flow.previous()}
              </Button>
            )}
            {aside}
            <Button type="submit" loading={pending}>
              {submit}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
