import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { FailureNotice } from './failure-notice.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    gap: 'u1',
    mt: 'u2',
    '& > :last-child': { ms: { sm: 'auto' } },
  },
})

export type HeadingProps = { title: string; hint?: string | undefined; focus?: boolean }

/** Gets the focus when a question follows another, so that a screen reader and the keyboard start at the top. */
export function Heading({ title, hint, focus = true }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="pageHeading" outline="none">
        {title}
      </chakra.h1>
      {hint && (
        <chakra.p color="fg.2" mt="u0.5">
          {hint}
        </chakra.p>
      )}
    </div>
  )
}

type QuestionFormProps = HeadingProps & {
  pending: boolean
  /** The last send's error, unless a field already shows it. */
  failure: unknown
  failureTitle?: string
  submit?: string
  /** An answer that cannot be taken back is red. */
  variant?: 'join' | 'error'
  onBack?: (() => void) | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Shown between Back and Continue. */
  aside?: ReactNode
  children?: ReactNode
}

/** Shows one question with its answer and the two ways on. */
export function QuestionForm(props: QuestionFormProps) {
  const { title, hint, focus = true, pending, failure, failureTitle, submit, onBack } = props
  const { variant = 'join', onSubmit, aside, children } = props
  const { joining } = useI18nContext().LL
  return (
    <Form
      noValidate
      method="post"
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) onSubmit(event)
      }}
    >
      <Heading title={title} hint={hint} focus={focus} />
      {children}
      <FailureNotice failure={failure} title={failureTitle ?? joining.failed()} />
      <Buttons>
        {onBack && (
          <Button variant="secondary" onClick={onBack} disabled={pending}>
            {joining.back()}
          </Button>
        )}
        {aside}
        <Button type="submit" variant={variant} loading={pending}>
          {submit ?? joining.next()}
        </Button>
      </Buttons>
    </Form>
  )
}
