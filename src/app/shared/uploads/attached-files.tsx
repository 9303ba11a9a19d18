import { chakra } from '@chakra-ui/react/styled-system'
import { isPicture } from '#contract/files/file-types.ts'
import { fileRoutes } from '#contract/files/files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { sizeText } from './size-text.ts'
import type { Upload } from './upload.model.ts'
import { UploadAction } from './upload-action.tsx'
import { uploadFailureText } from './upload-failure.ts'
import type { Uploads } from './use-uploads.ts'

const KeepPlace = lazyDialog(async () => (await import('./keep-place.tsx')).KeepPlace)

type Named = (names: { file: string }) => string

/** The sentences about files that are being attached, as the area words them. */
export type AttachTexts = {
  readonly attached: () => string
  readonly uploading: Named
  readonly again: () => string
  readonly againFile: Named
  readonly remove: Named
}

type AttachedFilesProps = { uploads: Uploads; texts: AttachTexts; error: string | undefined }

/** Lists what is attached, each with its own progress and failure. */
export function AttachedFiles({ uploads, texts, error }: AttachedFilesProps) {
  return (
    <>
      {uploads.uploads.length > 0 && (
        <chakra.ul aria-label={texts.attached()} display="grid" gap="u1">
          {uploads.uploads.map((upload) => (
            <OneFile key={upload.key} upload={upload} uploads={uploads} texts={texts} />
          ))}
        </chakra.ul>
      )}
      <FieldError id="attachments-error">{error}</FieldError>
    </>
  )
}

type OneFileProps = { upload: Upload; uploads: Uploads; texts: AttachTexts }

function OneFile({ upload, uploads, texts }: OneFileProps) {
  const { LL, locale } = useI18nContext()
  const { may } = useViewer()
  const { key, id, type, name, bytes, file, waiting, failure, progress } = upload
  const isPhoto = file !== null && !failure && isPicture(type ?? file.type)
  const label = texts.uploading({ file: name })
  return (
    <FileItem
      id={`attachment-${key}`}
      name={name}
      detail={sizeText(bytes, locale)}
      preview={id && type?.startsWith('image/') && <img src={fillPath(fileRoutes.preview.path, { id })} alt="" />}
      progress={id ? undefined : { value: waiting ? undefined : progress || undefined, label }}
      below={
        <KeepPlace
          open={isPhoto && uploads.mayKeepPlace && may('photo.keepPlace')}
          of="one"
          checked={upload.keepsPlace}
          onChange={(keeps) => uploads.keepPlace(upload, keeps)}
        />
      }
      error={failure ? uploadFailureText(failure, LL) : undefined}
      action={
        failure &&
        'error' in failure && (
          <UploadAction
            failure={failure.error}
            again={{
              label: texts.againFile({ file: name }),
              text: texts.again(),
              onPress: () => uploads.retry(upload),
            }}
          />
        )
      }
      remove={{ label: texts.remove({ file: name }), onPress: () => uploads.remove(upload) }}
    />
  )
}
