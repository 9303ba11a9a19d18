import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PickFromMyFiles } from '#src/app/shared/my-files/pick-from-my-files.tsx'
import { AttachedFiles as FilesOf } from '#src/app/shared/uploads/attached-files.tsx'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'

/** Opens the device's files, or those that the viewer keeps here. */
export function AttachButton({ uploads }: { uploads: Uploads }) {
  const { form } = useI18nContext().LL.messages
  return (
    <>
      <FilePicker icon={IconPaperclip} accept={attachmentUse.types.join(',')} multiple onFiles={uploads.add}>
        {form.attach()}
      </FilePicker>
      <PickFromMyFiles label={form.fromMyFiles()} use={attachmentUse} onPicked={uploads.take} />
    </>
  )
}

/** Lists what is attached, each with its own progress and failure. */
export function AttachedFiles({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const { form } = useI18nContext().LL.messages
  const tooMany = uploads.over > 0 ? form.tooMany({ count: attachmentUse.kept.perItem }) : undefined
  return <FilesOf uploads={uploads} texts={form} error={error ?? tooMany} />
}
