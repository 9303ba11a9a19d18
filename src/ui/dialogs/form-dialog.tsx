import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { Dialog } from './dialog.tsx'

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: 'u2', mt: 'u2', _empty: { mt: '0' } },
})

export type FormDialogProps = {
  title: ReactNode
  /** Explains what the action means before the fields. */
  text?: ReactNode
  labels: { close: string; cancel: string; submit: string }
  /** Shown right before the buttons. */
  notice?: ReactNode
  /** Makes the button red for an action that cannot be undone. */
  grave?: boolean | undefined
  pending: boolean
  failure?: { title: string; text: string } | null | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  /** Replaces closing for the second button, such as one step back. */
  onCancel?: (() => void) | undefined
  children?: ReactNode
}

/** Asks one question with an answer to fill in; the input stays after a failure. It exists only while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, labels, notice, grave, pending, failure, onSubmit, onClose, onCancel, children } = props
  const form = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands it on to the form that opened the dialog, which is not what was answered.
    event.stopPropagation()
    if (!pending) onSubmit(event)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      notice={notice}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel ?? onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={form} variant={grave ? 'error' : 'primary'} loading={pending}>
            {labels.submit}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <Form id={form} noValidate onSubmit={send}>
        {children}
      </Form>
      {failure && (
        <chakra.div mt="u2">
          <Banner tone="problem" announce="alert" title={failure.title}>
            {failure.text}
          </Banner>
        </chakra.div>
      )}
    </Dialog>
  )
}
