import { useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { Forms } from './form-dialogs.tsx'
import { OneChoice } from './one-choice.tsx'

type Size = 'small' | 'medium' | 'large'
const sizes: readonly Size[] = ['small', 'medium', 'large']

export function Dialogs() {
  return (
    <>
      <OneQuestion />
      <Forms />
      <Beside />
    </>
  )
}

function OneQuestion() {
  const { dialog, action } = uiTexts
  const [open, setOpen] = useState<Size | null>(null)
  const close = () => setOpen(null)
  return (
    <Block name="Dialog" room="small">
      {sizes.map((size) => (
        <Sample key={size} state="try">
          <Button variant="secondary" onClick={() => setOpen(size)}>
            {dialog[size]()}
          </Button>
        </Sample>
      ))}
      <Dialog
        open={open !== null}
        size={open ?? 'medium'}
        onClose={close}
        title={dialog.title()}
        closeLabel={action.close()}
        notice={dialog.notice()}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {action.close()}
            </Button>
            <Button variant="error" onClick={close}>
              {action.decline()}
            </Button>
          </>
        }
      >
        <TextArea label={dialog.reason()} hint={dialog.text()} />
      </Dialog>
    </Block>
  )
}

function Beside() {
  const { dialog, action } = uiTexts
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Block name="Drawer" room="small">
      <Sample state="try">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {dialog.drawer()}
        </Button>
      </Sample>
      <Drawer
        open={open}
        onClose={close}
        title={dialog.filter()}
        closeLabel={action.close()}
        actions={<Button onClick={close}>{action.close()}</Button>}
      >
        <OneChoice />
      </Drawer>
    </Block>
  )
}
