import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dynamic from 'next/dynamic'
import { afterEach, expect, test, vi } from 'vitest'
import { openedPart } from '@/components/ui/opened-part'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Part = ({ name }: { name: string }) => <p>Hola, {name}</p>

test('a part whose code cannot be loaded says so without breaking the page, and opens on a later try', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new Error('ChunkLoadError'))
  const Opened = dynamic(openedPart(load), { loading: () => null })
  const page = (isOpen: boolean) => (
    <>
      <h1>Página</h1>
      {isOpen ? <Opened name="Ana" /> : null}
    </>
  )
  const { rerender } = render(page(true))
  expect((await screen.findByRole('alert')).textContent).toContain('No tienes conexión a internet')
  expect(screen.getByRole('heading', { name: 'Página' })).toBeTruthy()
  online.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos abrirlo')
  load.mockResolvedValue(Part)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Hola, Ana')).toBeTruthy()
  rerender(page(false))
  rerender(page(true))
  expect(await screen.findByText('Hola, Ana')).toBeTruthy()
})
