import { feeWaiverDocumentUse } from '#contract/fee-waivers/document-use.ts'

export type DocumentProblem = 'required' | 'fileEmpty' | 'fileTypeRefused' | 'fileTooLarge'

const types: readonly string[] = feeWaiverDocumentUse.types

/** Checks what can be known without reading the file; the server looks into it. */
export const problemOf = (file: File | null): DocumentProblem | null => {
  if (!file) return 'required'
  if (file.size === 0) return 'fileEmpty'
  if (!types.includes(file.type)) return 'fileTypeRefused'
  return file.size > feeWaiverDocumentUse.bytes ? 'fileTooLarge' : null
}
