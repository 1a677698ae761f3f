import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StartSteps } from '@/components/portal/start-steps'
import type { Start } from '@/lib/portal/todo'

afterEach(cleanup)

const start: Start = { approvedAt: '2026-11-23T18:04:00Z', described: false, booked: true }
const now = new Date('2026-11-23T20:00:00Z')

test('the first day says who received the client and when, in one sentence', () => {
  render(<StartSteps start={start} advisor="Diana Cárdenas" now={now} />)
  expect(screen.getByText('Diana Cárdenas te recibió hoy, 23 nov, a las 1:04 p.m.')).toBeTruthy()
  cleanup()
  render(<StartSteps start={{ ...start, approvedAt: null }} advisor={null} now={now} />)
  expect(screen.getByText('Te recibimos.')).toBeTruthy()
  expect(screen.getByText('2 de 4 hecho')).toBeTruthy()
})
