import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { useState } from 'react'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

const PickDialog = lazyDialog(async () => (await import('./pick-dialog.tsx')).PickDialog)

type PickFromMyFilesProps = { label: string; use: StoredUse; onPicked: (file: FileDto) => void }

/** Attaches a copy of a file that the viewer keeps. */
export function PickFromMyFiles({ label, use, onPicked }: PickFromMyFilesProps) {
  const { dictionaries } = useApp()
  const { LL } = useI18nContext()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={IconFolder}
        onClick={() =>
          void dictionaries.need('myFiles').then(
            () => setOpen(true),
            () => toast({ tone: 'problem', text: LL.errors.networkTitle() }),
          )
        }
      >
        {label}
      </Button>
      {isOpen && <PickDialog open use={use} onPicked={onPicked} onClose={() => setOpen(false)} />}
    </>
  )
}
