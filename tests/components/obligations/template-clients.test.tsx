import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TemplateClients } from '@/components/obligations/templates/template-clients'

const { apply, toast } = vi.hoisted(() => ({ apply: vi.fn(), toast: vi.fn() }))
vi.mock('@/lib/obligations/actions', () => ({ applyTemplateAction: apply }))
vi.mock('@/lib/toast', () => ({ toast }))
vi.mock('@/components/appointments/agenda/client-picker', () => ({
  ClientPicker: ({ onPick }: { onPick: (client: { id: string; name: string }) => void }) =>
    ['Ana', 'Beto'].map((name) => (
      <button key={name} onClick={() => onPick({ id: name, name })}>
        {name}
      </button>
    )),
}))
afterEach(() => void vi.resetAllMocks())

const refused = (client: string) => ({ client, why: 'Ya lo tiene.' })

test.each([
  ['one of them', [refused('Ana')], 1],
  ['all', [refused('Ana'), refused('Beto')], 0],
])(
  'when %s could not get the work of a template, only the others are reported as done',
  async (_, data, times) => {
    apply.mockResolvedValue({ ok: true, data })
    render(<TemplateClients template="t" archived={false} clients={[]} />)
    for (const name of ['Ana', 'Beto']) await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(screen.getByRole('button', { name: /2 clientes/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Ana: Ya lo tiene.')
    expect(toast).toHaveBeenCalledTimes(times)
  },
)
