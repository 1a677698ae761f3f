import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RequestFields } from '@/components/document-requests/firm/request-fields'
import { TemplateForm } from '@/components/document-requests/firm/template-form'
import { useRequestDraft } from '@/components/document-requests/firm/use-request-draft'
import { Modal } from '@/components/ui/modal'
import '../../support/browser-dialogs'

vi.mock('@/lib/document-requests/actions', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

function Fields() {
  const form = useRequestDraft(null, '2026-12-02')
  return <RequestFields form={form} templates={[]} today="2026-12-02" problem={null} />
}
const title = () => screen.getByLabelText<HTMLInputElement>('Título')
const template = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Plantilla' })
const question = () => screen.queryByRole('dialog', { name: '¿Reemplazar lo que escribiste?' })
const press = (name: string) =>
  userEvent.click(within(question() as HTMLElement).getByRole('button', { name }))

test('a template replaces typed text only after a question', async () => {
  render(<Fields />)
  await userEvent.type(title(), 'Cierre del año')
  await userEvent.selectOptions(template(), 'IVA')
  expect(question()).toBeTruthy()
  await press('Conservar')
  expect(title().value).toBe('Cierre del año')
  expect(template().value).toBe('')
  await userEvent.selectOptions(template(), 'IVA')
  await press('Reemplazar')
  expect(title().value).toBe('Soportes para el IVA, {periodo}')
  expect(template().value).toBe('iva')
  expect(question()).toBeNull()
})

test('a template fills an empty text without a question', async () => {
  render(<Fields />)
  await userEvent.selectOptions(template(), 'IVA')
  expect(title().value).toBe('Soportes para el IVA, {periodo}')
  await userEvent.selectOptions(template(), 'En blanco')
  expect(title().value).toBe('')
  expect(question()).toBeNull()
})

test('Escape closes only the question, and the dialog around it stays open', async () => {
  const close = vi.fn()
  render(
    <Modal onClose={close}>
      <Fields />
    </Modal>,
  )
  await userEvent.type(title(), 'Cierre del año')
  await userEvent.selectOptions(template(), 'IVA')
  fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }))
  expect(question()).toBeNull()
  expect(close).not.toHaveBeenCalled()
})

test('the form of a firm’s template also asks before another template replaces typed text', async () => {
  render(<TemplateForm template={null} />)
  await userEvent.type(title(), 'Lo de siempre')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Empezar de' }), 'IVA')
  await press('Conservar')
  expect(title().value).toBe('Lo de siempre')
})
