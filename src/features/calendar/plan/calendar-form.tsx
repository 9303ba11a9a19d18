import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u3', maxW: '46rem' } })

type CalendarFormProps = {
  onSubmit: (event: FormEvent) => unknown
  /** Leads away without sending anything. */
  cancel: ComponentProps<typeof ButtonLink>['link']
  /** Nothing can be sent yet while `submit` is undefined. */
  labels: { readonly cancel: string; readonly submit: string | undefined }
  pending: boolean
  /** Says why it was refused, above the buttons. */
  failure?: ReactNode
  children: ReactNode
}

/** A page's form in a card, with its two buttons. Its schema validates it, so the browser does not. */
export function CalendarForm({ onSubmit, cancel, labels, pending, failure, children }: CalendarFormProps) {
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={(event) => void onSubmit(event)}>
          {children}
          {failure}
          <Actions>
            <ButtonLink variant="secondary" link={cancel}>
              {labels.cancel}
            </ButtonLink>
            {labels.submit !== undefined && (
              <Button type="submit" loading={pending}>
                {labels.submit}
              </Button>
            )}
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}

/** Says why a form was refused, where no single field is to blame. */
export function FormFailure({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <Banner tone="problem" announce="alert" title={title}>
      {text}
    </Banner>
  )
}
