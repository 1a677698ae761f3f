import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageLog } from '@/components/messages/message-log'
import type { Message } from '@/lib/messages/message'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // jsdom has no layout and cannot scroll, so this stub only sets `scrollTop`.
  Element.prototype.scrollTo = function (this: Element, ...[to]: unknown[]) {
    this.scrollTop = (to as { top: number }).top
  }
})
afterEach(() => void vi.unstubAllGlobals())

const message = (n: number, author: Message['author']): Message => ({
  id: `m${n}`,
  thread: 't1',
  author,
  body: `Mensaje ${n}.`,
  files: [],
  at: `2026-11-20T14:00:0${n}Z`,
  readAt: null,
  name: null,
  by: null,
})
const view = (messages: readonly Message[], outgoing = 0) => (
  <MessageLog
    subject="IVA"
    nameOf={({ author }) => author}
    messages={messages}
    older={false}
    readOlder={async () => true}
    outgoing={outgoing}
  >
    {null}
  </MessageLog>
)
const old = message(1, 'firm')
const newer = () => screen.queryByRole('button', { name: 'Ver el mensaje nuevo' })

/** Shows a log that is 1,000 pixels high, of which 200 are in view, scrolled to pixel 100. */
function showScrolledUp() {
  const { rerender } = render(view([old]))
  const log = screen.getByRole('log')
  Object.defineProperties(log, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } })
  log.scrollTop = 100
  fireEvent.scroll(log)
  return { log, rerender }
}

test('a person who writes while scrolled up is taken to their own message at the end', () => {
  const { log, rerender } = showScrolledUp()
  rerender(view([old], 1))
  expect(log.scrollTop).toBe(1000)
  rerender(view([message(2, 'client'), old]))
  expect(log.scrollTop).toBe(1000)
  expect(newer()).toBeNull()
})

test('a message of the other side does not move a reader who is scrolled up, and a button leads to it', () => {
  const { log, rerender } = showScrolledUp()
  rerender(view([message(2, 'firm'), old]))
  expect(log.scrollTop).toBe(100)
  act(() => newer()?.click())
  expect(log.scrollTop).toBe(1000)
  expect(newer()).toBeNull()
})
