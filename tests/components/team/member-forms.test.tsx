import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemberDetails, MemberForm } from '@/components/team/member-forms'

const change = vi.hoisted(() => vi.fn())
vi.mock('@/lib/team/actions', () => ({ changeMemberAction: change }))
beforeEach(() => void change.mockReset())

const personId = '11111111-1111-4111-8111-111111111111'
const summary = () => screen.getByText('Cambiar nombre o rol')
const panel = () => summary().closest('details')

async function saveAs(name: string) {
  render(
    <MemberDetails name="Laura Gómez">
      <MemberForm personId={personId} givenName="Laura" role="advisor" />
    </MemberDetails>,
  )
  await userEvent.click(summary())
  const field = await screen.findByLabelText('Nombre')
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  return field
}

test('saving a member closes the panel and returns the focus to what opened it', async () => {
  change.mockResolvedValue({ ok: true, data: null })
  await saveAs('Laura Gómez')
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(panel()?.open).toBe(false)
  expect(change).toHaveBeenCalledExactlyOnceWith({
    personId,
    expected: 'advisor',
    name: 'Laura Gómez',
    role: 'advisor',
  })
})

test('a name that a colleague has keeps the panel open, with the reason and the focus at the name', async () => {
  change.mockResolvedValue({ ok: false, code: 'name-taken', message: 'Otra persona ya se llama así.' })
  const field = await saveAs('Camilo Rueda')
  expect(await screen.findByText('Otra persona ya se llama así.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(panel()?.open).toBe(true)
})
