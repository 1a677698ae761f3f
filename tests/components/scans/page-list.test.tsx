import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageList } from '@/components/scans/page-list'
import type { PictureWork } from '@/components/scans/picture-work'
import { useScans } from '@/components/scans/use-scans'
import { largestPhoto, mostPages, type ScanPage } from '@/lib/scans/page'

const stored = vi.hoisted(() => new Map<string, ScanPage>())
const looks = vi.hoisted(() => ({ look: (async () => null) as PictureWork['look'] }))
vi.mock('@/lib/scans/store', () => ({
  keepPages: async (pages: readonly ScanPage[]) => pages.forEach((page) => stored.set(page.id, page)),
  dropPages: async (ids: readonly string[]) => ids.forEach((id) => stored.delete(id)),
}))
vi.mock('@/components/scans/picture-work', () => ({
  startPictureWork: () => ({
    look: (photo: Blob) => looks.look(photo),
    draw: async () => null,
    stop: () => {},
  }),
}))

const onGoOn = vi.fn<() => void>()
function List({ files }: { files: readonly File[] }) {
  const scans = useScans('ana.empresa', [], files)
  return <PageList scans={scans} last={null} onEdit={() => {}} onGoOn={onGoOn} />
}
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const button = (name: string) => screen.getByRole('button', { name })
const order = () => [...stored.values()].toSorted((a, b) => a.place - b.place).map(({ name }) => name)

beforeEach(() => {
  stored.clear()
  looks.look = async () => ({ corners: null, lighter: null })
})

async function show(names: readonly string[]) {
  render(<List files={names.map(photo)} />)
  await waitFor(() => expect([...stored.values()].map(({ found }) => found)).not.toContain(null))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(names.length))
}

test('a photo is stored before its borders are found', async () => {
  let found: (() => void) | undefined
  looks.look = () =>
    new Promise((resolve) => (found = () => resolve({ corners: null, lighter: new Blob(['s']) })))
  render(<List files={[photo('1.jpg')]} />)
  await waitFor(() => expect([...stored.values()]).toMatchObject([{ name: '1.jpg', found: null }]))
  expect(button('Seguir con 1 página')).toHaveProperty('disabled', true)
  await waitFor(() => expect(found).toBeDefined())
  await act(async () => found?.())
  await waitFor(() => expect([...stored.values()][0]?.found).toBe(false))
  expect((await [...stored.values()][0]?.photo.text()) ?? '').toBe('s')
  expect(button('Seguir con 1 página')).toHaveProperty('disabled', false)
})

test('buttons move a page up or down; the focus stays on the page, and its new place is announced', async () => {
  const user = userEvent.setup()
  await show(['1.jpg', '2.jpg', '3.jpg'])
  await user.click(button('Página 3: subir un lugar'))
  expect(order()).toEqual(['1.jpg', '3.jpg', '2.jpg'])
  expect(screen.getByRole('status').textContent).toBe('Ahora es la página 2.')
  await waitFor(() => expect(document.activeElement).toBe(button('Página 2: subir un lugar')))
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['3.jpg', '1.jpg', '2.jpg'])
  // The moved page is the first one now and cannot move up, so the focus is on the button that moves it down.
  await waitFor(() => expect(document.activeElement).toBe(button('Página 1: bajar un lugar')))
  expect(button('Página 1: subir un lugar')).toHaveProperty('disabled', true)
})

test('undoing the removal of a page puts it back in its place', async () => {
  const user = userEvent.setup()
  await show(['1.jpg', '2.jpg', '3.jpg'])
  await user.click(button('Página 2: quitar'))
  expect(order()).toEqual(['1.jpg', '3.jpg'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 páginas' }))
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Deshacer' }))
  expect(order()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

test('a file that is not a photo is named and not kept', async () => {
  looks.look = async (file) => ((await file.text()) === 'nota.txt' ? null : { corners: null, lighter: null })
  render(<List files={[photo('1.jpg'), photo('nota.txt')]} />)
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos abrir "nota.txt"')
  await waitFor(() => expect(order()).toEqual(['1.jpg']))
})

test('a scan has a largest number of pages, and a photo a largest size', async () => {
  const huge = Object.defineProperty(photo('enorme.jpg'), 'size', { value: largestPhoto + 1 })
  const many = Array.from({ length: mostPages + 1 }, (_, at) => photo(`${at}.jpg`))
  render(<List files={[huge, ...many]} />)
  await waitFor(() => expect(stored.size).toBe(mostPages))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('"enorme.jpg" pesa demasiado')
  expect(said).toContain(`como máximo ${mostPages} páginas`)
})
