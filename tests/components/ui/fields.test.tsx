import { render, screen, cleanup, fireEvent, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Button } from '@/components/ui/button'
import { PasswordInput } from '@/components/ui/password-input'
import { DropZone } from '@/components/invoices/upload/drop-zone'
import { CompareFile } from '@/components/records/compare-file'

describe('buttons', () => {
  test('send their form only if they are its submit button', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <Button>Ver</Button>
        <Button type="submit">Enviar</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }))
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('passwords', () => {
  afterEach(cleanup)
  const field = () => screen.getByLabelText<HTMLInputElement>('Clave')
  const control = () => screen.getByRole('button', { name: 'Mostrar lo que escribes' })
  const form = () =>
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordInput aria-label="Clave" name="password" defaultValue="secreta" />
      </form>,
    )

  test('are shown and hidden by a button that says which it does', () => {
    form()
    expect([field().type, control().getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    fireEvent.click(control())
    expect([field().type, field().value, control().getAttribute('aria-pressed')]).toEqual([
      'text',
      'secreta',
      'true',
    ])
    fireEvent.click(control())
    expect(field().type).toBe('password')
  })

  test('are hidden when their form is sent', () => {
    form()
    fireEvent.click(control())
    fireEvent.submit(field().form!)
    expect(field().type).toBe('password')
  })

  test('have no button to show them in a page without script', () => {
    expect(renderToString(<PasswordInput name="password" />)).not.toContain('<button')
  })
})

describe('files', () => {
  let root: Root | undefined
  afterEach(async () => {
    await act(async () => root?.unmount())
    document.body.replaceChildren()
  })

  /** Renders the page as the server does, chooses `file` before the scripts run, then hydrates the page. */
  async function takeOver(page: ReactElement, file: File) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    const input = container.querySelector('input') as HTMLInputElement
    let files = [file]
    Object.defineProperty(input, 'files', { get: () => files })
    Object.defineProperty(input, 'value', { set: () => (files = []), get: () => '' })
    root = await act(async () => hydrateRoot(container, page))
  }

  test('that were chosen before the script loaded are taken, once', async () => {
    const onFiles = vi.fn()
    const file = new File(['<x/>'], 'factura.xml')
    await takeOver(<DropZone onFiles={onFiles} />, file)
    expect(onFiles.mock.calls).toEqual([[[file]]])
    await act(async () => root?.render(<DropZone onFiles={onFiles} />))
    expect(onFiles).toHaveBeenCalledTimes(1)
  })

  test('chosen before the script loaded are compared with a record', async () => {
    await takeOver(<CompareFile sha256="0" />, new File(['%PDF-'], 'registro.pdf'))
    expect(await screen.findByText(/registro\.pdf no es el que emitimos/)).toBeDefined()
  })
})
