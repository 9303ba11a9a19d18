import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'
import type { Query } from '../report/fetch-report.ts'
import type { TakeWaysProps } from './take-ways.tsx'

const TakeWays = lazyDialog<TakeWaysProps>(async () => (await import('./take-ways.tsx')).TakeWays)

export type TakeDialogProps = {
  title: string
  /** Says what the export will contain. */
  text: string
  /** This path of the spreadsheet takes the selection as its query. */
  csvPath: string
  selection: Query
  /** Links to the page for printing and closes the dialog. */
  print: (close: () => void) => LinkElement
  labels: Record<'open' | 'close' | 'csv' | 'print' | 'hint', string>
}

/** Offers a button that opens the ways to export. */
export function TakeDialog(props: TakeDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={IconDownload} onClick={() => setOpen(true)}>
        {props.labels.open}
      </Button>
      <TakeWays {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
