import { useEffect, useState } from 'react'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { storedUploads } from './stored-uploads.ts'
import { draftOfFile, uploadDrafts } from './upload.model.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

/** Uploads files of a form that `purpose` names, beside those the item `has`. The list survives a reload and an expired session until `forget`. */
export function useKeptUploads(
  use: StoredUse,
  purpose: string,
  has: readonly FileDto[],
): { readonly uploads: Uploads; readonly forget: () => void } {
  const [draft] = useState(() => draftOf(`${purpose} files`, storedUploads))
  const [initial] = useState(() => has.map(draftOfFile))
  const [kept] = useState(() => draft.read())
  const uploads = useUploads(use, kept ?? initial)
  const now = JSON.stringify(uploadDrafts(uploads.uploads))
  const before = JSON.stringify(initial)
  useEffect(() => {
    if (now === before) draft.drop()
    else draft.keep(JSON.parse(now))
  }, [draft, now, before])
  return { uploads, forget: draft.drop }
}
