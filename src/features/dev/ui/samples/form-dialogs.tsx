import { useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'

const kinds = ['try', 'loading', 'failing'] as const

/** Shows a form dialog before sending, while pending and after a failure. */
export function Forms() {
  const { dialog, action, message, state } = uiTexts
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Block name="FormDialog" room="small">
      {kinds.map((kind) => (
        <Sample key={kind} state={kind}>
          <Button variant="secondary" onClick={() => setOpen(kind)}>
            {`${dialog.form()}: ${state[kind]()}`}
          </Button>
        </Sample>
      ))}
      {open && (
        <FormDialog
          title={dialog.title()}
          text={dialog.text()}
          labels={{ close: action.close(), cancel: action.close(), submit: action.decline() }}
          notice={dialog.notice()}
          grave
          pending={open === 'loading'}
          failure={open === 'failing' ? { title: message.failed(), text: message.errorText() } : null}
          onSubmit={close}
          onClose={close}
        >
          <TextArea label={dialog.reason()} required />
        </FormDialog>
      )}
    </Block>
  )
}
