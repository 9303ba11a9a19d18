import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'

const receipt = new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })

function show(error?: string) {
  const onFiles = vi.fn()
  const onRemove = vi.fn()
  render(
    <ThemeProvider>
      <FileDrop
        label="Receipts"
        hint="Photos or PDF"
        error={error}
        browseLabel="Choose files"
        dropLabel="or drop them here"
        accept="application/pdf"
        onFiles={onFiles}
      >
        <FileItem
          id="first"
          name="coat.jpeg"
          progress={{ value: 40, label: 'Uploading coat.jpeg' }}
          remove={{ label: 'Remove coat.jpeg', onPress: onRemove }}
        />
      </FileDrop>
    </ThemeProvider>,
  )
  return { onFiles, onRemove }
}

test('by keyboard: the chooser is the first stop and takes files, the next one removes a file', async () => {
  const { onFiles, onRemove } = show()
  await userEvent.tab()
  const chooser = screen.getByLabelText<HTMLInputElement>('Choose files')
  expect(document.activeElement).toBe(chooser)
  expect(chooser.type).toBe('file')
  await userEvent.upload(chooser, receipt)
  expect(onFiles).toHaveBeenCalledWith([receipt])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a file can be dropped, and the page does not open it', () => {
  const { onFiles } = show()
  const zone = screen.getByText('or drop them here').parentElement ?? document.body
  expect(fireEvent.dragOver(zone)).toBe(false)
  expect(fireEvent.drop(zone, { dataTransfer: { files: [receipt] } })).toBe(false)
  expect(onFiles).toHaveBeenCalledWith([receipt])
})

test('the group says its hint and its error, and a file how far it is', () => {
  show('Add a receipt')
  const group = screen.getByRole('group', { name: 'Receipts' })
  const ids = (group.getAttribute('aria-describedby') ?? '').split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Add a receipt', 'Photos or PDF'])
  const bar = screen.getByRole('progressbar', { name: 'Uploading coat.jpeg' })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
})
