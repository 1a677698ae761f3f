import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignatureForm } from '@/components/signatures/firm/signature-form'
import { SignatureList } from '@/components/signatures/firm/signature-list'
import type { FirmRow } from '@/lib/signatures/signature'

const { send, push } = vi.hoisted(() => ({ send: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/signatures/actions', () => ({ sendSignatureAction: send }))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ push, refresh: () => undefined }),
}))
/** This stub shows the pages of a PDF 200 ms late, because the real component needs time to draw the pages too. */
function LatePages({ start = 1, overlay }: { start?: number; overlay?: (page: number) => ReactNode }) {
  const [isDrawn, draw] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => draw(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isDrawn ? <div>las páginas{overlay?.(start)}</div> : null
}
vi.mock('@/components/signatures/pages', () => ({ default: LatePages }))

const request = '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11'
const [rosa, diana] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const choices = {
  people: [{ id: rosa, name: 'Rosa Duarte', email: 'rosa@altavista.example', role: 'owner' }],
  team: [{ id: diana, name: 'Diana Cárdenas', email: 'diana@nogal.example' }],
}
const taken = { request, pages: 3, flattened: ['2 campos quedaron fijos'] }
const answer = (body: object) => vi.fn(async () => ({ json: async () => body }) as Response)
beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, data: null })
  push.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <SignatureForm
      client={{ id: rosa, name: 'Altavista S.A.' }}
      choices={choices}
      former={null}
      templates={[]}
      card={null}
    />,
  )
const file = new File(['%PDF'], 'Carta 2027.pdf', { type: 'application/pdf' })
const bring = () => userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
const add = (value: string) => userEvent.selectOptions(screen.getByLabelText('Agregar un firmante'), value)

test('a kind of document that needs a certificate says why it cannot be sent', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Clase de documento'), 'opinion')
  expect(screen.getByRole('status').textContent).toContain('con su propio certificado digital')
  expect(screen.queryByRole('button', { name: /^Enviar a/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Clase de documento'), 'power')
  expect(screen.getByText(/Quien recibe el poder decide/)).toBeTruthy()
})

test('a PDF that is refused says why, and a good one is shown as it will be signed', async () => {
  vi.stubGlobal(
    'fetch',
    answer({
      ok: false,
      code: 'signature-pdf',
      message: 'Este PDF ya tiene una firma; súbelo como documento.',
    }),
  )
  show()
  await bring()
  expect((await screen.findByRole('alert')).textContent).toContain('ya tiene una firma')
  vi.stubGlobal('fetch', answer({ ok: true, data: taken }))
  await bring()
  expect(await screen.findByText('Así lo van a firmar: 3 páginas.')).toBeTruthy()
  expect(screen.getByText('2 campos quedaron fijos.')).toBeTruthy()
  expect((screen.getByLabelText('Nombre del documento') as HTMLInputElement).value).toBe('Carta 2027')
})

test('signers are ordered with buttons and sent in that order, and a missing name is marked', async () => {
  vi.stubGlobal('fetch', answer({ ok: true, data: taken }))
  show()
  await bring()
  await screen.findByText('Así lo van a firmar: 3 páginas.')
  await add(`client:${rosa}`)
  await add('outside')
  await add(`firm:${diana}`)
  expect(within(screen.getByLabelText('Agregar un firmante')).queryByText(/^Rosa Duarte/)).toBeNull()
  const fields = { 'signers.1.name': 'Escribe el nombre completo.' }
  send.mockResolvedValueOnce({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a 3 firmantes' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Nombre del firmante 2').getAttribute('aria-invalid')).toBe('true'),
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre del firmante 2')))
  await userEvent.type(screen.getByLabelText('Nombre del firmante 2'), 'Sara Isidro')
  await userEvent.type(screen.getByLabelText('Correo del firmante 2'), 'sara@otra.example')
  await userEvent.click(screen.getByRole('button', { name: 'Subir a Sara Isidro' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a 3 firmantes' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/admin/firmas/${request}`))
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    request,
    kind: 'engagement',
    days: 10,
    remindAfter: 2,
    remindEvery: 3,
    signers: [
      { party: 'outside', person: null, email: 'sara@otra.example', role: 'A nombre propio' },
      { party: 'client', person: rosa },
      { party: 'firm', person: diana },
    ],
  })
})

test('a box is placed and moved with the keyboard, can be removed, and is sent', async () => {
  vi.stubGlobal('fetch', answer({ ok: true, data: taken }))
  show()
  await bring()
  await screen.findByText('Así lo van a firmar: 3 páginas.')
  await add(`client:${rosa}`)
  await add(`firm:${diana}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Poner los recuadros' }))
  const place = await screen.findByRole('button', { name: 'Poner en la página 3 el recuadro de Rosa Duarte' })
  expect(document.activeElement).toBe(place)
  await userEvent.click(place)
  const placed = await screen.findByRole('button', { name: /^1\. Rosa Duarte firma aquí/ })
  await waitFor(() => expect(document.activeElement).toBe(placed))
  await userEvent.click(
    screen.getByRole('button', { name: 'Poner en la página 3 el recuadro de Diana Cárdenas' }),
  )
  const box = screen.getByRole('button', { name: /^1\. Rosa Duarte firma aquí.*Recuadro en la página 3/ })
  const left = box.style.left
  box.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(Number.parseFloat(box.style.left) - Number.parseFloat(left)).toBeCloseTo(2)
  expect(screen.getByText(/^Rosa Duarte: a 10% del borde izquierdo/)).toBeTruthy()
  screen.getByRole('button', { name: /^2\. Diana Cárdenas.*Recuadro/ }).focus()
  await userEvent.keyboard('{Delete}')
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Poner en la página 3 el recuadro de Diana Cárdenas',
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a 2 firmantes' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls[0]?.[0].signers).toMatchObject([{ mark: { page: 3, x: 0.1 } }, { mark: null }])
})

test('choosing another PDF removes the boxes that were placed', async () => {
  vi.stubGlobal('fetch', answer({ ok: true, data: taken }))
  show()
  await bring()
  await screen.findByText('Así lo van a firmar: 3 páginas.')
  await add(`client:${rosa}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Poner los recuadros' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Poner en la página 3 el recuadro de Rosa Duarte' }),
  )
  await screen.findByRole('button', { name: /^1\. Rosa Duarte firma aquí/ })
  await bring()
  await screen.findByText('Así lo van a firmar: 3 páginas.')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a 1 firmante' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls[0]?.[0].signers).toMatchObject([{ mark: null }])
})

test('the address of somebody of the client is refused for an external signer, at its field', async () => {
  vi.stubGlobal('fetch', answer({ ok: true, data: taken }))
  send.mockResolvedValue({
    ok: false,
    code: 'signature-outside-known',
    message: 'Ese correo es de alguien del cliente o de tu equipo. Elígelo de la lista.',
  })
  show()
  await bring()
  await add(`firm:${diana}`)
  await add('outside')
  expect(screen.getByRole('button', { name: 'Subir el firmante 2' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Correo del firmante 2'), ' Rosa@Altavista.example')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a 2 firmantes' }))
  const field = screen.getByLabelText('Correo del firmante 2')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(/^Ese correo es de alguien del cliente/)).toBeTruthy()
})

