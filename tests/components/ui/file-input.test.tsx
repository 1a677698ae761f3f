import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DropZone } from '@/components/invoices/upload/drop-zone'
import { CompareFile } from '@/components/records/compare-file'

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

/** The page as it came from the server, where somebody quick has chosen the file already, and only then its script. */
async function takeOver(page: ReactElement, file: File) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const input = container.querySelector('input') as HTMLInputElement
  let files = [file]
  Object.defineProperty(input, 'files', { get: () => files })
  Object.defineProperty(input, 'value', { set: () => (files = []), get: () => '' })
  root = await act(async () => hydrateRoot(container, page))
}

test('what was chosen before the scripts listened is taken, once', async () => {
  const onFiles = vi.fn()
  const file = new File(['<x/>'], 'factura.xml')
  await takeOver(<DropZone onFiles={onFiles} />, file)
  expect(onFiles.mock.calls).toEqual([[[file]]])
  await act(async () => root?.render(<DropZone onFiles={onFiles} />))
  expect(onFiles).toHaveBeenCalledTimes(1)
})

test('a record that was chosen before the scripts listened is compared', async () => {
  await takeOver(<CompareFile sha256="0" />, new File(['%PDF-'], 'registro.pdf'))
  expect(await screen.findByText(/registro\.pdf no es el que emitimos/)).toBeDefined()
})
