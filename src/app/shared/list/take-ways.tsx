import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { ReportLinks } from '../report/report-links.tsx'
import type { TakeDialogProps } from './take-dialog.tsx'

const Ways = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u1', mt: 'u2' } })

export type TakeWaysProps = TakeDialogProps & {
  open: boolean
  onClose: () => void
  /** Stands above the ways: what else may be exported. */
  children?: ReactNode
}

/** Exports the current selection. No plan ever limits this. */
export function TakeWays({ open, onClose, title, text, csvPath, selection, print, labels, children }: TakeWaysProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={labels.close} size="small">
      <p>{text}</p>
      {children}
      <Ways>
        <ReportLinks
          path={csvPath}
          selection={selection}
          ways={[{ label: labels.csv, icon: IconDownload }]}
          onSaved={onClose}
        />
        <ButtonLink variant="secondary" icon={IconPrinter} link={print(onClose)}>
          {labels.print}
        </ButtonLink>
      </Ways>
      <chakra.p textStyle="secondary" color="fg.3" mt="u2">
        {labels.hint}
      </chakra.p>
    </Dialog>
  )
}
