import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Failed } from './answer-text.ts'
import type { Words } from './say.ts'

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: 'u2', mt: 'u2', _empty: { mt: '0' } },
})

export type AskDialogProps = {
  title: string
  text: string
  action: string
  /** Red where it ends something that cannot be brought back. */
  grave?: boolean
  pending: boolean
  failure: Failed | null
  words: Words
  onSend: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children?: ReactNode
}

/** One question before an act: what it means in words, then the two answers. What was typed stays when it fails. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, action, grave, pending, failure, words, onSend, onClose, children } = props
  const { dialogs } = words.expenses
  const form = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) onSend(event)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={dialogs.close()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dialogs.cancel()}
          </Button>
          <Button type="submit" form={form} variant={grave ? 'error' : 'primary'} loading={pending}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
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
