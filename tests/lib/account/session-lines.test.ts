import { expect, test } from 'vitest'
import { sessionLines } from '@/lib/account/session-lines'

const laptop = {
  id: 's1',
  current: false,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36',
  ip: '203.0.113.7',
  opened_at: '2026-11-03T13:05:00Z',
  used_at: '2026-11-27T20:40:00Z',
}

test('a session says when it was opened, when it was last used, and from where', () => {
  const [line] = sessionLines([laptop])
  expect(line?.device).toBe('Chrome en Windows')
  expect(line?.detail.split(' · ')).toEqual([
    'Abierta: 03/11/2026, 8:05 a.m.',
    'Último uso: 27/11/2026, 3:40 p.m.',
    'Dirección 203.0.113.7',
  ])
})

test('the session in use shows when it was opened but no last use, and an unknown address is left out', () => {
  const [line] = sessionLines([{ ...laptop, current: true, ip: 'unknown' }])
  expect(line?.detail).toBe('Abierta: 03/11/2026, 8:05 a.m.')
})
