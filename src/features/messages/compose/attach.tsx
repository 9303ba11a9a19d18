import { chakra } from '@chakra-ui/react/styled-system'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { fileRoutes } from '#contract/files/files.ts'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import type { Upload } from '#src/app/shared/uploads/upload.model.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'

/** Opens the device's files. */
export function AttachButton({ uploads }: { uploads: Uploads }) {
  const { form } = useI18nContext().LL.messages
  return (
    <FilePicker icon={IconPaperclip} accept={attachmentUse.types.join(',')} multiple onFiles={uploads.add}>
      {form.attach()}
    </FilePicker>
  )
}

/** Lists what is attached, each with its own progress and failure. */
export function AttachedFiles({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const { LL } = useI18nContext()
  const { form } = LL.messages
  const count = attachmentUse.kept.perItem
  const tooMany = uploads.over > 0 ? form.tooMany({ count }) : undefined
  return (
    <>
      {uploads.uploads.length > 0 && (
        <chakra.ul aria-label={form.attached()} display="grid" gap="u1">
          {uploads.uploads.map((upload) => (
            <OneFile key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </chakra.ul>
      )}
      <FieldError id="attachments-error">{error ?? tooMany}</FieldError>
    </>
  )
}

function OneFile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { LL, locale } = useI18nContext()
  const { form } = LL.messages
  const { key, id, type, name, bytes, waiting, failure, progress } = upload
  const label = form.uploading({ file: name })
  const why =
    failure &&
    ('code' in failure ? LL.errors[failure.code]() : 'error' in failure ? failureText(failure.error, LL) : '')
  return (
    <FileItem
      id={`attachment-${key}`}
      name={name}
      detail={sizeText(bytes, locale)}
      preview={id && type?.startsWith('image/') && <img src={fillPath(fileRoutes.preview.path, { id })} alt="" />}
      progress={id ? undefined : { value: waiting ? undefined : progress || undefined, label }}
      error={failure ? `${LL.errors.cannotUpload()}. ${why}` : undefined}
      action={
        failure &&
        'error' in failure && (
          <Button
            size="small"
            variant="secondary"
            aria-label={form.againFile({ file: name })}
            onClick={() => uploads.retry(upload)}
          >
            {form.again()}
          </Button>
        )
      }
      remove={{ label: form.remove({ file: name }), onPress: () => uploads.remove(upload) }}
    />
  )
}
