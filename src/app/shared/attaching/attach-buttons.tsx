import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { PickerProps } from './attach-dialog.tsx'

const MyFilesDialog = lazyDialog(async () => (await import('./lazy.ts')).MyFilesDialog)
const ReceiptsDialog = lazyDialog(async () => (await import('./lazy.ts')).ReceiptsDialog)

type AttachFromProps = Omit<PickerProps, 'onClose'> & { label: string }

/** Attaches a copy of a file that the viewer keeps. */
export const AttachFromMyFiles = (props: AttachFromProps) => (
  <AttachFrom {...props} icon={IconFolder} Picker={MyFilesDialog} />
)

/** Attaches a copy of a receipt of an expense that the viewer may see. */
export const AttachFromReceipts = (props: AttachFromProps) => (
  <AttachFrom {...props} icon={IconReceipt} Picker={ReceiptsDialog} />
)

type Picking = { icon: IconType; Picker: typeof MyFilesDialog }

function AttachFrom({ label, icon, Picker, ...picker }: AttachFromProps & Picking) {
  const { dictionaries } = useApp()
  const { LL } = useI18nContext()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={icon}
        onClick={() =>
          void dictionaries.need('attaching').then(
            () => setOpen(true),
            () => toast({ tone: 'problem', text: LL.errors.networkTitle() }),
          )
        }
      >
        {label}
      </Button>
      {/* The button stands in a form, which may hold no other one. */}
      {isOpen && createPortal(<Picker open {...picker} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
