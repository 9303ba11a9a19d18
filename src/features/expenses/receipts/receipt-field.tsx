import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { fileRoutes } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { fillPath } from '#src/api/address.ts'
import { isPassing, isRequestFailure } from '#src/api/failures.ts'
import { AttachFromMyFiles } from '#src/app/shared/attaching/attach-buttons.tsx'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import type { Upload, UploadProblem } from '#src/app/shared/uploads/upload.model.ts'
import { uploadFailureText } from '#src/app/shared/uploads/upload-failure.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'

function problemOf({ failure }: Upload, LL: TranslationFunctions): string | undefined {
  if (!failure) return undefined
  if ('left' in failure) return LL.expenses.form.chooseAgain()
  return uploadFailureText(failure, LL)
}

/** Tells whether sending the same bytes again may succeed. */
const mayRetry = (failure: UploadProblem | null): boolean =>
  failure !== null &&
  'error' in failure &&
  (isPassing(failure.error) || (isRequestFailure(failure.error) && [409, 429].includes(failure.error.statusCode)))

type ReceiptFieldProps = {
  uploads: Uploads
  error?: string | undefined
  optional?: boolean
  viewer: Viewer
  LL: TranslationFunctions
}

/** Adds receipts by choosing, dropping or photographing them, or from those kept in MyFiles. Each uploads at once with its own progress and error. */
export function ReceiptField({ uploads, error, optional, viewer, LL }: ReceiptFieldProps) {
  const { form } = LL.expenses
  const count = limits.receipts.perExpense
  const tooMany = uploads.over > 0 ? form.tooManyReceipts({ count, over: uploads.over }) : undefined
  return (
    <FileDrop
      label={form.receipts()}
      {...(optional && { optionalText: form.optional() })}
      hint={`${form.receiptsHint({ count })} ${form.fileLimits({ size: sizeText(limits.receipts.bytes, viewer.locale) })}`}
      error={error ?? tooMany}
      browseLabel={form.browse()}
      dropLabel={form.drop()}
      cameraLabel={form.camera()}
      accept={receiptUse.types.join(',')}
      onFiles={uploads.add}
      more={<AttachFromMyFiles label={form.fromMyFiles()} use={receiptUse} onPicked={uploads.take} />}
    >
      {uploads.uploads.length > 0 &&
        uploads.uploads.map((upload) => (
          <OneUpload key={upload.key} upload={upload} uploads={uploads} viewer={viewer} LL={LL} />
        ))}
    </FileDrop>
  )
}

type OneUploadProps = Pick<ReceiptFieldProps, 'uploads' | 'viewer' | 'LL'> & { upload: Upload }

function OneUpload({ upload, uploads, viewer, LL }: OneUploadProps) {
  const { form } = LL.expenses
  const { key, id, type, name, bytes, waiting, failure } = upload
  const size = sizeText(bytes, viewer.locale)
  const label = waiting ? form.waitingFile({ file: name }) : form.uploadingFile({ file: name })
  return (
    <FileItem
      id={`receipt-${key}`}
      name={name}
      detail={waiting ? form.waitingDetail({ size }) : size}
      preview={id && type?.startsWith('image/') && <img src={fillPath(fileRoutes.preview.path, { id })} alt="" />}
      progress={id ? undefined : { value: waiting ? undefined : upload.progress || undefined, label }}
      error={problemOf(upload, LL)}
      action={
        mayRetry(failure) && (
          <Button
            size="small"
            variant="secondary"
            aria-label={form.retryFile({ file: name })}
            onClick={() => uploads.retry(upload)}
          >
            {form.retry()}
          </Button>
        )
      }
      remove={{ label: form.removeFile({ file: name }), onPress: () => uploads.remove(upload) }}
    />
  )
}
