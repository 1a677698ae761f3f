import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConsentForm } from '@/components/welcome/consent-form'
import { StepStart } from '@/components/welcome/step-start'
import { welcomeText } from '@/content/welcome'
import { StartSteps } from '@/components/portal/start-steps'
import type { Start } from '@/lib/portal/todo'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('@/lib/welcome/actions', () => ({ sendWelcomeAction: send }))

describe('the welcome', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  test('moves the focus to the top of the next step, but not when the page is first opened', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const page = (step: 'company' | 'consent') => (
      <main id="main">
        <h1 tabIndex={-1}>{step}</h1>
        <StepStart step={step} />
      </main>
    )
    const { rerender } = render(page('company'))
    expect(document.activeElement).toBe(document.body)
    rerender(page('consent'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'consent' }))
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('sends nothing without the authorisation, and marks the box that is missing', async () => {
    render(<ConsentForm back={null} />)
    await userEvent.click(screen.getByRole('button', { name: welcomeText.consent.send }))
    const treatment = screen.getByRole('checkbox', { name: welcomeText.consent.treatment.label })
    expect(document.activeElement).toBe(treatment)
    expect(treatment.getAttribute('aria-invalid')).toBe('true')
    const problem = screen.getByText(welcomeText.consent.needed)
    expect(treatment.getAttribute('aria-describedby')?.split(' ')).toContain(problem.id)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the first day in the portal', () => {
  afterEach(cleanup)

  const start: Start = { approvedAt: '2026-11-23T18:04:00Z', described: false, booked: true }
  const now = new Date('2026-11-23T20:00:00Z')

  test('says in one sentence who received the client and when', () => {
    render(<StartSteps start={start} advisor="Diana Cárdenas" now={now} />)
    expect(screen.getByText('Diana Cárdenas te recibió hoy, 23 nov, a las 1:04 p.m.')).toBeTruthy()
    cleanup()
    render(<StartSteps start={{ ...start, approvedAt: null }} advisor={null} now={now} />)
    expect(screen.getByText('Te recibimos.')).toBeTruthy()
    expect(screen.getByText('2 de 4 hecho')).toBeTruthy()
  })
})
