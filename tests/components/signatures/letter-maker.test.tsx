import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignatureForm } from '@/components/signatures/firm/signature-form'
import { TemplateForm } from '@/components/signatures/templates/template-form'
import { letterModels } from '@/content/signature-models'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'
import type { ClientCard } from '@/lib/signatures/templates/terms'

const { make, save, push } = vi.hoisted(() => ({ make: vi.fn(), save: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/signatures/actions', () => ({ sendSignatureAction: vi.fn() }))
vi.mock('@/lib/signatures/templates/actions', () => ({
  makeLetterAction: make,
  saveSignatureTemplateAction: save,
}))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ push, refresh: () => undefined }),
}))
vi.mock('@/components/signatures/pages', () => ({ default: () => <p>las páginas</p> }))

const id = '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11'
const work = '66666666-6666-4666-8666-666666666666'
const template: SignatureTemplate = {
  id,
  ...letterModels.carta,
  version: 3,
  reviewedBy: 'Diana',
  reviewedAt: '2026-11-20T15:00:00Z',
  archived: false,
}
const card: ClientCard = {
  client: 'Altavista S.A.',
  nit: '901.448.203-0',
  advisor: 'Diana Cárdenas',
  firm: 'Nogal & Asociados S.A.S.',
  firmNit: '901.234.567-7',
  city: 'Bogotá',
  today: '2026-11-26',
  work: [{ id: work, name: 'Cierre del mes' }],
}
const choices = {
  people: [{ id, name: 'Rosa Duarte', email: 'rosa@altavista.example', role: 'owner' }],
  team: [],
}
const taken = { request: id, pages: 2, flattened: [] }
beforeEach(() => {
  make.mockReset().mockResolvedValue({ ok: true, data: taken })
  save.mockReset().mockResolvedValue({ ok: true, data: null })
})
afterEach(cleanup)

async function choose() {
  render(
    <SignatureForm
      client={{ id, name: 'Altavista S.A.' }}
      choices={choices}
      former={null}
      templates={[template]}
      card={card}
    />,
  )
  await userEvent.selectOptions(screen.getByLabelText('De dónde sale'), id)
  return screen.findByRole('region', { name: 'Vista previa' })
}

test('a letter is filled from the client’s data, and names the variables that are missing', async () => {
  const sheet = await choose()
  expect(sheet.textContent).toContain('Altavista S.A., NIT 901.448.203-0, que representa Rosa Duarte')
  expect(within(sheet).getByText('falta: día del mes en que se paga')).toBeTruthy()
  expect(screen.getByText(/^Faltan variables: servicios, honorario/)).toBeTruthy()
  expect(screen.queryByLabelText('Clase de documento')).toBeNull()
  expect((screen.getByLabelText('Nombre del documento') as HTMLInputElement).value).toBe(
    'Carta de compromiso',
  )
  make.mockResolvedValue({
    ok: false,
    code: 'signature-letter',
    message: 'Falta una variable: las horas.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Preparar el documento' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Falta una variable')
  expect(screen.getByRole('button', { name: /^Enviar a/ }).hasAttribute('disabled')).toBe(true)
})

test('typed values become services, prices, work and days; changing one later asks to prepare the letter again', async () => {
  const sheet = await choose()
  await userEvent.type(screen.getByLabelText('Servicio 1'), 'Contabilidad mensual')
  await userEvent.type(screen.getByLabelText('Precio del servicio 1, sin IVA'), '1.480.000')
  await userEvent.type(screen.getByLabelText('Día del mes en que se paga'), '10')
  await userEvent.click(screen.getByLabelText('Cierre del mes'))
  expect(sheet.textContent).toMatch(/1\.480\.000 más IVA cada mes/)
  await userEvent.click(screen.getByRole('button', { name: 'Preparar el documento' }))
  expect(await screen.findByText('Así lo van a firmar: 2 páginas.')).toBeTruthy()
  expect(make).toHaveBeenCalledWith({
    client: id,
    template: id,
    version: 3,
    title: 'Carta de compromiso',
    values: {
      texts: { representante: 'Rosa Duarte' },
      days: {},
      lines: [{ name: 'Contabilidad mensual', price: 1_480_000, rhythm: 'month' }],
      work: [work],
      payDay: 10,
    },
  })
  await userEvent.clear(screen.getByLabelText('Día del mes en que se paga'))
  expect(screen.queryByText('Así lo van a firmar: 2 páginas.')).toBeNull()
  expect(screen.getByRole('button', { name: /^Enviar a/ }).hasAttribute('disabled')).toBe(true)
})

test('a variable is inserted at the caret, and a text that the server refuses says why at its field', async () => {
  render(<TemplateForm template={null} model={null} />)
  const body = screen.getByLabelText('Texto') as HTMLTextAreaElement
  await userEvent.type(body, 'Para , hoy')
  body.setSelectionRange(5, 5)
  await userEvent.selectOptions(screen.getByLabelText('Insertar una variable'), 'cliente')
  expect(body.value).toBe('Para {{cliente}}, hoy')
  expect(screen.getByRole('region', { name: 'Así se ve' }).textContent).toBe('Para Nombre del cliente, hoy')
  save.mockResolvedValue({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields: { body: 'No existe la variable {{sueldo}}. Elige una de la lista.' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la plantilla' }))
  expect(await screen.findByText(/No existe la variable \{\{sueldo\}\}/)).toBeTruthy()
  expect(save.mock.calls[0]?.[0]).toMatchObject({ reviewed: false, seen: null, kind: 'other' })
})
