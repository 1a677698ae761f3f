import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ClientList } from '@/components/clients/client-list'
import { FiledDocuments } from '@/components/documents/filed-documents'
import { RegistrationList } from '@/components/registrations/registration-list'
import { registrationTabs } from '@/content/registrations'
import { noFilters } from '@/lib/clients/href'
import { wholeList } from '@/lib/documents/list-query'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  unstable_rethrow: () => undefined,
}))
vi.mock('@/components/documents/folder-nav', () => ({ FolderNav: () => null, folderTitle: () => '' }))
vi.mock('@/components/documents/lazy-filed', async () => ({
  DocumentFilter: () => null,
  FolderZip: () => null,
  DocumentPickList: (await import('@/components/documents/document-pick-list')).DocumentPickList,
}))
afterEach(cleanup)

const now = new Date('2026-11-24T15:00:00Z')
const id = '5b6f6ad0-0000-4000-8000-000000000001'
const client = {
  id,
  title: 'Café del Sur',
  email: 'ana@cafe.example',
  status: 'approved',
  retired: false,
  tags: [],
  municipalities: [],
  contact: { name: null, phone: null, address: null, email: null, version: 0 },
  since: '2026-01-01T12:00:00Z',
  companies: 1,
  invited: null,
  advisors: [],
  waiting: { invoices: 0, messages: 0, appointments: 0, deliveries: 0, requests: 0 },
  next: null,
  seen_at: null,
}
const registration = {
  accountId: id,
  email: 'ana@cafe.example',
  hasMail: true,
  status: 'waitlist',
  registeredAt: '2026-11-20T12:00:00Z',
  emailConfirmed: true,
  companies: [],
}
const document = { id, name: 'RUT.pdf', type: 'application/pdf', size: 9, createdAt: '2026-11-20T12:00:00Z' }

const clients = (change: object) => (
  <ClientList
    query={{ ...noFilters, rows: 25, cursor: null, backward: false, ...change }}
    page={{ rows: [client], before: null, after: null } as never}
    staff={[]}
    tags={[]}
    now={now}
  />
)
const registrations = (tab: (typeof registrationTabs)[number], search = '') => (
  <RegistrationList
    tab={tab}
    search={search}
    page={{ rows: [registration], next: null } as never}
    details={[]}
    continued={false}
    now={now}
  />
)
const documents = (change: object) => (
  <FiledDocuments
    filed={
      { page: { items: [document], before: null, after: null }, folders: { years: [], names: {} } } as never
    }
    query={{ ...wholeList, byFolder: true, ...change }}
    mayRename={false}
    person={null}
    empty=""
  />
)

test.each<[string, ReactElement, ReactElement]>([
  ['a search of clients', clients({}), clients({ search: 'café' })],
  ['a filter of clients', clients({}), clients({ tag: 'anual' })],
  ['another state of registrations', registrations(registrationTabs[0]), registrations(registrationTabs[1])],
  ['a search of documents', documents({}), documents({ search: 'RUT' })],
  ['another page of documents', documents({}), documents({ cursor: ['2026-11-20T12:00:00Z', id] })],
])('a ticked row is no longer ticked after %s', (_what, before, after) => {
  const { rerender } = render(before)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Café|ana@|RUT/ })
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  rerender(after)
  expect(box().checked).toBe(false)
})
