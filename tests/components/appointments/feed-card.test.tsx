import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FeedCard } from '@/components/appointments/feed-card'
import { copyOf } from '@/components/portal/copies/keep-copy'
import { appointments } from '@/content/appointments'

const href = 'https://sitio.example/api/citas/secreta.ics'
vi.mock('@/lib/appointments/actions', () => ({
  renewFeedAction: async () => ({
    ok: true,
    data: { createdAt: '2026-12-03T19:31:00Z', readAt: null, href },
  }),
  revokeFeedAction: async () => ({ ok: true }),
}))

test('the stored copy of the page never contains the private address of the calendar', async () => {
  const { container } = render(
    <main>
      <FeedCard feed={null} />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: appointments.feed.create }))
  expect(await screen.findByDisplayValue(href)).not.toBeNull()
  for (const notice of container.querySelectorAll('[role=status]')) notice.removeAttribute('role')
  const html = copyOf(document, '/portal/calendario', new Date())
  expect(html).not.toContain('secreta')
  expect(html).toContain(appointments.feed.title)
})
