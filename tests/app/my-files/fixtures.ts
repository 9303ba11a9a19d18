import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { dana } from '#tests/support/dom/family.ts'

/** A file of Dana's own that nobody else knows of. */
export const myFile = (change: Partial<MyFileDto> = {}): MyFileDto => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  status: 'private',
  version: 3,
  name: 'plan.pdf',
  fileId: '00000000-0000-4000-8000-0000000000a2',
  type: 'application/pdf',
  bytes: 2_400_000,
  sha256: 'a'.repeat(64),
  ownerId: dana,
  privileged: false,
  folderId: null,
  readers: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: dana, party: 'owner', mode: 'self' },
  versions: [],
  ...change,
})

export const photo = (): MyFileDto => myFile({ name: 'coat.jpg', type: 'image/jpeg' })
