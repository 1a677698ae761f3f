import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckedPicture, pictureVerdict } from '@/components/tools/check/checked-picture'
import { InvoiceCheck } from '@/components/tools/check/invoice-check'
import TypedFigures from '@/components/tools/check/typed-figures'
import { figuresText as text, pictureText } from '@/content/tools/typed-figures'
import { noFigures } from '@/lib/einvoice/picture-figures'

Element.prototype.scrollIntoView = () => {}
afterEach(cleanup)
const field = (name: keyof typeof text.fields) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${text.fields[name].label}$`))
const check = () => userEvent.click(screen.getByRole('button', { name: text.check }))

test('opening the form moves the focus to its first field, and going back moves it to the files', async () => {
  render(<InvoiceCheck />)
  await userEvent.click(screen.getByRole('button', { name: 'Escribir los valores' }))
  expect(await screen.findByRole('form', { name: text.title })).toBeDefined()
  expect(document.activeElement).toBe(field('nit'))
  await userEvent.click(screen.getByRole('button', { name: text.files }))
  expect(document.activeElement).toBe(screen.getByLabelText(/Arrastra y suelta/))
})

test('amounts are grouped while they are typed, and one wrong figure is marked in one row', async () => {
  render(<TypedFigures start={null} onFiles={vi.fn()} />)
  await userEvent.type(field('nit'), '900418726-9')
  await userEvent.type(field('base'), '2389000')
  await userEvent.type(field('vat'), '435910')
  await userEvent.type(field('total'), '2824910')
  expect(field('base').value).toBe('2.389.000')
  await check()
  const verdict = await screen.findByRole('heading', { name: 'No cuadra por $\u00a018.000' })
  await waitFor(() => expect(document.activeElement).toBe(verdict))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.filter((row) => row.textContent?.includes(text.differs))).toHaveLength(1)
  expect(screen.getByText('1 por corregir')).toBeDefined()
  expect(screen.getByText(text.nit.right)).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: text.clear }))
  expect(field('base').value).toBe('')
  expect(document.activeElement).toBe(field('nit'))
  expect(screen.queryByRole('table')).toBeNull()
})

test('the first field that cannot be read gets the focus and is marked', async () => {
  render(<TypedFigures start={null} onFiles={vi.fn()} />)
  await userEvent.type(field('base'), 'mucho')
  await check()
  expect(document.activeElement).toBe(field('base'))
  expect(field('base').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(text.review(3))
})

test('figures from a QR code are checked, and can be corrected in the form', async () => {
  const figures = {
    ...noFigures,
    nit: '900418726',
    base: '2389000.00',
    vat: '435910.00',
    total: '2824910.00',
  }
  const file = {
    name: 'foto.jpg',
    picture: 'image' as const,
    seen: { code: 'a1'.repeat(48), figures, source: 'qr' as const },
  }
  const onType = vi.fn()
  expect(pictureVerdict(file)).toBe('No cuadra por $\u00a018.000')
  render(<CheckedPicture file={file} onType={onType} />)
  expect(screen.getByText(pictureText.qr)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toContain('catalogo-vpfe.dian.gov.co')
  await userEvent.click(screen.getByRole('button', { name: pictureText.correct }))
  cleanup()
  render(<TypedFigures start={onType.mock.lastCall![0]} onFiles={vi.fn()} />)
  expect([field('base').value, field('vat').value]).toEqual(['2.389.000', '435.910'])
  expect(screen.getByText(pictureText.qr)).toBeDefined()
})

test('a picture without figures says what to do', () => {
  const seen = { code: '', figures: noFigures, source: null }
  expect(pictureVerdict({ name: 'a', picture: 'pdf', seen })).toBe(pictureText.unread)
  render(<CheckedPicture file={{ name: 'a', picture: 'image', seen }} onType={vi.fn()} />)
  expect(screen.getByText(pictureText.unreadText.image)).toBeDefined()
  expect(screen.getByRole('button', { name: pictureText.type })).toBeDefined()
  cleanup()
  render(<CheckedPicture file={{ name: 'a', picture: 'pdf', seen: 'missing' }} onType={vi.fn()} />)
  expect(screen.getByText(pictureText.noCode)).toBeDefined()
})
