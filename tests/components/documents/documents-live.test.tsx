import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import type { Change } from '@/components/live/change-log'
import { QuickActions } from '@/components/portal/portal-page'
import { readListQuery, wholeList, type ListQuery } from '@/lib/documents/list-query'
import type { DocumentItem, DocumentPage, DriveFolder } from '@/lib/documents/schema'
import { saidToasts } from '@/tests/support/said-toasts'

type Channel = { onChange: (change: Change) => void; onCatchUp: () => void }
const { channels, refresh, replace } = vi.hoisted(() => ({
  channels: {} as Record<string, Channel>,
  refresh: vi.fn(),
  replace: vi.fn(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh, replace }) }))
vi.mock('@/components/live/live-channel', () => ({
  LiveChannel: ({ table, ...channel }: Channel & { table: string }) => {
    channels[table] = channel
    return null
  },
}))

const userId = 'u1'
const item = (id: string, name: string, more: Partial<DocumentItem> = {}): DocumentItem => ({
  id,
  name,
  type: 'application/pdf',
  size: 1200,
  createdAt: '2024-05-12T15:00:00Z',
  ...more,
})
const row = (id: string, name: string, more: Record<string, unknown> = {}) => ({
  id,
  name,
  user_id: userId,
  file_path: `/api/documentos/${id}`,
  file_type: 'application/xml',
  file_size: 900,
  google_drive_link: null,
  uploaded_by: 'client',
  created_at: '2024-06-02T15:00:00Z',
  kind: 'file',
  ...more,
})
const folder: DriveFolder = { id: 'f1', name: 'laura', url: 'https://drive.example/f1' }

const said = saidToasts()
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const pageOf = (items: DocumentItem[], more: Partial<DocumentPage> = {}) =>
  Promise.resolve<DocumentPage>({ items, before: null, after: null, ...more })

type Sources = {
  documents?: Promise<DocumentPage | null>
  drive?: Promise<DriveFolder | null>
  query?: ListQuery
}
const never = new Promise<never>(() => {})
const nobody = Promise.resolve(null)
const screenOf = ({ documents = pageOf([]), drive = nobody, query = wholeList }: Sources) => (
  <DocumentsLive person={userId} account={userId} query={query} documents={documents} folder={drive}>
    <QuickActions />
    <DocumentsSection />
  </DocumentsLive>
)
const show = async (sources: Sources) => act(async () => render(screenOf(sources)))
const happen = (table: string, type: Change['type'], raw: Record<string, unknown>) =>
  act(async () => channels[table]?.onChange({ type, row: raw }))
const names = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent ?? '')

test('each document shows its name, date and type, and links to the file and to Drive', async () => {
  const copy = { driveLink: 'https://drive.example/d1' }
  await show({
    documents: pageOf([item('d1', 'Informe.pdf', copy), item('d2', 'Nota.pdf', { fromFirm: true })]),
  })
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Nombre',
    'Fecha',
    'Tipo',
    'Acción',
  ])
  const [, first, second] = screen.getAllByRole('row')
  if (!first || !second) throw new Error('two rows were expected')
  expect(within(first).getByText('12 de mayo 2024')).toBeDefined()
  expect(within(first).getByText('PDF')).toBeDefined()
  expect(within(first).getByText('1,2 KB · Lo subiste tú')).toBeDefined()
  expect(within(second).getByText('1,2 KB · Lo subió tu asesor')).toBeDefined()
  expect(
    within(first)
      .getByRole('link', { name: /^Ver archivo/ })
      .getAttribute('href'),
  ).toBe('/api/documentos/d1')
  const drive = within(first).getByRole('link', { name: /^Drive/ })
  expect([drive.getAttribute('href'), drive.getAttribute('target'), drive.getAttribute('rel')]).toEqual([
    'https://drive.example/d1',
    '_blank',
    'noopener noreferrer',
  ])
  expect(within(second).queryByRole('link', { name: /^Drive/ })).toBeNull()
  expect(screen.getByText('1 con copia en Drive')).toBeDefined()
})

test('new, changed and deleted documents appear without a reload; tasks and other clients’ documents change nothing', async () => {
  await show({ documents: pageOf([item('d1', 'Informe.pdf')]) })
  await happen('documents', 'INSERT', row('d2', 'FE-4821.xml'))
  expect(names()).toEqual(['FE-4821.xml', 'Informe.pdf'])
  await happen(
    'documents',
    'UPDATE',
    row('d1', 'Informe.pdf', { google_drive_link: 'https://drive.example/d1' }),
  )
  expect(names()).toEqual(['FE-4821.xml', 'Informe.pdf'])
  expect(screen.getByRole('link', { name: /^Drive: Informe/ })).toBeDefined()
  await happen('documents', 'INSERT', row('t1', 'Llamar', { kind: 'task', file_type: 'pending' }))
  await happen('documents', 'DELETE', { id: 'unknown' })
  expect(names()).toEqual(['FE-4821.xml', 'Informe.pdf'])
  await happen('documents', 'DELETE', { id: 'd2' })
  await happen('documents', 'DELETE', { id: 'd1' })
  expect(screen.getByText('No hay documentos disponibles.')).toBeDefined()
})

