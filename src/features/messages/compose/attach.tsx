import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AttachFromMyFiles, AttachFromReceipts } from '#src/app/shared/attaching/attach-buttons.tsx'
import { AttachedFiles as FilesOf } from '#src/app/shared/uploads/attached-files.tsx'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'

/** Opens the device's files, those that the viewer keeps here, or receipts. */
export function AttachButton({ uploads }: { uploads: Uploads }) {
  const { form } = useI18nContext().LL.messages
  const { may } = useViewer()
  return (
    <>
      <FilePicker icon={IconPaperclip} accept={attachmentUse.types.join(',')} multiple onFiles={uploads.add}>
        {form.attach()}
      </FilePicker>
      <AttachFromMyFiles label={form.fromMyFiles()} use={attachmentUse} onPicked={uploads.take} />
      {may('receipt.copy') && (
        <AttachFromReceipts label={form.fromReceipts()} use={attachmentUse} onPicked={uploads.take} />
      )}
    </>
  )
}

/** Lists what is attached, each with its own progress and failure. */
export function AttachedFiles({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const { form } = useI18nContext().LL.messages
  const tooMany = uploads.over > 0 ? form.tooMany({ count: attachmentUse.kept.perItem }) : undefined
  return <FilesOf uploads={uploads} texts={form} error={error ?? tooMany} />
}
