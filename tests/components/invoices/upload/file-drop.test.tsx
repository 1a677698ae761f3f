import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFileDrop } from '@/components/invoices/upload/file-drop'

const onFiles = vi.fn()
function Target() {
  const { over, handlers } = useFileDrop(onFiles)
  return (
    <>
      <p {...handlers}>Suelta aquí{over && ' (encima)'}</p>
      <p>Otro lugar</p>
    </>
  )
}

const file = new File(['a'], 'a.pdf')
const folder = new File([''], 'Carpeta')
const items = [false, true].map((isDirectory) => ({
  webkitGetAsEntry: () => ({ isDirectory, name: isDirectory ? 'Carpeta' : 'a.pdf' }),
}))
const dataTransfer = { types: ['Files'], files: [file, folder], items }

/** Returns true if the browser would open the dropped file instead of the page. */
function leavesPage(kind: 'dragOver' | 'drop', element: HTMLElement, data: object = dataTransfer): boolean {
  const event = createEvent[kind](element, { dataTransfer: data })
  fireEvent(element, event)
  return !event.defaultPrevented
}

afterEach(() => {
  cleanup()
  onFiles.mockReset()
})

test('dropped files are taken, folders are named, and the browser does not leave the page', () => {
  render(<Target />)
  const target = screen.getByText('Suelta aquí')
  expect(leavesPage('dragOver', target)).toBe(false)
  expect(leavesPage('drop', target)).toBe(false)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file], ['Carpeta'])
})

test('a file dropped beside the target is ignored, and the browser does not leave the page', () => {
  render(<Target />)
  const beside = screen.getByText('Otro lugar')
  expect(leavesPage('dragOver', beside)).toBe(false)
  expect(leavesPage('drop', beside)).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

test('dragged text is left to the browser beside the target, and is never uploaded', () => {
  render(<Target />)
  const text = { types: ['text/plain'], files: [], items: [] }
  expect(leavesPage('drop', screen.getByText('Otro lugar'), text)).toBe(true)
  leavesPage('drop', screen.getByText('Suelta aquí'), text)
  expect(onFiles).not.toHaveBeenCalled()
})

test('the target is marked while a file is over it or over one of its parts', () => {
  render(<Target />)
  const target = screen.getByText('Suelta aquí')
  fireEvent.dragEnter(target, { dataTransfer })
  fireEvent.dragEnter(target, { dataTransfer })
  fireEvent.dragLeave(target, { dataTransfer })
  expect(target.textContent).toContain('encima')
  fireEvent.dragLeave(target, { dataTransfer })
  expect(target.textContent).not.toContain('encima')
})
