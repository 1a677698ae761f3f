import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FirmRequestPage } from '@/components/document-requests/firm/request-page'
import type { FirmRequest } from '@/lib/document-requests/request'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/lib/document-requests/actions', () => ({}))

const request = (byClient: boolean) =>
  ({
    id: 'r1',
    title: 'Documentos de noviembre de 2026',
    note: null,
    dueOn: '2026-12-10',
    status: 'open',
    askedBy: 'Diana Cárdenas',
    byClient,
    wanted: 1,
    delivered: 1,
    missing: 0,
    toReview: 1,
    before: null,
    every: null,
    until: 'complete',
    reminders: 0,
    remindedAt: null,
    nextReminderAt: null,
    version: 1,
    sentAt: '2026-12-01T15:00:00Z',
    closedAt: null,
    obligation: null,
    items: [],
    client: '0b1f6f7e-3c55-4d0b-9a53-1a2b3c4d5e6f',
    clientTitle: 'Café Tres Lunas S.A.S.',
    byMail: true,
  }) as unknown as FirmRequest

test('a request that the client began is shown as handed in by the client, not as sent by a member', () => {
  const { unmount } = render(<FirmRequestPage request={request(true)} today="2026-12-02" />)
  expect(screen.getByText(/entregada por el cliente desde su calendario/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('enviada por')
  unmount()
  render(<FirmRequestPage request={request(false)} today="2026-12-02" />)
  expect(screen.getByText(/enviada por Diana Cárdenas/)).toBeTruthy()
})
