import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DropZone } from '@/components/invoices/upload/drop-zone'

afterEach(() => document.body.replaceChildren())

test('what was chosen before the scripts listened is taken, once', async () => {
  const onFiles = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<DropZone onFiles={onFiles} />)
  const input = container.querySelector('input') as HTMLInputElement
  const file = new File(['<x/>'], 'factura.xml')
  let files = [file]
  Object.defineProperty(input, 'files', { get: () => files })
  Object.defineProperty(input, 'value', { set: () => (files = []), get: () => '' })

  const root = await act(async () => hydrateRoot(container, <DropZone onFiles={onFiles} />))
  expect(onFiles.mock.calls).toEqual([[[file]]])
  await act(async () => root.render(<DropZone onFiles={onFiles} />))
  expect(onFiles).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
