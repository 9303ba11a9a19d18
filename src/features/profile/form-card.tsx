import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type FormCardProps = {
  title: string
  /** Says who sees what is typed here. */
  hint?: string
  submit?: string
  pending: boolean
  /** The last attempt's failure; one that stands at a field is not repeated. */
  failure: unknown
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Shows a part of the profile that is saved by a press. What was typed stays when saving fails. */
export function FormCard({ title, hint, submit, pending, failure, onSubmit, children }: FormCardProps) {
  const { LL } = useI18nContext()
  const { form } = LL.account
  const isAtField = isRequestFailure(failure) && failure.validationErrors.length > 0
  return (
    <Card bleed>
      <CardHeader title={title} />
      <CardBody>
        <Form noValidate onSubmit={onSubmit}>
          {hint && (
            <chakra.p textStyle="secondary" color="fg.2">
              {hint}
            </chakra.p>
          )}
          {children}
          {failure && !isAtField ? (
            <Banner tone="problem" announce="alert" title={form.failed()}>
              {formFailureText(failure, LL)}
            </Banner>
          ) : null}
          <Actions>
            <Button type="submit" variant="secondary" loading={pending}>
              {submit ?? form.save()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