const row: FirmRow = {
  id: request,
  title: 'Carta de compromiso 2027',
  kind: 'engagement',
  status: 'sent',
  message: null,
  by: 'Diana',
  dueAt: null,
  sentAt: null,
  closedAt: null,
  changedAt: '2026-11-26T15:00:00Z',
  pages: 3,
  sha256: 'a'.repeat(64),
  version: 1,
  inOrder: true,
  code: 'x',
  sealedSha256: null,
  sealedAt: null,
  stampedAt: null,
  newer: null,
  client: rosa,
  clientTitle: 'Altavista S.A.',
  reminders: 0,
  signers: [
    { name: 'Rosa Duarte', party: 'client', state: 'signed', reason: null, opened: true, mine: false },
    { name: 'Iván Altavista', party: 'client', state: 'asked', reason: null, opened: true, mine: false },
  ],
  last: { kind: 'opened', at: '2026-11-26T15:00:00Z' },
}

test('the list says who has not signed yet, and why somebody declined', () => {
  const declined = {
    ...row,
    id: rosa,
    status: 'declined' as const,
    signers: [{ ...row.signers[1]!, state: 'declined' as const, reason: 'El valor no es el hablado' }],
  }
  const mine = { ...row, id: diana, signers: [{ ...row.signers[1]!, mine: true }] }
  const page = {
    rows: [row, declined, mine],
    next: null,
    counts: { open: 2, signed: 31, declined: 1, over: 0 },
    mine: 1,
  }
  const { container } = render(
    <SignatureList wanted={{ list: 'open', search: '', client: null, after: null }} page={page} />,
  )
  expect(container.textContent).toContain('2 en curso, 1 espera tu firma.')
  expect(container.textContent).toContain('Rosa Duarte firmó. Falta Iván Altavista')
  expect(container.textContent).toContain('Iván Altavista no aceptó: «El valor no es el hablado»')
  expect(container.textContent).toContain('1 de 2')
  expect(container.textContent).toContain('Te falta a ti')
})

test('a search in the signatures of one client stays with that client', () => {
  const client = '11111111-1111-4111-8111-111111111111'
  const page = { rows: [], next: null, counts: { open: 0, signed: 0, declined: 0, over: 0 }, mine: 0 }
  render(<SignatureList wanted={{ list: 'signed', search: 'mandato', client, after: null }} page={page} />)
  const search = screen.getByRole('searchbox').closest('form') ?? undefined
  expect(Object.fromEntries(new FormData(search))).toEqual({
    lista: 'firmados',
    cliente: client,
    buscar: 'mandato',
  })
})
