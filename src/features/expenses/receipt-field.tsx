import { receiptTypes } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { failureText } from '#src/app/data/failure-text.ts'
import type { Reader } from '#src/app/reader.ts'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { FileItem } from '#src/ui/file-item.tsx'
import { sizeText } from './size-text.ts'
import type { Upload, Uploads } from './use-uploads.ts'

function problemOf({ failure }: Upload, LL: TranslationFunctions): string | undefined {
  if (!failure) return undefined
  const why = 'code' in failure ? LL.errors[failure.code]() : failureText(failure.error, LL)
  return `${LL.errors.cannotUpload()}. ${why}`
}

type ReceiptFieldProps = {
  uploads: Uploads
  error?: string | undefined
  optional?: boolean
  reader: Reader
  LL: TranslationFunctions
}

/** Receipts to be added: chosen, dropped or photographed, each uploaded at once with its progress and its own error. */
export function ReceiptField({ uploads, error, optional, reader, LL }: ReceiptFieldProps) {
  const { form } = LL.expenses
  const limit = sizeText(limits.receipts.bytes, reader.locale)
  return (
    <FileDrop
      label={form.receipts()}
      {...(optional && { optionalText: form.optional() })}
      hint={`${form.receiptsHint({ count: limits.receipts.perExpense })} ${form.fileLimits({ size: limit })}`}
      error={error}
      browseLabel={form.browse()}
      dropLabel={form.drop()}
      cameraLabel={form.camera()}
      accept={receiptTypes.join(',')}
      onFiles={uploads.add}
    >
      {uploads.uploads.length > 0 &&
        uploads.uploads.map((upload) => (
          <FileItem
            key={upload.key}
            id={`receipt-${upload.key}`}
            name={upload.name}
            detail={sizeText(upload.bytes, reader.locale)}
            progress={
              upload.id
                ? undefined
                : { value: upload.progress || undefined, label: form.uploadingFile({ file: upload.name }) }
            }
            error={problemOf(upload, LL)}
            remove={{
              label: form.removeFile({ file: upload.name }),
              onPress: () => uploads.remove(upload.key),
            }}
          />
        ))}
    </FileDrop>
  )
}
