import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyQueue, uploadQueue } from '@/components/invoices/upload/queue'
import { SelectedFiles } from '@/components/invoices/upload/selected-files'
import { entry } from './fake-transport'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

function Chosen({ names }: { names: readonly string[] }) {
  const [queue, dispatch] = useReducer(uploadQueue, {
    ...emptyQueue,
    entries: names.map((name) => entry(name)),
  })
  return (
    <SelectedFiles
      queue={queue}
      remove={(id) => dispatch({ type: 'removed', id })}
      retry={vi.fn()}
      clear={() => dispatch({ type: 'cleared' })}
      submit={vi.fn()}
    />
  )
}
const remove = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })

test('chosen files are removed with the keyboard alone, and Tab goes on to the files that are left', async () => {
  render(<Chosen names={['enero', 'febrero']} />)
  const heading = screen.getByRole('heading', { name: 'Archivos seleccionados' })
  await userEvent.tab()
  expect(document.activeElement).toBe(remove('enero.pdf'))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('enero.pdf')).toBeNull()
  expect(document.activeElement).toBe(heading)
  await userEvent.tab()
  expect(document.activeElement).toBe(remove('febrero.pdf'))
  await userEvent.keyboard(' ')
  expect(screen.queryByText('febrero.pdf')).toBeNull()
  expect(document.activeElement).toBe(heading)
})

test('after all chosen files are taken out, the focus stays in the list', async () => {
  render(<Chosen names={['enero', 'febrero']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByText('enero.pdf')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Archivos seleccionados' }))
})
