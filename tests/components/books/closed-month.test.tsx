import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExportDialog } from '@/components/books/export-dialog'
import '../../support/browser-dialogs'

const exportBooksAction = vi.hoisted(() => vi.fn())
vi.mock('@/lib/books/actions', () => ({ exportBooksAction, keepModelAction: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: vi.fn() }),
}))
beforeEach(() => {
  exportBooksAction.mockReset().mockResolvedValue({ ok: true, data: { number: 1, entries: 1 } })
})
afterEach(cleanup)

const some = { count: 1, total: '$\u00a01.190.000' }

test('entries of a closed month get the first open day, unless the member chooses the day of each invoice', async () => {
  render(
    <ExportDialog
      client="2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f"
      month="2026-10"
      name="octubre de 2026"
      ready={some}
      fresh={some}
      most={1000}
      digest="lo-que-se-vio"
      last={[]}
      company="Distribuciones Mejía S.A.S."
      model={null}
      isClosed
      firstOpen="2026-11-01"
      onClose={vi.fn()}
    />,
  )
  const choice = within(screen.getByRole('group', { name: 'Con qué fecha entran' }))
  expect(choice.getByText('Octubre de 2026 está cerrado.')).toBeTruthy()
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /el primer día abierto/ }).checked).toBe(true)
  await userEvent.click(choice.getByRole('radio', { name: /^La de cada factura/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await waitFor(() => expect(exportBooksAction).toHaveBeenCalledOnce())
  expect(exportBooksAction.mock.calls[0]?.[0]).toMatchObject({ month: '2026-10', day: 'own' })
})
