import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import type { StorageDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useLeaveQuestion } from '#src/app/shared/forms/use-leave-question.ts'
import { KeepPlace } from '#src/app/shared/uploads/keep-place.tsx'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { KeptUpload } from './kept-upload.tsx'

/** One person has so many unfinished uploads at most. */
const use = { ...myFileUse, kept: { ...myFileUse.kept, perItem: limits.uploads.open } }

export type UploadDialogProps = { folderId: string | null; storage: StorageDto | undefined; onClose: () => void }

/** Uploads many files, each with its own progress and failure, and keeps them in the folder that is open. */
export function UploadDialog({ folderId, storage, onClose }: UploadDialogProps) {
  const { LL } = useI18nContext()
  const { upload, close } = LL.myFiles
  const mayKeep = useViewer().may('photo.keepPlace')
  const uploads = useUploads(use)
  const [keepsPlace, setKeepsPlace] = useState(false)
  const isFull = storage !== undefined && storage.allowed !== null && storage.used >= storage.allowed
  const { open: count } = limits.uploads
  const [isClosing, setClosing] = useState(false)
  const { isUploading } = uploads
  const leaving = useLeaveQuestion(() => isUploading)
  const stay = () => {
    setClosing(false)
    leaving.stay()
  }
  return (
    <>
      <Dialog
        open
        onClose={() => (isUploading ? setClosing(true) : onClose())}
        title={upload.title()}
        closeLabel={close()}
        actions={
          <Button onClick={onClose} disabled={isUploading}>
            {upload.done()}
          </Button>
        }
      >
        <p>{mayKeep ? upload.textChoice() : upload.text()}</p>
        {isFull ? (
          <Banner
            tone="problem"
            announce="alert"
            title={LL.errors.storageFull()}
            action={
              <ButtonLink size="small" variant="secondary" link={<Link to="/account/plan" />}>
                {LL.shell.seePlan()}
              </ButtonLink>
            }
          />
        ) : (
          <chakra.div display="grid" gap="u2" mt="u1">
            {mayKeep && <KeepPlace of="many" checked={keepsPlace} onChange={setKeepsPlace} />}
            <FileDrop
              label={upload.list()}
              hint={upload.hint()}
              browseLabel={upload.choose()}
              dropLabel={upload.drop()}
              accept={myFileUse.types.join(',')}
              error={uploads.over > 0 ? upload.tooMany({ count }) : undefined}
              onFiles={(files) => uploads.add(files, keepsPlace)}
            >
              {uploads.uploads.map((one) => (
                <KeptUpload key={one.key} upload={one} uploads={uploads} folderId={folderId} />
              ))}
            </FileDrop>
          </chakra.div>
        )}
      </Dialog>
      <Dialog
        open={isClosing || leaving.isAsked}
        onClose={stay}
        title={upload.leave.title()}
        closeLabel={upload.leave.stay()}
        size="small"
        actions={
          <>
            <Button variant="secondary" onClick={leaving.isAsked ? leaving.go : onClose}>
              {upload.leave.stop()}
            </Button>
            <Button onClick={stay}>{upload.leave.stay()}</Button>
          </>
        }
      >
        {upload.leave.text()}
      </Dialog>
    </>
  )
}