test('a document that arrives while the list reloads is not lost when the older answer comes', async () => {
  vi.useFakeTimers()
  try {
    const { rerender } = await show({ documents: pageOf([item('d1', 'Informe.pdf')]) })
    channels.documents?.onCatchUp()
    channels.user_drive_folders?.onCatchUp()
    await act(async () => vi.advanceTimersByTime(200))
    expect(refresh).toHaveBeenCalledTimes(1)
    await happen('documents', 'INSERT', row('d2', 'FE-4821.xml'))
    await act(async () => rerender(screenOf({ documents: pageOf([item('d1', 'Informe.pdf')]) })))
    expect(names()).toEqual(['FE-4821.xml', 'Informe.pdf'])
  } finally {
    vi.useRealTimers()
  }
})

test('new documents appear at once only on the first page of all documents; a search reloads', async () => {
  vi.useFakeTimers()
  try {
    const query = readListQuery({ buscar: 'informe' })
    const page = pageOf([item('d1', 'Informe.pdf'), item('d2', 'Informe 2.pdf')])
    const { rerender } = await show({ query, documents: page })
    await happen('documents', 'INSERT', row('d3', 'Informe 3.pdf'))
    await happen('documents', 'DELETE', { id: 'd1' })
    expect(names()).toEqual(['Informe 2.pdf'])
    await act(async () => vi.advanceTimersByTime(1200))
    expect(refresh).toHaveBeenCalledTimes(1)
    const read = pageOf([item('d3', 'Informe 3.pdf'), item('d2', 'Informe 2.pdf')])
    await act(async () => rerender(screenOf({ query, documents: read })))
    expect(names()).toEqual(['Informe 3.pdf', 'Informe 2.pdf'])
  } finally {
    vi.useRealTimers()
  }
})

test('many changes reload the list once; a task or another client’s deletion does not reload it', async () => {
  vi.useFakeTimers()
  try {
    await show({ documents: pageOf([item('d1', 'Informe.pdf')]) })
    await happen('documents', 'INSERT', row('t1', 'Llamar', { kind: 'task', file_type: 'pending' }))
    await happen('documents', 'DELETE', { id: 'unknown' })
    await act(async () => vi.advanceTimersByTime(5000))
    expect(refresh).not.toHaveBeenCalled()
    for (let n = 0; n < 20; n++) await happen('documents', 'INSERT', row(`n${n}`, `${n}.xml`))
    await act(async () => vi.advanceTimersByTime(5000))
    expect(refresh).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a page of documents has twenty rows, and the next page begins after the last one', async () => {
  const old = Array.from({ length: 20 }, (_, n) =>
    item(`d${n}`, `${n}.pdf`, { createdAt: `2024-05-12T15:00:${String(59 - n).padStart(2, '0')}Z` }),
  )
  await show({ documents: pageOf(old) })
  expect(screen.queryByRole('link', { name: 'Siguientes' })).toBeNull()
  await happen('documents', 'INSERT', row('new', 'nuevo.xml'))
  expect(names()).toHaveLength(20)
  expect(names()[0]).toBe('nuevo.xml')
  const next = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Siguientes' }).href)
  expect(next.searchParams.get('despues')).toBe('2024-05-12T15:00:41Z~d18')
})

test('a reload of the documents that is cut off leaves the list as it was', async () => {
  const { rerender } = await show({ documents: pageOf([item('d1', 'Informe.pdf')]) })
  await act(async () => rerender(screenOf({ documents: Promise.reject(new Error('Connection closed.')) })))
  expect(names()).toEqual(['Informe.pdf'])
})

test('the list of documents and the Drive folder say that they are loading', async () => {
  await show({ documents: never, drive: never })
  expect(screen.getByText('Cargando documentos...')).toBeDefined()
  expect(screen.getByText('Cargando...')).toBeDefined()
  expect(screen.queryByText('Carpeta no disponible')).toBeNull()
})

test('a list of documents that could not be loaded offers to try again', async () => {
  await show({ documents: Promise.resolve(null) })
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('without a Drive folder, pressing its card explains how to get one', async () => {
  await show({})
  await userEvent.click(screen.getByRole('button', { name: 'Carpeta no disponible' }))
  expect(said).toEqual([
    {
      kind: 'info',
      title: 'Carpeta aún no creada',
      description: 'Sube tu primera factura para crear tu carpeta en Google Drive.',
    },
  ])
  expect(screen.queryByRole('link', { name: /Drive/ })).toBeNull()
})

test('the Drive folder appears without a reload in its three places, and disappears again', async () => {
  await show({})
  const raw = { user_id: userId, folder_id: 'f1', folder_name: 'laura', folder_url: folder.url }
  await happen('user_drive_folders', 'INSERT', raw)
  const links = ['Ver mi carpeta en Drive', 'Ver en Drive', 'Ver carpeta en Drive'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }),
  )
  for (const link of links) {
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([folder.url, '_blank'])
  }
  await happen('user_drive_folders', 'DELETE', { user_id: 'somebody-else' })
  expect(screen.getByRole('link', { name: /^Ver mi carpeta/ })).toBeDefined()
  await happen('user_drive_folders', 'DELETE', { user_id: userId })
  expect(screen.getByRole('button', { name: 'Carpeta no disponible' })).toBeDefined()
})

test('the card for uploads says what it does and which automation it works with', async () => {
  await show({ drive: Promise.resolve(folder) })
  const card = screen.getByRole('link', { name: /^Subir Facturas/ })
  expect(card.getAttribute('href')).toBe('/portal/facturas')
  expect(within(card).getByText('Envía tus facturas para revisión automática')).toBeDefined()
  expect(within(card).getByText('Integrado con n8n')).toBeDefined()
})
