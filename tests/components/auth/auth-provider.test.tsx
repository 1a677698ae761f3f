import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/components/auth/auth-provider'
import { VerifyingAccess } from '@/components/auth/verifying-access'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

describe('the signed-in person', () => {
  function Who() {
    const { name, known } = useAuth()
    return <p>{known ? (name ?? 'nadie') : '…'}</p>
  }
  const page = (
    <AuthProvider>
      <Who />
    </AuthProvider>
  )
  const look = () => act(() => window.dispatchEvent(new Event('focus')))

  afterEach(() => {
    cleanup()
    document.cookie = 'hint=; max-age=0'
    delete document.documentElement.dataset.in
    vi.restoreAllMocks()
  })

  test('the hook fails outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider')
  })

  test('the static page knows nobody, and the browser reads the person', () => {
    document.cookie = `hint=${encodeURIComponent('maría.peña')}`
    expect(renderToString(page)).toContain('…')
    render(page)
    expect(screen.getByText('maría.peña')).toBeDefined()
    expect(document.documentElement.hasAttribute('data-in')).toBe(true)
  })

  test('without the cookie nobody is signed in', () => {
    document.documentElement.dataset.in = ''
    render(page)
    expect(screen.getByText('nadie')).toBeDefined()
    expect(document.documentElement.hasAttribute('data-in')).toBe(false)
  })

  test('a sign-out in another tab shows when the person returns', () => {
    document.cookie = 'hint=laura'
    render(page)
    document.cookie = 'hint=; max-age=0'
    look()
    expect(screen.getByText('nadie')).toBeDefined()
  })

  test('a foreign cookie breaks nothing', () => {
    document.cookie = 'hint=%E0%A4%A'
    render(page)
    expect(screen.getByText('nadie')).toBeDefined()
  })
})

describe('the guard', () => {
  test('the guard says that it is loading', () => {
    render(<VerifyingAccess />)
    expect(screen.getByRole('status').textContent).toBe('Verificando acceso...')
  })
})
