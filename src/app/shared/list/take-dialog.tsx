import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'
import { addressOf } from './address-of.ts'

const Ways = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u1', mt: 'u2' } })

type TakeDialogProps = {
  title: string
  /** Says what the export will contain. */
  text: string
  /** This path of the spreadsheet takes the selection as its query. */
  csvPath: string
  selection: object
  /** Links to the page for printing and closes the dialog. */
  print: (close: () => void) => LinkElement
  labels: Record<'open' | 'close' | 'csv' | 'print' | 'hint', string>
}

/** Exports the current selection. No plan ever limits this. */
export function TakeDialog({ title, text, csvPath, selection, print, labels }: TakeDialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" icon={IconDownload} onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog open={open} onClose={close} title={title} closeLabel={labels.close} size="small">
        <p>{text}</p>
        <Ways>
          <ButtonLink icon={IconDownload} link={<a href={addressOf(csvPath, selection)} download onClick={close} />}>
            {labels.csv}
          </ButtonLink>
          <ButtonLink variant="secondary" icon={IconPrinter} link={print(close)}>
            {labels.print}
          </ButtonLink>
        </Ways>
        <chakra.p textStyle="secondary" color="fg.3" mt="u2">
          {labels.hint}
        </chakra.p>
      </Dialog>
    </>
  )
}
