import { onTestFinished, vi } from 'vitest'

/** Notes what the page saves as files: the name and the text of each. jsdom downloads nothing by itself. */
export const savedFiles = () => {
  const saved: { readonly name: string; readonly text: Promise<string> }[] = []
  const files = new Map<string, Blob>()
  const createObjectURL = (file: Blob) => {
    const address = `blob:${files.size}`
    files.set(address, file)
    return address
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file) saved.push({ name: this.download, text: file.text() })
  })
  onTestFinished(() => press.mockRestore())
  return saved
}
